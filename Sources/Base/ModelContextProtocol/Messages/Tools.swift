// Tools: `tools/list` and `tools/call`.

package import BehestJSON

/// A tool that a server lists.
package struct Tool: Hashable, Sendable {
  /// The identifier of the tool: "git_status".
  package var name: String
  /// The title for people; `nil` when there is none.
  package var title: String?
  /// The description of the tool's action; `nil` when there is none.
  package var explanation: String?
  /// The JSON Schema of the arguments, of an object.
  package var inputSchema: JSON
  /// The JSON Schema of `ToolResult.structured`; `nil` when there is none.
  package var outputSchema: JSON?
  /// Whether the tool changes nothing; `nil` when the server does not say.
  package var isReadOnly: Bool?
  /// Whether the tool may destroy something; `nil` when the server does not say.
  package var isDestructive: Bool?
  /// Whether a second call with the same arguments has no further effect; `nil` when the server does
  /// not say.
  package var isIdempotent: Bool?
  /// Whether the tool reaches other systems; `nil` when the server does not say.
  package var isOpenWorld: Bool?
  /// The facts of extensions, by their names; empty when there are none.
  package var meta: JSON

  /// Creates a tool.
  package init(
    name: String, title: String? = nil, explanation: String? = nil, inputSchema: JSON,
    outputSchema: JSON? = nil, isReadOnly: Bool? = nil, isDestructive: Bool? = nil,
    isIdempotent: Bool? = nil, isOpenWorld: Bool? = nil, meta: JSON = [:]
  ) {
    self.name = name
    self.title = title
    self.explanation = explanation
    self.inputSchema = inputSchema
    self.outputSchema = outputSchema
    self.isReadOnly = isReadOnly
    self.isDestructive = isDestructive
    self.isIdempotent = isIdempotent
    self.isOpenWorld = isOpenWorld
    self.meta = meta
  }

  /// Creates a tool from an element of `tools`; `nil` when it has no name.
  package init?(_ json: JSON) {
    guard let name = json["name"]?.string?.nonEmpty else { return nil }
    let hints = json["annotations"] ?? [:]
    self.init(
      name: name, title: (json["title"] ?? hints["title"])?.string?.nonEmpty,
      explanation: json["description"]?.string?.cleaned.nonEmpty,
      inputSchema: json["inputSchema"] ?? [:],
      outputSchema: json["outputSchema"], isReadOnly: hints["readOnlyHint"]?.boolean,
      isDestructive: hints["destructiveHint"]?.boolean,
      isIdempotent: hints["idempotentHint"]?.boolean,
      isOpenWorld: hints["openWorldHint"]?.boolean, meta: json["_meta"] ?? [:])
  }

  /// The tool as an element of `tools`.
  package var json: JSON {
    var json: JSON = ["name": .string(name), "inputSchema": inputSchema]
    json["title"] = title.map { .string($0) }
    json["description"] = explanation.map { .string($0) }
    json["outputSchema"] = outputSchema
    var hints: JSON = [:]
    hints["readOnlyHint"] = isReadOnly.map { .boolean($0) }
    hints["destructiveHint"] = isDestructive.map { .boolean($0) }
    hints["idempotentHint"] = isIdempotent.map { .boolean($0) }
    hints["openWorldHint"] = isOpenWorld.map { .boolean($0) }
    if hints != [:] { json["annotations"] = hints }
    if meta != [:] { json["_meta"] = meta }
    return json
  }
}

/// The result of a tool.
package struct ToolResult: Hashable, Sendable {
  /// The content for people, and for language models.
  package var content: [Content]
  /// The content for programs; `nil` when there is none.
  package var structured: JSON?
  /// Whether the tool failed, and the content says why.
  package var isError: Bool
  /// The facts of extensions, by their names; empty when there are none.
  package var meta: JSON

  /// Creates a result of a tool.
  package init(
    content: [Content], structured: JSON? = nil, isError: Bool = false, meta: JSON = [:]
  ) {
    self.content = content
    self.structured = structured
    self.isError = isError
    self.meta = meta
  }

  /// Creates a result from that of `tools/call`.
  ///
  /// - Throws: `ClientError` for a result without content, or with content of another form.
  package init(_ json: JSON) throws(ClientError) {
    let structured = json["structuredContent"]
    guard let content = json["content"]?.array ?? (structured == nil ? nil : []) else {
      throw .nonsense("its result has no list of content")
    }
    self.init(
      content: content.map { Content($0) }, structured: structured,
      isError: json["isError"] ?? false != false, meta: json["_meta"] ?? [:])
  }

  /// The result as that of `tools/call`.
  package var json: JSON {
    var json: JSON = ["content": .array(content.map(\.json)), "isError": .boolean(isError)]
    json["structuredContent"] = structured
    if meta != [:] { json["_meta"] = meta }
    return json
  }
}

extension String {
  /// The text without blank lines around it and the indentation of its lines, as of a docstring.
  var cleaned: String {
    let lines = split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    func isBlank(_ line: Substring) -> Bool { line.allSatisfy(\.isWhitespace) }
    // The first line begins behind the quotation marks, whatever the others' indentation.
    let indentation =
      lines.dropFirst().filter { !isBlank($0) }
      .map { $0.prefix(while: \.isWhitespace).count }.min() ?? 0
    let first = lines.prefix(1).map { $0.drop(while: \.isWhitespace) }
    var rest = (first + lines.dropFirst().map { isBlank($0) ? "" : $0.dropFirst(indentation) })[...]
    rest = rest.drop(while: isBlank)
    while let last = rest.last, isBlank(last) { rest.removeLast() }
    return rest.joined(separator: "\n")
  }
}
