// Conversations with an app of this package, held by its tests.

import AppIntentsTesting
import Foundation
import SampleSoupy
import Testing

@Suite struct SoupyConversationTests {
  private static func soupy(
    _ folder: ScratchFolder = ScratchFolder()
  ) async throws -> AppConversation {
    let orders = folder.url.appending(path: "Soupy.json")
    return try await AppConversation("Soupy") { Soupy.launch(ordersFile: orders) }
  }

  // Dependencies belong to the process, and other tests launch Soupy too.
  @Test func `an order is a question, a confirmation, a value, a card and its buttons`() async {
    await #expect(processExitsWith: .success) { try await SoupyConversationTests.order() }
  }

  private static func order() async throws {
    let folder = ScratchFolder()
    let soupy = try await soupy(folder)
    var turn = await soupy.say("order tomato soup in Soupy")
    #expect(turn.end == .question)
    #expect(turn.exitStatus == 3)
    #expect(turn.question?.text == "What size?")
    #expect(turn.question?.kind == .choice)
    #expect(turn.question?.parameter == "size")
    #expect(turn.question?.options == ["Small", "Medium", "Large"])
    #expect(turn.parameters == ["soup": "Tomato Soup", "quantity": "1"])

    turn = try await soupy.pick(1)
    #expect(turn.question?.text == "Order 1 small Tomato Soup for $4.50?")
    #expect(turn.question?.kind == .confirmation)
    #expect(turn.question?.acceptWords.first == "Order")

    turn = try await soupy.confirm()
    #expect(turn.end == .done)
    #expect(turn.exitStatus == 0)
    #expect(turn.intent == "OrderSoup")
    #expect(turn.dialog == "Ordered 1 small Tomato Soup.")
    #expect(turn.buttons == ["Advance", "Cancel Order"])
    #expect(
      turn.card(width: 50) == """
        ╭ ♨ Order 1 ─────────────────────────────────────╮
        │ 1 small Tomato Soup                            │
        │ ⌴ Received                               $4.50 │
        ├────────────────────────────────────────────────┤
        │ [1] Advance                   [2] Cancel Order │
        ╰────────────────────────────────────────────────╯
        """)

    turn = await soupy.press("Advance")
    #expect(turn.card(width: 50)?.contains("Cooking") == true, "\(turn)")
  }

  @Test func `a declined confirmation and a question left are told apart`() async throws {
    let soupy = try await Self.soupy()
    await soupy.say("order tomato soup in Soupy")
    try await soupy.answer("large")
    let declined = try await soupy.decline()
    #expect(declined.end == .declined)
    #expect(declined.exitStatus == 4)

    await soupy.say("order tomato soup in Soupy")
    let left = await soupy.cancel()
    #expect(left.end == .cancelled)
  }

  @Test func `what matches nothing names what is near`() async throws {
    let turn = try await Self.soupy().say("where is my bicycle in Soupy")
    #expect(turn.end == .nothingMatched)
    #expect(turn.exitStatus == 7)
    #expect(!turn.nearest.isEmpty)
  }

  @Test func `an answer that does not fit the question is an error of the test`() async throws {
    let soupy = try await Self.soupy()
    await #expect(throws: AppIntentsTestingError.self) { try await soupy.confirm() }
    await soupy.say("order tomato soup in Soupy")
    do {
      try await soupy.pick("Smal")
      Issue.record("picked an option that is not there")
    } catch {
      #expect("\(error)" == "“What size?” has no option “Smal”. Did you mean Small?")
    }
    do {
      try await soupy.confirm()
      Issue.record("confirmed a choice")
    } catch {
      #expect("\(error)" == "Cannot confirm: “What size?” asks for a choice.")
    }
  }
}
