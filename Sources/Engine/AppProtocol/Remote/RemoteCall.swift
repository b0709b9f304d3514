// A call of a remote app's intent: its values are here, its work is done by the server.

import AppExtension
import BehestJSON
import Foundation
import IntentEngine
import ModelContextProtocol
import Synchronization

/// A call of an intent of a remote app; every request has all its values.
final class RemoteCall: IntentCall {
  let intent: RemoteIntent
  private let current: Mutex<CallState>
  /// The calls of other intents whose parameters this one has asked for.
  private let companions = Mutex<[RemoteCall]>([])
  /// The server's description of the call with its values; `nil` before it was asked.
  private let described = Mutex<JSON?>(nil)

  init(_ state: CallState, of app: RemoteApp) {
    // An intent of the system is none of the app's manifest: its call brings its description.
    intent =
      state.intent.map { RemoteIntent(facts: $0, app: app) } ?? app.intent(ofTool: state.tool)
    current = Mutex(state)
  }

  private var app: RemoteApp { intent.app }

  /// The values that are set, and the name under which the server keeps the call.
  var state: CallState { current.withLock { $0 } }

  var source: any IntentSource { intent }
  var parameters: [ParameterFacts] { intent.facts.parameters.map(asked) }
  var summary: String? {
    described.withLock { $0.map { $0["summary"]?.string } } ?? intent.facts.summary
  }
  var target: Value? { intent.has(.opens) ? value(of: "target") : nil }
  var address: URL? { described.withLock { $0?["address"]?.string }.flatMap { URL(string: $0) } }

  func value(of parameter: String) -> Value? {
    current.withLock { $0.values[parameter] } ?? defaultValue(of: parameter)
  }

  func isSet(_ parameter: String) -> Bool {
    current.withLock { $0.values[parameter] != nil } || defaultValue(of: parameter) != nil
  }

  private func defaultValue(of parameter: String) -> Value? {
    intent.facts.parameters.first { $0.name == parameter }?.defaultValue
  }

  func assign(_ value: Value?, to parameter: String) throws {
    current.withLock { $0.values[parameter] = .some(value) }
  }

  func resolved(_ words: String, for parameter: String) async throws -> Value? {
    try await ask("resolve", parameter, ["words": .string(words)])["value"]
      .flatMap(app.coder.value)
  }

  func options(for parameter: String) async throws -> OptionList {
    app.coder.optionList(try await ask("options", parameter))
  }

  func startingValue(of parameter: String) async throws -> Value? {
    try await ask("startingValue", parameter)["value"].flatMap(app.coder.value)
  }

  func describe() async throws {
    // The manifest describes a call without values.
    guard !state.values.isEmpty else { return }
    let answer = try await app.ask("describe", ["call": app.coder.json(state)])
    described.withLock { $0 = answer }
  }

  func prepare() async throws {
    let answer = try await app.ask("prepare", ["call": app.coder.json(state)])
    adopt(answer["call"])
  }

  private func ask(
    _ method: String, _ parameter: String, _ arguments: JSON = [:]
  ) async throws -> JSON {
    try await app.ask(
      method,
      arguments.merging(["call": app.coder.json(state), "parameter": .string(parameter)]))
  }

  /// Takes over the state that the server has of the call.
  private func adopt(_ json: JSON?) {
    guard let known = json.flatMap(app.coder.call) else { return }
    current.withLock { state in
      state.kept = known.kept
      state.values.merge(known.values) { $1 }
    }
  }

  /// Returns the description of a parameter, whose entities the server finds for this call.
  private func asked(_ facts: ParameterFacts) -> ParameterFacts {
    var facts = facts
    facts.kind = facts.kind.asked(of: app, for: self, facts.name)
    return facts
  }

  // MARK: Performing

