// What a snippet view becomes as a whole.

import BehestCards
import Foundation
import BehestSwiftUI
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
}
