// Tests of the numbers of buttons on a card that is drawn again, and of those that are disabled.

import AppIntents
import BehestCards
import BehestSwiftUI
import FoundationGaps
import IntentEngine
import SwiftApps
import Synchronization
import Testing

/// The buttons that the snippet draws: what each takes, and its label.
private let tray = Mutex<[(label: String, item: Int?, isEnabled: Bool)]>([])

private struct TakeIntent: AppIntent {
  static let title: LocalizedStringResource = "Take"
  @Parameter(title: "Item") var item: Int

  init() {}
  init(_ item: Int) { self.item = item }

  func perform() async throws -> some IntentResult {
    tray.withLock { $0.removeAll { $0.item == item } }
    return .result()
  }
}

private struct LeaveIntent: AppIntent {
  static let title: LocalizedStringResource = "Leave"

  func perform() async throws -> some IntentResult { .result() }
}

private struct TraySnippet: SnippetIntent {
  static let title: LocalizedStringResource = "Tray"

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    let buttons = tray.withLock { $0 }
    return .result(
      view: VStack {
        Text("Tray")
        ForEach(buttons.indices, id: \.self) { index in
          let button = buttons[index]
          Group {
            if let item = button.item {
              Button(button.label, intent: TakeIntent(item))
            } else {
              Button(button.label, intent: LeaveIntent())
            }
          }
          .disabled(!button.isEnabled)
        }
      })
  }
}

private struct ConfirmTrayIntent: AppIntent {
  static let title: LocalizedStringResource = "Confirm Tray"

  func perform() async throws -> some IntentResult {
    try await requestConfirmation(
      actionName: .go, dialog: "Carry it?", snippetIntent: TraySnippet())
    return .result()
  }
}

@Suite(.serialized) struct ButtonNumberTests {
  private let conversation: Conversation

  init() throws {
    let app = IntentEngine.App(
      name: "Canteen",
      intents: [TakeIntent.self, LeaveIntent.self, TraySnippet.self, ConfirmTrayIntent.self])
    conversation = try Conversation(catalog: Catalog([app]))
  }

  private func put(_ buttons: (label: String, item: Int?)...) {
    tray.withLock { $0 = buttons.map { ($0.label, $0.item, true) } }
  }

  private func numbers(_ card: Card?) -> [String] {
    (card?.controls ?? []).map { "\($0.number ?? 0) \($0.name)" }
  }

  private func shown() async -> [String] {
    numbers(await conversation.say(Input(.run(intent: "TraySnippet"))).outcome?.card)
  }

  private func redrawn() async throws -> [String] { numbers(try await conversation.redraw()) }

  @Test func `a button that has gone leaves the numbers of the others`() async throws {
    put(("Soup", 1), ("Bread", 2), ("Tea", 3), ("Leave", nil))
    #expect(await shown() == ["1 Soup", "2 Bread", "3 Tea", "4 Leave"])
    let pressed = try #require(await conversation.say("2").outcome)
    #expect(numbers(pressed.card) == ["1 Soup", "3 Tea", "4 Leave"])
    let gone = try #require(await conversation.say(Input(.press(2))).failure)
    #expect(gone.words == "The card has no button 2. There is Soup, Tea, Leave.")
    put(("Cake", 4), ("Soup", 1), ("Tea", 3), ("Leave", nil))
    #expect(try await redrawn() == ["5 Cake", "1 Soup", "3 Tea", "4 Leave"])
    put(("Bread", 2), ("Tea", 3))
    #expect(try await redrawn() == ["2 Bread", "3 Tea"])
    _ = await conversation.say("tea")
    #expect(tray.withLock { $0.map(\.label) } == ["Bread"])
  }

  @Test func `a button keeps its number when its label or its value changes`() async throws {
    put(("Choose", 1), ("Chosen", 2), ("Choose", 3))
    #expect(await shown() == ["1 Choose", "2 Chosen", "3 Choose"])
    put(("Chosen", 1), ("Choose", 2), ("Choose", 3))
    #expect(try await redrawn() == ["1 Chosen", "2 Choose", "3 Choose"])
    put(("Less", 4), ("More", 6))
    #expect(await shown() == ["1 Less", "2 More"])
    put(("More", 7), ("Less", 5))
    #expect(try await redrawn() == ["2 More", "1 Less"])
  }

  @Test func `buttons that replace all of their intent have the numbers of those`() async throws {
    put(("Paris", 1), ("Rome", 2), ("Leave", nil))
    #expect(await shown() == ["1 Paris", "2 Rome", "3 Leave"])
    put(("Oslo", 3), ("Bern", 4), ("Wien", 5), ("Leave", nil))
    #expect(try await redrawn() == ["1 Oslo", "2 Bern", "4 Wien", "3 Leave"])
  }

  @Test func `a card that keeps no button numbers its buttons from 1`() async throws {
    put(("Soup", 1), ("Bread", 2))
    _ = await shown()
    put()
    #expect(try await redrawn() == [])
    put(("Leave", nil))
    #expect(try await redrawn() == ["1 Leave"])
  }

  @Test func `a disabled button has a number, and pressing it says why nothing happens`()
    async throws
  {
    put(("Soup", 1), ("Bread", 2))
    tray.withLock { $0[0].isEnabled = false }
    #expect(await shown() == ["1 Soup", "2 Bread"])
    for input in [Input("1"), Input("soup"), Input(.press(1)), Input(.pressNamed("Soup"))] {
      let failure = try #require(await conversation.say(input).failure)
      #expect(failure.code == .nothingToPress)
      #expect(failure.words == "“Soup” is not available now.")
    }
    _ = await conversation.say(Input(.run(intent: "ConfirmTray")))
    let failure = try #require(await conversation.say(Input(.press(1))).failure)
    #expect(failure.words == "“Soup” is not available now.")
    #expect(tray.withLock { $0.count } == 2)
    #expect(await conversation.say("yes").outcome != nil)
  }
}
