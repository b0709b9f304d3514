// Cards in a conversation: buttons, refreshing, handing over.

import BehestCards
import Foundation
import IntentEngine
import Synchronization
import Testing

extension KitchenSuites {
  @Suite struct CardTests {
    private func words(_ label: [Inline]) -> String {
      label.plainText.trimmingCharacters(in: .whitespaces)
    }

    private func words(_ card: Card?) -> String? {
      guard case .text(let text)? = card?.blocks.first else { return nil }
      return words(text.inlines)
    }

    @Test func `a snippet intent draws the card, and the dialog is the short one`() async throws {
      let talk = try Talk()
      let outcome = try #require(await talk.say("show the counter in Kitchen").outcome)
      #expect(words(outcome.card) == "Count 0")
      #expect(outcome.dialog == "Open.")
      #expect(outcome.steps.map(\.kind) == [.created, .performed, .snippet])
      #expect(outcome.card?.controls.map { self.words($0.label) } == ["Step Up", "Tell"])
    }

    @Test func `a button runs its intent and the card is drawn again`() async throws {
      let talk = try Talk()
      _ = await talk.run("Counter", ["dish": "lentil"])
      let pressed = try #require(await talk.say(Input(.press(1))).outcome)
      #expect(pressed.dialog == "Stepped.")
      #expect(pressed.isRefresh)
      #expect(words(pressed.card) == "Count 1 Lentil Stew")
      let byWords = try #require(await talk.say("step up").outcome)
      #expect(words(byWords.card) == "Count 2 Lentil Stew")
      let byNumber = try #require(await talk.say("1").outcome)
      #expect(words(byNumber.card) == "Count 3 Lentil Stew")
      #expect(talk.kitchen.count.withLock { $0 } == 3)
    }

    @Test func `a parameter's entity is asked for again at each drawing`() async throws {
      let talk = try Talk()
      _ = await talk.run("Counter", ["dish": "lentil"])
      talk.kitchen.dishes.withLock { $0[2].name = "Lentil Pie" }
      #expect(words(try #require(await talk.say("1").outcome).card) == "Count 1 Lentil Pie")
      talk.kitchen.dishes.withLock { $0.removeAll() }
      #expect(words(try #require(await talk.say("1").outcome).card) == "Count 2")
    }

    @Test func `a button that fails leaves the card to be pressed again`() async throws {
      let talk = try Talk()
      _ = await talk.run("Counter")
      #expect(try #require(await talk.say("2").failure).words == "It is burnt.")
      #expect(try #require(await talk.say("1").outcome).isRefresh)
      #expect(try #require(await talk.say(Input(.press(9))).failure).code == .nothingToPress)
      #expect(try #require(await talk.say(Input(.pressNamed("step up"))).outcome).isRefresh)
      let none = try #require(await talk.say(Input(.pressNamed("count in kitchen"))).failure)
      #expect(none.choices == ["Step Up", "Tell"])
    }

    @Test func `a card stays behind what fails and what has none`() async throws {
      let talk = try Talk()
      _ = await talk.run("Counter")
      #expect(await talk.run("Fail").failure != nil)
      #expect(try #require(await talk.say(Input(.press(1))).outcome).isRefresh)
      _ = await talk.run("Cook", ["dish": "lentil", "heat": "hot"])
      #expect(try #require(await talk.say(Input(.press(1))).outcome).isRefresh)
    }

    @Test func `the buttons of a confirmation's card run while it waits`() async throws {
      let talk = try Talk()
      let question = try #require(await talk.run("ConfirmCard").question)
      #expect(words(question.card) == "Count 0")
      let again = try #require(await talk.say(Input(.press(1))).question)
      #expect(words(again.card) == "Count 1")
      #expect(again.dialog == "Stepped.")
      let byWords = try #require(await talk.say("step up").question)
      #expect(words(byWords.card) == "Count 2")
      #expect(try #require(await talk.say("go").outcome).value == .integer(2))
    }

    @Test func `a snippet intent can be drawn again at will, without a button`() async throws {
      let talk = try Talk()
      #expect(try await talk.conversation.redraw() == nil)
      let first = try #require(await talk.run("CounterSnippet", ["dish": "lentil"]).outcome).card
      #expect(try await talk.conversation.redraw() == first)
      talk.kitchen.count.withLock { $0 = 7 }
      #expect(words(try await talk.conversation.redraw()) == "Count 7 Lentil Stew")
    }

    @Test func `a result that opens another intent runs it`() async throws {
      let talk = try Talk()
      let outcome = try #require(await talk.run("HandOver").outcome)
      #expect(words(outcome.card) == "Count 0")
      #expect(outcome.steps.contains(Step(.opens, intent: "Counter")))
    }
  }
}
