// The requests that a client makes, one function a method.

package import BehestJSON

extension MCPClient {
  /// The maximum number of entries that are taken of a list.
  private static let mostEntries = 20_000
  /// The maximum number of pages that are taken of a list.
  private static let mostPages = 1_000

  /// Returns the server's tools.
  package func tools(within limit: Duration) async throws -> [Tool] {
    try await entries("tools/list", "tools", limit).compactMap(Tool.init)
  }

  /// Returns the server's resources; none when it has no such capability.
  package func resources(within limit: Duration) async throws -> [Resource] {
    guard server?.has("resources") == true else { return [] }
    return try await entries("resources/list", "resources", limit).map { Resource($0) }
  }

  /// Returns the templates of the server's resources; none when it has no such capability.
  package func resourceTemplates(within limit: Duration) async throws -> [ResourceTemplate] {
    guard server?.has("resources") == true else { return [] }
    return try await entries("resources/templates/list", "resourceTemplates", limit)
      .compactMap(ResourceTemplate.init)
  }

  /// Returns the entries of all pages of a list.
  ///
  /// - Parameter limit: The time for all of them.
  package func entries(
    _ method: String, _ name: String, _ limit: Duration
  ) async throws -> [JSON] {
    var entries: [JSON] = []
    var params: JSON = [:]
    let deadline = ContinuousClock.now + limit
    var seen: Set<JSON> = []
    while true {
      let page = try await request(method, params, limit: deadline - .now)
      entries += page[name]?.array ?? []
      // A cursor that comes again would go round for ever.
      guard let cursor = page["nextCursor"], cursor != nil, seen.insert(cursor).inserted,
        seen.count < Self.mostPages, entries.count < Self.mostEntries
      else { return Array(entries.prefix(Self.mostEntries)) }
      params = ["cursor": cursor]
    }
  }

  /// Calls a tool.
  package func call(
    _ tool: String, _ arguments: JSON, meta: JSON = [:], within limit: Duration,
    _ listeners: Listeners
  ) async throws -> ToolResult {
    var params: JSON = ["name": .string(tool), "arguments": arguments]
    if meta != [:] { params["_meta"] = meta }
    return try ToolResult(try await answer("tools/call", params, limit: limit, listeners))
  }

  /// Returns the messages of a prompt.
  package func prompt(
    _ name: String, _ arguments: JSON, within limit: Duration, _ listeners: Listeners
  ) async throws -> [PromptMessage] {
    let params: JSON = ["name": .string(name), "arguments": arguments]
    return PromptMessage.messages(
      in: try await answer("prompts/get", params, limit: limit, listeners))
  }

  /// Returns the contents of a resource.
  package func read(
    _ uri: String, meta: JSON = [:], within limit: Duration, _ listeners: Listeners = Listeners()
  ) async throws -> [ResourceContents] {
    var params: JSON = ["uri": .string(uri)]
    if meta != [:] { params["_meta"] = meta }
    let result = try await answer("resources/read", params, limit: limit, listeners)
    return (result["contents"]?.array ?? []).map { ResourceContents($0) }
  }

  /// Returns the result of completing an argument of a prompt or of a template of addresses.
  ///
  /// - Parameters:
  ///   - reference: A prompt, `["type": "ref/prompt", "name": …]`, or a template,
  ///     `["type": "ref/resource", "uri": …]`.
  ///   - known: The arguments that have values already.
  package func complete(
    _ argument: String, _ text: String, of reference: JSON, knowing known: JSON = [:],
    within limit: Duration
  ) async throws -> JSON {
    var params: JSON = [
      "ref": reference, "argument": ["name": .string(argument), "value": .string(text)],
    ]
    if known != [:] { params["context"] = ["arguments": known] }
    return try await request("completion/complete", params, limit: limit)
  }
}
