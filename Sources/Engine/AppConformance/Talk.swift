// Asks a server that has been met for all that it offers, and sees what it does.

import AppProcesses
import BehestJSON
import BehestProcess
import JSONSchema
import ModelContextProtocol

/// The lists of a server, as it sent them.
struct ServerLists {
  var tools: [JSON] = []
  var prompts: [JSON] = []
  var resources: [JSON] = []
  var templates: [JSON] = []

  /// The lists as an app's manifest has them.
  var json: JSON {
    [
      "tools": .array(tools), "prompts": .array(prompts), "resourceTemplates": .array(templates),
      "hasResources": .boolean(!resources.isEmpty),
    ]
  }
}

/// The requests of a check to one process of a server, one after the other.
struct Talk {
  private let wire: Wire
  private let server: ServerDescription
  private let limits: ConformanceCheck.Limits
  /// Whether the connection has ended; nothing more can be asked.
  private(set) var isOver = false

  init(_ wire: Wire, _ server: ServerDescription, limits: ConformanceCheck.Limits) {
    self.wire = wire
    self.server = server
    self.limits = limits
  }

  /// Sends a request; `nil` when there is no answer, which is reported.
  private mutating func ask(
    _ method: String, _ params: JSON = [:], about subject: String? = nil,
    _ report: inout ConformanceReport
  ) async -> Result<JSON, RPCError>? {
    guard !isOver else { return nil }
    do {
      return .success(try await wire.client.request(method, params, limit: limits.answer))
    } catch ClientError.server(let error) {
      return .failure(error)
    } catch ClientError.timedOut(let limit) {
      report.add([
        ConformanceFinding(
          .answersInTime, subject ?? method, "There is no answer within \(limit.words).")
      ])
    } catch {
      isOver = true
      let end = await wire.end(within: .seconds(10))
      let words =
        end.map { "The server ends with status \($0.end.status) instead of answering." }
        ?? "The server closes its output instead of answering."
      report.add([ConformanceFinding(.staysUp, subject ?? method, words)])
    }
    return nil
  }

  // MARK: Lists

  /// Asks for all lists, and checks their elements.
  mutating func lists(_ report: inout ConformanceReport) async -> ServerLists {
    var lists = ServerLists()
    lists.tools = await list("tools/list", "tools", of: "tools", &report) ?? []
    lists.prompts = await list("prompts/list", "prompts", of: "prompts", &report) ?? []
    lists.resources = await list("resources/list", "resources", of: "resources", &report) ?? []
    if server.has("resources") {
      // A server may have resources and no templates, and say that it does not know the method.
      lists.templates =
        await pages("resources/templates/list", "resourceTemplates", &report) { _, _ in } ?? []
    }
    report.add(ToolChecks.findings(lists.tools, in: server.version))
    report.add(EntryChecks.prompts(lists.prompts))
    report.add(EntryChecks.resources(lists.resources))
    report.add(EntryChecks.templates(lists.templates))
    report.counts = [
      ("tool", lists.tools.count), ("prompt", lists.prompts.count),
      ("resource", lists.resources.count), ("template", lists.templates.count),
    ].filter { $0.count > 0 }
    await read(lists.resources, &report)
    await complete(lists, &report)
    return lists
  }

  private mutating func list(
    _ method: String, _ member: String, of capability: String, _ report: inout ConformanceReport
  ) async -> [JSON]? {
    let isDeclared = server.has(capability)
    let entries = await pages(method, member, &report) { words, report in
      guard isDeclared else { return }
      report.add([ConformanceFinding(.declaredWorks, method, words)])
    }
    if let entries, !isDeclared, !entries.isEmpty {
      report.add([
        ConformanceFinding(
          .answeredDeclared, method, "It is answered, and “\(capability)” is no capability.")
      ])
    }
    return entries
  }

  private static let mostPages = 1_000

