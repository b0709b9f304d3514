// Tests of ordering: confirmation, refusal, the card and its buttons.

import AppIntents
import BehestCards
import BehestSwiftUI
import Foundation
import FoundationGaps
import SampleSoupy
import Testing

struct OrderingTests {
  @Test func `an order is confirmed by its price and then placed`() async {
    await #expect(processExitsWith: .success) {
      let kitchen = Kitchen()
      let values: [String: any Sendable] = [
        "soup": try await Kitchen.soup("lentil"), "size": try Kitchen.size("large"),
        "quantity": 2,
      ]
      let result = try await kitchen.run("OrderSoup", values, answers: [.accepted])
      #expect(
        kitchen.person.questions == ["Order 2 large Lentil Soup for $16.00?"])
      #expect(result.title == "2 large Lentil Soup")
      #expect(result.said == "Ordered 2 large Lentil Soup. That is $16.00.")
      #expect(
        result.dialog?.supporting.map { String(localized: $0) } == "Ordered 2 large Lentil Soup.")
      let card = try await kitchen.card(of: result.content).card
      #expect(card.controls.count == 2)
    }
  }

  @Test func `a declined order changes nothing`() async {
    await #expect(processExitsWith: .success) {
      let kitchen = Kitchen()
      let values: [String: any Sendable] = [
        "soup": try await Kitchen.soup("lentil"), "size": try Kitchen.size("small"),
      ]
      await #expect(throws: IntentCancellation.self) {
        try await kitchen.run("OrderSoup", values, answers: [.declined])
      }
      let error = await #expect(throws: (any Error).self) {
        try await kitchen.run("CheckOrderStatus")
      }
      #expect(error.map(sentence) == "You have not ordered anything yet.")
    }
  }

  @Test(arguments: [
    ("chicken-noodle", 1, "Chicken Noodle Soup is sold out today."),
    ("miso", 4, "Only 3 bowls of Miso Soup are left."),
  ])
  func `what is not there cannot be ordered`(soup: String, quantity: Int, words: String)
    async throws
  {
    await #expect(processExitsWith: .success) {
      [soup = soup as String, quantity = quantity as Int, words = words as String] in
      let kitchen = Kitchen()
      let values: [String: any Sendable] = [
        "soup": try await Kitchen.soup(soup), "size": try Kitchen.size("small"),
        "quantity": quantity,
      ]
      let error = await #expect(throws: (any Error).self) {
        try await kitchen.run("OrderSoup", values, answers: [.accepted])
      }
      #expect(error.map(sentence) == words)
      #expect(kitchen.person.questions.isEmpty)
    }
  }

  @Test func `the buttons of the card change what it shows next`() async {
    await #expect(processExitsWith: .success) {
      let kitchen = Kitchen()
      try await kitchen.run("OrderByName", ["words": "lentil", "quantity": 1])
      let content = try await kitchen.run("CheckOrderStatus").content
      func press(_ index: Int) async throws -> SnippetRendering {
        let card = try await kitchen.card(of: content)
        let intent = try #require(card.actions[index] as? any AppIntent)
        _ = try await intent.performErased()
        return try await kitchen.card(of: content)
      }
      let first = try await kitchen.card(of: content).card
      #expect(try await kitchen.card(of: content).card == first)
      let second = try await press(0).card
      #expect(second != first)
      #expect(try await press(0).card.controls.count == 2)
      #expect(try await press(1).card.controls.isEmpty)
    }
  }

  @Test func `orders survive the process and a broken file is named`() async throws {
    let folder = ScratchFolder()
    defer { withExtendedLifetime(folder) {} }
    let path = folder.url.appending(path: "Soupy.json").path
    await #expect(processExitsWith: .success) { [path = path as String] in
      let kitchen = Kitchen()
      Soupy.launch(ordersFile: URL(fileURLWithPath: path))
      try await kitchen.run("OrderByName", ["words": "pumpkin", "quantity": 3])
    }
    await #expect(processExitsWith: .success) { [path = path as String] in
      let kitchen = Kitchen()
      Soupy.launch(ordersFile: URL(fileURLWithPath: path))
      let result = try await kitchen.run("Reorder", ["quantity": 1])
      #expect(result.title == "1 medium Pumpkin Soup")
      try Data("[{".utf8).write(to: URL(fileURLWithPath: path))
      let error = await #expect(throws: (any Error).self) {
        try await kitchen.run("CheckOrderStatus")
      }
      #expect(error.map(sentence) == "The orders in \(path) cannot be read.")
    }
  }
}
