// A call of a script's intent: its values, and what performing it does.

import BehestJSON
import Foundation
import IntentEngine
import ScriptBundles
import ScriptCards
import Synchronization

/// A call of an intent of a script.
final class ScriptCall: IntentCall {
  let intent: ScriptIntent
  private let values: Mutex<[String: Value]>

  init(_ intent: ScriptIntent, values: [String: Value] = [:]) {
    self.intent = intent
    self.values = Mutex(values)
  }

  /// Creates the call that the runtime describes as an intent; `nil` when it describes none.
  convenience init?(_ json: JSON, of app: ScriptApp) {
    guard let name = json["name"]?.string, let number = json["protocol"]?.integer else {
      return nil
    }
    self.init(
      ScriptIntent(app: app, kind: .registered(name, number)),
      values: json["params"].map { ["params": .json($0)] } ?? [:])
  }

  /// Creates the call that a control of a view performs.
  convenience init?(_ action: ScriptAction, of app: ScriptApp, session: String?) {
    func press(_ number: Int, _ arguments: [JSON], _ input: ScriptInput?) -> [String: Value] {
      [
        "session": .text(session ?? ""), "action": .integer(number),
        "arguments": .json(.array(arguments)),
      ]
    }
    switch action {
    case .intent(let json): self.init(json, of: app)
    case .closure(let number, let arguments):
      guard session != nil else { return nil }
      self.init(
        ScriptIntent(app: app, kind: .press(nil)), values: press(number, arguments, nil))
    case .input(let number, let input):
      guard session != nil else { return nil }
      self.init(ScriptIntent(app: app, kind: .press(input)), values: press(number, [], input))
    }
  }

  var source: any IntentSource { intent }
  var parameters: [ParameterFacts] { intent.parameters }
  var summary: String? { nil }
  var target: Value? { nil }
  var address: URL? { nil }

  func value(of parameter: String) -> Value? { values.withLock { $0[parameter] } }
  func isSet(_ parameter: String) -> Bool { value(of: parameter) != nil }
  func assign(_ value: Value?, to parameter: String) throws {
    values.withLock { $0[parameter] = value }
  }
  func resolved(_ words: String, for parameter: String) async throws -> Value? { nil }
  func startingValue(of parameter: String) async throws -> Value? { nil }
  func prepare() async throws {}

  func options(for parameter: String) async throws -> OptionList {
    OptionList(items: intent.values(of: parameter).map { (.text($0), nil) })
  }

  func perform(with respondent: any Respondent) async throws -> CallEnd {
    let app = intent.app
    switch intent.kind {
    case .start(let way): return .done(try await app.start(self, way, respondent))
    case .registered(let name, _):
      return .done(try await app.perform(name, value(of: "params")?.json ?? .null, respondent))
    case .presented:
      let session = try app.session(named: value(of: "session")?.text ?? "")
      return .done(CallResult(content: try await session.content()))
    case .press(let input):
      let session = try app.session(named: value(of: "session")?.text ?? "")
      var arguments = value(of: "arguments")?.json?.array ?? []
      if let input, let value = value(of: "value") { arguments.append(input.json(of: value)) }
      let number = value(of: "action")?.json?.integer ?? 0
      return .done(try await session.press(number, arguments, asking: respondent))
    case .surface(let surface): return .done(try await app.show(surface, self, respondent))
    }
  }
}

extension Value {
  /// The value as JSON; a text is a string.
  var json: JSON? {
    switch self {
    case .json(let json): json
    case .integer(let number): .integer(number)
    case .number(let number): .number(number)
    case .boolean(let isTrue): .boolean(isTrue)
    case .native(let native): native.value.plain.json
    case .list(let values): .array(values.compactMap(\.json))
    default: .string(text)
    }
  }
}

extension ScriptInput {
  /// Returns the argument for a value that a person gave.
  fileprivate func json(of value: Value) -> JSON {
    switch (kind, value) {
    case (.number, _): Double(value.text).map { argument($0) } ?? self.value
    case (.date, .date(let date)): argument(date)
    case (.choice(let choices), _):
      choices.first { $0.title == value.text }?.value ?? .string(value.text)
    default: .string(value.text)
    }
  }
}
