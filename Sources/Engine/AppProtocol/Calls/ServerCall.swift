// A call of a mounted app's intent: its values, and the request to the server.

import AppExtension
import BehestCards
import BehestJSON
import Foundation
import IntentEngine
import ModelContextProtocol
import Synchronization

/// A call of an intent of a mounted app.
final class ServerCall: IntentCall {
  let intent: ServerIntent
  private let values: SchemaValues

  init(of intent: ServerIntent) {
    self.intent = intent
    values = SchemaValues(intent.parameters)
  }

  var source: any IntentSource { intent }
  var parameters: [ParameterFacts] {
    if case .resource(let type) = intent.action { [type.parameter] } else { values.schema.facts }
  }
  var summary: String? { intent.summary }
  var target: Value? { nil }
  var address: URL? { nil }

  /// Takes over the values of a call as the server describes it.
  func adopt(_ state: CallState) {
    if case .object(let arguments)? = state.arguments {
      for (name, json) in arguments {
        values.assign(values.schema.value(of: json, for: name), to: name)
      }
    }
    for (name, value) in state.values { values.assign(value, to: name) }
  }

  func value(of parameter: String) -> Value? { values.value(of: parameter) }
  func isSet(_ parameter: String) -> Bool { values.isSet(parameter) }
  func assign(_ value: Value?, to parameter: String) throws { values.assign(value, to: parameter) }

  /// Returns the list that words are as JSON, or the contents of the resource that "resource" and its
  /// name or address stand for.
  func resolved(_ words: String, for parameter: String) async throws -> Value? {
    if let list = values.schema.list(of: words, for: parameter) { return list }
    let parts = words.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, parts[0].lowercased() == "resource",
      let resources = intent.server.resources
    else { return nil }
    return try await resources.contents(of: String(parts[1]))
  }

  func problem(with value: Value, for parameter: String) -> String? {
    values.schema.problem(with: value, for: parameter)
  }
  func options(for parameter: String) async throws -> OptionList { OptionList() }
  func startingValue(of parameter: String) async throws -> Value? { nil }
  func prepare() async throws {}

  /// The time without a word of the server after which a call is given up.
  private static let patience = Duration.seconds(300)

  func perform(with respondent: any Respondent) async throws -> CallEnd {
    let arguments = try arguments()
    if intent.needsConsent { try await askConsent(arguments, respondent) }
    let app = intent.server.name
    let progress = ProgressReports(respondent)
    let questions = Questions(app: app, respondent: respondent)
    let listeners =
      replies?.listeners(for: respondent, progress)
      ?? MCPClient.Listeners(
        ask: { try await questions.answer($0) }, progress: { progress.report($0) })
    do {
      return try await progress.waiting(for: app) {
        try await request(arguments, respondent, listeners)
      }
    } catch let error as ClientError {
      throw await intent.server.link.failure(for: error)
    }
  }

  /// Makes the request, with a handshake if the server can only so ask its questions.
  private func request(
    _ arguments: JSON, _ respondent: any Respondent, _ listeners: MCPClient.Listeners
  ) async throws -> CallEnd {
    let link = intent.server.link
    let client = try await link.client()
    do {
      return try await request(arguments, from: client, respondent, listeners)
    } catch ClientError.server(let error)
      where error.code == RPCError.Code.invalidRequest.rawValue
      && client.server?.version.isStateless == true
    {
      // A server of both eras may have tools that ask in the older way alone. It refuses those
      // calls as a whole, so that they can be made again.
      await link.preferHandshake()
      return try await request(arguments, from: try await link.client(), respondent, listeners)
    }
  }

  private func request(
    _ arguments: JSON, from client: MCPClient, _ respondent: any Respondent,
    _ listeners: MCPClient.Listeners
  ) async throws -> CallEnd {
    switch intent.action {
    case .tool(let tool):
      let meta = intent.server.remote?.meta(["isInForeground": .boolean(respondent.isInForeground)])
      let result = try await client.call(
        tool.name, arguments, meta: meta ?? [:], within: Self.patience, listeners)
      return try end(result)
    case .prompt(let prompt):
      let messages = try await client.prompt(
        prompt.name, arguments, within: Self.patience, listeners)
      return .done(CallResult(messages))
    case .template(let template):
      guard case .object(let members) = arguments else { return .done(CallResult()) }
      let values = Dictionary(members.map { ($0.key, $0.value.string ?? "") }) { $1 }
      let address = template.address(with: values)
      return .done(
        CallResult(try await client.read(address, within: Self.patience, listeners)))
    case .resource:
      let address = values.value(of: "resource")?.identifier ?? ""
      return .done(
        CallResult(try await client.read(address, within: Self.patience, listeners)))
    }
  }

  /// Returns the end of the call, of which the extension may say more than the result.
  ///
  /// - Throws: The error that the call has ended with.
  private func end(_ result: ToolResult) throws -> CallEnd {
    guard let replies, let facts = result.meta[BehestExtension.name] else {
      return .done(try CallResult(result, of: intent.server.name))
    }
    replies.app.link.donations.keep(in: facts)
    if result.isError, let error = facts["error"] { throw ExtensionCoder.error(error) }
    let end = try facts["end"].flatMap(replies.app.coder.end).map(replies.callEnd)
    guard case .done(var told)? = end else {
      return try end ?? .done(CallResult(result, of: intent.server.name))
    }
    // The text is for clients that know neither dialogs nor cards.
    guard told.value == nil,
      result.structured != nil || (told.dialog == nil && told.content == nil)
    else { return .done(told) }
    let plain = try CallResult(result, of: intent.server.name)
    told.value = plain.value
    if told.content == nil {
      told.content = plain.content
      told.showsValue = plain.showsValue
    }
    return .done(told)
  }

  /// The replies of a server with the extension; `nil` for another server.
  private var replies: ExtensionReplies? {
    intent.server.remote.map { remote in
      ExtensionReplies(app: remote) { reference in
        let known = self.parameters.first { $0.name == reference.facts.name }
        return CallParameter(known ?? reference.facts, in: self)
      }
    }
  }

  /// Returns the arguments of the request.
  ///
  /// - Throws: `Failure` when the schema does not allow them.
  private func arguments() throws -> JSON {
    if case .resource = intent.action { return [:] }
    let arguments = try values.arguments()
    return arguments.merging(.object(intent.fixed))
  }

  /// Asks whether to run a tool, with all that it would be given.
  private func askConsent(_ arguments: JSON, _ respondent: any Respondent) async throws {
    var given: [String] = []
    var shown: [Block] = []
    for (name, value) in arguments.object ?? [:] {
      let text = value.string ?? value.text(isPretty: false)
      if text.count <= 60, !text.contains(where: \.isNewline) {
        given.append("\(name) \(text)")
      } else {
        given.append(Sentence.shownAbove(name: name))
        shown.append(.paragraph([.styled(.strong, [.text(name)])]))
        shown.append(.code(language: nil, text: value.string ?? value.text(isPretty: true)))
      }
    }
    let (title, app) = (intent.title, intent.server.name)
    let values = given.joined(separator: ", ")
    let card = Card(blocks: shown)
    _ = try await respondent.ask(
      .confirmation(
        accept: [Sentence.runTitle(), Sentence.yesTitle(), Sentence.continueTitle()],
        decline: [Sentence.cancelTitle(), Sentence.noTitle()], isDestructive: true,
        dialog: Dialog(
          given.isEmpty
            ? Sentence.runIn(title: title, app: app)
            : Sentence.runInWith(title: title, app: app, values: values)),
        showsDialog: true, content: shown.isEmpty ? nil : .view { _ in (card, []) }))
  }
}