  /// Asks for all pages of a list; `nil` when it is not there.
  private mutating func pages(
    _ method: String, _ member: String, _ report: inout ConformanceReport,
    refused: (String, inout ConformanceReport) -> Void
  ) async -> [JSON]? {
    var entries: [JSON] = []
    var last: [JSON] = []
    var params: JSON = [:]
    var seen: Set<JSON> = []
    while true {
      guard let answer = await ask(method, params, &report) else { return entries }
      guard case .success(let page) = answer else {
        if case .failure(let error) = answer {
          refused("It is refused with \(error.code): \(error.message)", &report)
        }
        return seen.isEmpty ? nil : entries
      }
      guard let part = page[member]?.array else {
        refused("The result has no list “\(member)”.", &report)
        return entries
      }
      entries += part
      guard let cursor = page["nextCursor"], cursor != nil else { return entries }
      var mistake: String?
      if cursor.string == nil {
        mistake = "The cursor \(cursor.text(isPretty: false)) is no text."
      } else if !seen.insert(cursor).inserted {
        mistake = "The cursor \(cursor.text(isPretty: false)) comes again."
      } else if seen.count >= Self.mostPages {
        mistake = "There are more than \(Self.mostPages) pages."
      }
      if let mistake {
        // Of a server that always sends the same page, one is enough.
        if part == last { entries.removeLast(part.count) }
        report.add([ConformanceFinding(.pages, method, mistake)])
        return entries
      }
      last = part
      params = ["cursor": cursor]
    }
  }

  private mutating func read(_ resources: [JSON], _ report: inout ConformanceReport) async {
    for uri in resources.compactMap({ $0["uri"]?.string }).prefix(3) {
      let subject = "resource \(uri)"
      let answer = await ask("resources/read", ["uri": .string(uri)], about: subject, &report)
      switch answer {
      case nil: return
      case .failure(let error)?:
        report.add([
          ConformanceFinding(.readable, subject, "It cannot be read: \(error.message)")
        ])
      case .success(let result)?:
        let contents = result["contents"]?.array ?? []
        let isGood = contents.allSatisfy { $0["text"]?.string != nil || $0["blob"]?.string != nil }
        if result["contents"]?.array == nil || !isGood {
          report.add([
            ConformanceFinding(
              .readable, subject, at: "/contents", "It is no list of contents with text or blob.")
          ])
        }
      }
    }
  }

  /// Asks for a completion of whatever has an argument, if the server says that it completes.
  private mutating func complete(_ lists: ServerLists, _ report: inout ConformanceReport) async {
    guard server.has("completions") else { return }
    var reference: JSON = ["type": "ref/prompt", "name": "behest-no-such-prompt"]
    var argument = "value"
    let named = lists.prompts.first { $0["arguments"]?.array?.first?["name"]?.string != nil }
    if let named {
      reference["name"] = named["name"]
      argument = named["arguments"]?.array?.first?["name"]?.string ?? argument
    } else if let template = lists.templates.first {
      reference = ["type": "ref/resource"]
      reference["uri"] = template["uriTemplate"]
    }
    let params: JSON = [
      "ref": reference, "argument": ["name": .string(argument), "value": ""],
    ]
    if case .failure(let error)? = await ask("completion/complete", params, &report),
      error.code == RPCError.Code.methodNotFound.rawValue
    {
      report.add([
        ConformanceFinding(.declaredWorks, "completion/complete", "The method is not known.")
      ])
    }
  }

  // MARK: The extension

  /// Reads the manifest of a server that has the extension, or lists its manifest among its resources;
  /// `nil` when there is none to check.
  mutating func manifest(
    listedBy lists: ServerLists, _ report: inout ConformanceReport
  ) async -> JSON? {
    let address = "behest://app"
    let isListed = lists.resources.contains { $0["uri"]?.string == address }
    guard isListed || server.has(extension: "behest/app") else { return nil }
    let answer = await ask("resources/read", ["uri": .string(address)], about: address, &report)
    // A server may have a part of the extension alone.
    guard case .success(let result)? = answer else { return nil }
    func broken(_ pointer: String?, _ words: String) -> JSON? {
      report.add([ConformanceFinding(.manifestForm, address, at: pointer, words)])
      return nil
    }
    let text = result["contents"]?.array?.first?["text"]?.string
    guard let text, let json = try? JSON(parsing: text.utf8) else {
      return broken(nil, "It is no JSON.")
    }
    guard json["version"]?.integer == 1 else { return broken("/version", "It is not 1.") }
    guard let apps = json["apps"]?.array, !apps.isEmpty else {
      return broken("/apps", "There are no apps.")
    }
    for (index, app) in apps.enumerated() where app["name"]?.string?.isEmpty ?? true {
      return broken("/apps/\(index)/name", "There is no name.")
    }
    return json
  }

