// Tests of the card that a whole snippet view is converted to.

import BehestCards
import BehestSwiftUI
import Foundation
import Testing

@MainActor struct SnippetTests {
  private struct Receipt: View {
    let total: String

    var body: some View {
      VStack(alignment: .leading, spacing: 8) {
        HStack {
          Image(systemName: "cart")
          Text("Receipt")
        }
        Divider()
        Text("To pay: **\(total)**")
        Divider()
        HStack {
          Button(payload: "pay") { Text("Pay") }
          Spacer()
          Button(payload: 2) { Label("Later", systemImage: "clock") }
        }
      }
    }
  }

  @Test func `the line above the first divider is the title`() {
    let card = lower(Receipt(total: "3")).card
    #expect(card.title == [.image(ImageReference(.symbol("cart"))), .text(" Receipt")])
    #expect(card.spacing == 8)
    #expect(card.blocks.count == 3)
    #expect(card.blocks[1] == .rule)
  }

  @Test func `buttons come back with their payloads in order`() {
    let rendering = lower(Receipt(total: "3"))
    #expect(rendering.actions.count == 2)
    #expect(rendering.actions.first as? String == "pay")
    #expect(rendering.actions.last as? Int == 2)
    #expect(rendering.card.controls.map { $0.label.plainText } == ["Pay", " Later"])
    #expect(rendering.card.controls.map { $0.action } == [0, 1])
  }

  @Test func `a card depends on its settings, and on nothing that was drawn before`() throws {
    let moment = Date(timeIntervalSince1970: 1_000_000)
    let soup = try AttributedString(
      markdown: "# Soup", options: .init(interpretedSyntax: .full))
    let view = VStack(alignment: .leading) {
      Text(soup)
      Text(moment, style: .relative)
    }
    let hooks = MarkdownHooks(block: { _, _ in [.rule] })
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let plain = CardSettings(now: { moment + 60 }, calendar: calendar)
    let hooked = CardSettings(markdown: hooks, now: { moment + 3600 }, calendar: calendar)
    let cards = [plain, hooked, plain, hooked].map { lower(view, in: $0).card }
    #expect(cards[0].blocks == [.heading(level: 1, [.text("Soup")]), .line("1 min")])
    #expect(cards[1].blocks == [.stack(.init([.rule])), .line("1 hr")])
    #expect(cards[0] == cards[2])
    #expect(cards[1] == cards[3])
  }
}
