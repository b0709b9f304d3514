// A script's tool as an intent of its app, which asks for approval before it runs.

import AppProtocol
import BehestJSON
import Foundation
import IntentEngine
import ScriptBundles
import ScriptEngine

/// The intent that runs a script's tool.
struct ToolIntent: IntentSource {
  let app: ScriptApp
  let tool: ScriptTool

  var id: String { "\(app.name).\(tool.id)" }
  var typeName: String { tool.id }
  var title: String { tool.title }
  var explanation: String? { tool.explanation }
  /// An assistant's arguments are complete: what may be left out is not asked for.
  var leavesOptionsUnasked: Bool { true }

  func has(_ trait: IntentTrait) -> Bool { trait == .isDiscoverable || trait == .isListed }
  func makeCall() -> any IntentCall { ToolCall(of: self) }
}

/// A call of a script's tool.
private final class ToolCall: IntentCall {
  private let intent: ToolIntent
  private let values: SchemaValues

  init(of intent: ToolIntent) {
    self.intent = intent
    values = SchemaValues(SchemaParameters(intent.tool.schema, typePrefix: intent.id))
  }

  var source: any IntentSource { intent }
  var parameters: [ParameterFacts] { values.schema.facts }
  var summary: String? { nil }
  var target: Value? { nil }
  var address: URL? { nil }

  func value(of parameter: String) -> Value? { values.value(of: parameter) }
  func isSet(_ parameter: String) -> Bool { values.isSet(parameter) }
  func assign(_ value: Value?, to parameter: String) throws { values.assign(value, to: parameter) }
  func resolved(_ words: String, for parameter: String) async throws -> Value? {
    values.schema.list(of: words, for: parameter)
  }
  func problem(with value: Value, for parameter: String) -> String? {
    values.schema.problem(with: value, for: parameter)
  }
  func options(for parameter: String) async throws -> OptionList { OptionList() }
  func startingValue(of parameter: String) async throws -> Value? { nil }
  func prepare() async throws {}

  func perform(with respondent: any Respondent) async throws -> CallEnd {
    .done(try await intent.app.run(intent.tool, try values.arguments(), respondent))
  }
}

extension ScriptApp {
  /// Runs the tool, after a person has agreed where it asks for that.
  fileprivate func run(
    _ tool: ScriptTool, _ arguments: JSON, _ respondent: any Respondent
  ) async throws -> CallResult {
    let contents = try refreshed()
    guard let bundle = contents.bundles[.assistantTool] else {
      throw Failure(.intentFailed, "\(name) has no assistant_tool.tsx.")
    }
    let session = ScriptSession(
      self, contents, entry: .assistantTool, way: .run, respondent: respondent)
    let run = try await session.load(bundle)
    defer { session.end() }
    let registered = try await session.failing { try await run.call("tools") }.array?.first
    let name = JSON.string(tool.id)
    if tool.needsApproval || registered?["approval"] == true {
      let words = try await session.failing {
        try await run.start("approval", arguments: [name, arguments])
      }
      try await approve(tool, words, respondent)
    }
    let result = try await session.failing {
      try await run.start("runTool", arguments: [name, arguments])
    }
    let message = result["message"]?.string ?? ""
    guard result["success"] == true else {
      throw Failure(.intentFailed, message.nonEmpty ?? "\(tool.title) failed.")
    }
    var end = CallResult(value: message.isEmpty ? nil : .text(message))
    session.complete(&end)
    return end
  }

  /// Asks the person to agree to a call, in the script's words.
  ///
  /// Unlike the original, a tool that is declined is not run to be told so.
  private func approve(
    _ tool: ScriptTool, _ words: JSON, _ respondent: any Respondent
  ) async throws {
    let lines = [words["title"]?.string ?? tool.title, words["message"]?.string]
      .compactMap { $0?.nonEmpty }
    _ = try await respondent.ask(
      .confirmation(
        accept: [words["primaryButtonLabel"]?.string?.nonEmpty ?? "Allow"],
        decline: [words["secondaryButtonLabel"]?.string?.nonEmpty ?? "Don’t Allow"],
        isDestructive: false, dialog: Dialog(lines.joined(separator: "\n")), showsDialog: true,
        content: nil))
  }
}