  // MARK: Behaviour

  private static let mostCalls = 10

  /// Sees what unknown names and missing arguments do, and calls tools that only read.
  mutating func calls(_ tools: [JSON], _ report: inout ConformanceReport) async {
    await unknownMethod(&report)
    guard server.has("tools") else { return }
    await refusal(of: "behest-no-such-tool", .unknownTool, "A tool that does not exist", &report)
    var known: Set<String> = []
    let readers = tools.compactMap(Tool.init).filter {
      known.insert($0.name).inserted && $0.isReadOnly == true
    }
    func needs(_ tool: Tool) -> Bool { !Schema(tool.inputSchema).required.isEmpty }
    for tool in readers.filter(needs).prefix(3) {
      await refusal(of: tool.name, .missingArgument, "A call without its arguments", &report)
    }
    for tool in readers.filter({ !needs($0) }).prefix(Self.mostCalls) where !isOver {
      await call(tool, &report)
    }
  }

  private mutating func unknownMethod(_ report: inout ConformanceReport) async {
    let method = "behest/no-such-method"
    switch await ask(method, [:], &report) {
    case nil: break
    case .success?:
      report.add([ConformanceFinding(.refusesUnknown, method, "It is answered with a result.")])
    case .failure(let error)?:
      if error.code != RPCError.Code.methodNotFound.rawValue {
        report.add([
          ConformanceFinding(.methodNotFound, method, "It is answered with \(error.code).")
        ])
      }
    }
  }

  /// Calls a tool that has to refuse the call, by an error or, of its own, by a question.
  private mutating func refusal(
    of tool: String, _ rule: ConformanceRule, _ call: String, _ report: inout ConformanceReport
  ) async {
    let params: JSON = ["name": .string(tool), "arguments": [:]]
    guard
      case .success(let result)? = await ask("tools/call", params, about: "tool \(tool)", &report),
      result["isError"] != true, result["resultType"]?.string != "input_required"
    else { return }
    report.add([ConformanceFinding(rule, "tool \(tool)", "\(call) is answered with a result.")])
  }

  private mutating func call(_ tool: Tool, _ report: inout ConformanceReport) async {
    let subject = "tool \(tool.name)"
    report.called.append(tool.name)
    let params: JSON = ["name": .string(tool.name), "arguments": [:]]
    guard case .success(let result)? = await ask("tools/call", params, about: subject, &report),
      result["resultType"]?.string != "input_required"
    else { return }
    func broken(_ rule: ConformanceRule, _ pointer: String, _ words: String) {
      report.add([ConformanceFinding(rule, subject, at: pointer, words)])
    }
    guard let content = result["content"]?.array else {
      return broken(.content, "/content", "The result has no list of content.")
    }
    for (index, block) in content.enumerated() {
      if case .other(let name) = Content(block) {
        broken(.content, "/content/\(index)/type", "There is no type “\(name)” of content.")
      }
    }
    if let isError = result["isError"], isError.boolean == nil {
      broken(.content, "/isError", "It is \(isError.text(isPretty: false)).")
    }
    guard let schema = tool.outputSchema, result["isError"] != true else { return }
    guard let value = result["structuredContent"] else {
      return broken(.structured, "/structuredContent", "It is not there.")
    }
    for violation in Schema(schema).violations(of: value) {
      broken(.structured, "/structuredContent", "There, \(violation.words).")
    }
  }

  /// Sends what is no message, and sees whether the next request is answered.
  mutating func nonsense(_ report: inout ConformanceReport) async {
    guard !isOver else { return }
    wire.sendNonsense()
    let method = server.version.isStateless ? "server/discover" : "ping"
    do {
      _ = try await wire.client.request(method, limit: limits.answer)
    } catch ClientError.server {
      // An answer is an answer.
    } catch {
      isOver = true
      report.add([
        ConformanceFinding(
          .survivesNonsense, "server", "After such a line \(method) is not answered.")
      ])
    }
  }
}
