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

  init(_ state: CallState, of intent: RemoteIntent) {
    self.intent = intent
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
    try await ask(.resolve, parameter, ["words": .string(words)])["value"]
      .flatMap(app.coder.value)
  }

  func options(for parameter: String) async throws -> OptionList {
    app.coder.optionList(try await ask(.options, parameter))
  }

  func startingValue(of parameter: String) async throws -> Value? {
    try await ask(.startingValue, parameter)["value"].flatMap(app.coder.value)
  }

  func describe() async throws {
    // The manifest describes a call without values.
    guard !state.values.isEmpty else { return }
    let answer = try await app.ask(.describe, ["call": app.coder.json(state)])
    described.withLock { $0 = answer }
  }

  func prepare() async throws {
    let answer = try await app.ask(.prepare, ["call": app.coder.json(state)])
    adopt(answer["call"])
  }

  private func ask(
    _ method: BehestExtension.Method, _ parameter: String, _ arguments: JSON = [:]
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
    let replies = ExtensionReplies(app: app) { self.parameter($0) }
    let progress = ProgressReports(respondent)
    let listeners = replies.listeners(for: respondent, progress)
    let result = try await progress.waiting(for: app.name) {
      try await app.call(
        intent.facts.tool, [:],
        [
          "perform": coder.json(state), "isInForeground": .boolean(respondent.isInForeground),
          "companions": .array(companions.map { coder.json($0.state) }),
        ], listeners)
    }
    await app.countChanges()
    let facts = result.meta[BehestExtension.name]
    app.link.donations.keep(in: facts)
    adopt(facts?["call"])
    guard let end = facts?["end"].flatMap(coder.end) else {
      throw Failure(
        .intentFailed, Sentence.endedSilently(app: app.name, title: intent.title))
    }
    return try replies.callEnd(end)
  }

  /// Returns a parameter of this call, or of another one that the intent asks about.
  private func parameter(_ reference: ParameterReference) -> CallParameter {
    guard let owner = reference.owner, owner.kept == nil || owner.kept != state.kept,
      let call = app.call(owner) as? RemoteCall
    else { return CallParameter(asked(reference.facts), in: self) }
    companions.withLock { companions in
      companions.removeAll { $0.state.kept == owner.kept }
      companions.append(call)
    }
    return CallParameter(call.asked(reference.facts), in: call)
  }
}