  func perform(with respondent: any Respondent) async throws -> CallEnd {
    let coder = app.coder
    let companions = companions.withLock { $0 }
    let progress = ProgressReports(respondent)
    let listeners = MCPClient.Listeners(
      ask: { try await self.answer($0, with: respondent) },
      news: { [app] params in
        let news = params["_meta"]?[RemoteApp.extensionName] ?? [:]
        if let tool = news["redraw"]?.string { respondent.redraw(app.intent(ofTool: tool)) }
        if news["comesForward"] == true { respondent.comeForward() }
        if let report = news["progress"] { progress.report(report) }
      })
    let result = try await app.call(
      intent.facts.tool, [:],
      [
        "perform": coder.json(state), "isInForeground": .boolean(respondent.isInForeground),
        "companions": .array(companions.map { coder.json($0.state) }),
      ], listeners)
    progress.end()
    await app.countChanges()
    let facts = result.meta[RemoteApp.extensionName]
    adopt(facts?["call"])
    guard let end = facts?["end"].flatMap(coder.end) else {
      throw Failure(.intentFailed, "\(app.name) ended “\(intent.title)” without saying how.")
    }
    return try callEnd(end)
  }

  private func callEnd(_ end: EndRecord) throws -> CallEnd {
    switch end {
    case .done(let result):
      return .done(
        CallResult(
          value: result.value, dialog: result.dialog, content: result.content.map(content),
          next: result.next.map { RemoteCall($0, of: app) }, copy: result.copy))
    case .needsValue(let parameter, let dialog):
      return .needsValue(self.parameter(parameter), dialog: dialog)
    case .needsChoice(let parameter, let values, let dialog):
      return .needsChoice(self.parameter(parameter), among: values, dialog: dialog)
    case .restart: return .restart
    case .needsForeground(let asks, let dialog, let accept, let decline, let name):
      return .needsForeground(
        asks: asks, dialog: dialog, accept: accept, decline: decline,
        goOn: { [app] in _ = try await app.ask("goOn", ["name": .string(name)]) })
    case .failed(let error): throw error
    case .withdrawn: throw Withdrawn()
    case .declined: throw Declined()
    }
  }

  /// Returns a parameter of this call, or of another one that the intent asks about.
  private func parameter(_ reference: ParameterReference) -> CallParameter {
    guard let owner = reference.owner, owner.kept == nil || owner.kept != state.kept else {
      return CallParameter(asked(reference.facts), in: self)
    }
    let call = RemoteCall(owner, of: app)
    companions.withLock { companions in
      companions.removeAll { $0.state.kept == owner.kept }
      companions.append(call)
    }
    return CallParameter(call.asked(reference.facts), in: call)
  }

  private func content(_ content: ContentRecord) -> CardSource {
    switch content {
    case .snippet(let call): return .intent(RemoteCall(call, of: app))
    case .card(let card, let actions):
      let calls = actions.map { $0.map { RemoteCall($0, of: app) } }
      return .view { _ in (card, calls) }
    }
  }

  // MARK: Questions

  /// Answers a question of the running intent; that of a plain server has no record.
  private func answer(
    _ question: Elicitation, with respondent: any Respondent
  ) async throws -> ElicitationAnswer {
    guard let record = question.meta[RemoteApp.extensionName].flatMap(app.coder.request) else {
      return try await Questions(app: app.name, respondent: respondent).answer(question)
    }
    do {
      return .accept(app.coder.json(try await answer(record, with: respondent)))
    } catch is Declined {
      return .decline
    } catch is Withdrawn, is CancellationError {
      return .cancel
    } catch {
      return .accept(app.coder.json(AnswerRecord.failed(error)))
    }
  }

  private func answer(
    _ record: RequestRecord, with respondent: any Respondent
  ) async throws -> AnswerRecord {
    let request: IntentRequest
    switch record {
    case .value(let parameter, let dialog):
      request = .value(self.parameter(parameter), dialog: dialog)
    case .choice(let parameter, let values, let dialog):
      request = .choice(self.parameter(parameter), among: values, dialog: dialog)
    case .valueConfirmation(let parameter, let value, let dialog, let content):
      request = .valueConfirmation(
        self.parameter(parameter), value, dialog: dialog, content: content.map(self.content))
    case .confirmation(
      let accept, let decline, let isDestructive, let dialog, let showsDialog, let content):
      request = .confirmation(
        accept: accept, decline: decline, isDestructive: isDestructive, dialog: dialog,
        showsDialog: showsDialog, content: content.map(self.content))
    case .option(let options, let dialog, let content):
      request = .option(options, dialog: dialog, content: content.map(self.content))
    case .perform(let call):
      _ = try await respondent.perform(RemoteCall(call, of: app))
      return .performed
    }
    return .answer(try await respondent.ask(request))
  }
}
