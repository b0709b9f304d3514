// Tests of intents whose effect can be taken back, and of where an intent runs.

import AppIntents
import FoundationGaps
import IntentEngine
import SwiftApps
import Synchronization
import Testing

@MainActor private final class Shelf {
  static let shared = Shelf()
  var jars = ["jam", "honey"]
}

private struct DropJarIntent: UndoableIntent {
  static let title: LocalizedStringResource = "Drop Jar"

  @Parameter(title: "Jar") var jar: String

  @MainActor func perform() async throws -> some IntentResult & ReturnsValue<Bool> {
    let before = Shelf.shared.jars
    Shelf.shared.jars.removeAll { $0 == jar }
    undoManager?.registerUndo(withTarget: Shelf.shared) { shelf in shelf.jars = before }
    undoManager?.setActionName("Drop \(jar)")
    return .result(value: undoManager != nil)
  }
}

private struct WhereIntent: AppIntent {
  static let title: LocalizedStringResource = "Where"
  static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]

  func perform() async throws -> some IntentResult & ReturnsValue<[Bool]> {
    let before = systemContext.currentMode
    if before.canContinueInForeground { try await continueInForeground(alwaysConfirm: false) }
    return .result(value: [before == .foreground, systemContext.currentMode == .foreground])
  }
}

private struct InFrontIntent: AppIntent {
  static let title: LocalizedStringResource = "In Front"
  static let supportedModes: IntentModes = .foreground

  func perform() async throws -> some IntentResult & ReturnsValue<Bool> {
    .result(value: systemContext.currentMode == .foreground)
  }
}

@Suite struct UndoTests {
  private let conversation: Conversation

  init() throws {
    let app = IntentEngine.App(
      name: "Pantry", intents: [DropJarIntent.self, WhereIntent.self, InFrontIntent.self])
    conversation = try Conversation(catalog: Catalog([app]))
  }

  private func run(_ name: String, _ values: [Input.Value] = []) async -> IntentEngine.Value? {
    await conversation.say(Input(.run(intent: name), values: values)).outcome?.value
  }

  @Test func `an intent registers how to take its effect back`() async {
    #expect(await conversation.undo() == nil)
    for jar in ["jam", "honey"] {
      let value = await run("DropJar", [Input.Value(name: "jar", text: jar)])
      #expect(value == .boolean(true))
    }
    #expect(await Shelf.shared.jars.isEmpty)
    #expect(await conversation.undo() == "Drop honey")
    #expect(await Shelf.shared.jars == ["honey"])
    #expect(await conversation.undo() == "Drop jam")
    #expect(await Shelf.shared.jars == ["jam", "honey"])
    #expect(await conversation.undo() == nil)
  }

  @Test func `performed directly, an intent has nowhere to register`() {
    #expect(DropJarIntent().undoManager == nil)
  }

  @Test func `an intent knows whether its app is at the front`() async {
    #expect(await run("Where") == .list([.boolean(false), .boolean(true)]))
    #expect(await run("InFront") == .boolean(true))
  }
}
