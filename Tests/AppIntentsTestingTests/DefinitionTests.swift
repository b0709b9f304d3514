// Tests of the definitions: intents, entities and enums by name.

import AppIntentsTesting
import Foundation
import SampleSoupy
import Testing

@Suite(.serialized) struct DefinitionTests {
  private let definitions = IntentDefinitions(bundleIdentifier: "org.example.soupy")
  private let folder = ScratchFolder()

  init() {
    Soupy.launch(ordersFile: folder.url.appending(path: "Soupy.json"))
  }

  @Test func `entities are found by text, by identifier, all and suggested`() async throws {
    let soups = definitions.entities["SoupEntity"]
    let found = try await soups.entities(matching: "tomato")
    let tomato = try #require(found.first)
    let name: String = try tomato.name
    #expect(name == "Tomato Soup")
    #expect(try tomato.price == 4.5)
    #expect(throws: AppIntentsTestingError.self) { let _: Int? = try tomato.name }
    #expect(try await soups.entities(identifiers: [tomato.identifier]) == [tomato])
    #expect(try await soups.entities(identifiers: ["nowhere"]).isEmpty)
    #expect(try await soups.suggestedEntities().contains(tomato))
    #expect(soups.makeReference(identifier: tomato.identifier) == tomato)
  }

  @Test func `parameters are set and read by name`() throws {
    var order = definitions.intents["OrderSoupIntent"].makeIntent(quantity: 2)
    #expect(try order.quantity == 2)
    order.quantity = 3
    order.note = "no salt"
    #expect(try order.quantity == 3)
    let note: String? = try order.note
    #expect(note == "no salt")
    #expect(try definitions.intents["OrderSoup"].makeIntent().quantity == 1)
  }

  @Test func `a reference and a case reach the intent as the app's own values`() async throws {
    let soup = definitions.entities["Soup"].makeReference(identifier: "tomato")
    let large = definitions.enums["SoupSize"].makeCase("large")
    let soupy = try await AppConversation("Soupy") { [folder] in
      Soupy.launch(ordersFile: folder.url.appending(path: "Soupy.json"))
    }
    let order = definitions.intents["OrderSoup"].makeIntent(soup: soup, size: large, quantity: 2)
    let turn = try await soupy.run(order)
    #expect(turn.question?.text.hasPrefix("Order 2 large Tomato Soup") == true, "\(turn)")
    #expect(turn.parameters["size"] == "Large")
  }

  @Test func `an intent that asks is withdrawn and says what it asked`() async throws {
    let order = definitions.intents["OrderSoup"].makeIntent(soup: "tomato")
    await expect("OrderSoup asks “What size?”. Give “size” a value, or hold an AppConversation.") {
      try await order.run()
    }
  }

  @Test func `a name that does not exist is told with the nearest`() async throws {
    await expect("There is no intent “OrderSoapIntent”. Did you mean OrderSoup?") {
      try await definitions.intents["OrderSoapIntent"].makeIntent().run()
    }
    await expect("OrderSoupIntent has no parameter “sise”. Did you mean size?") {
      try await definitions.intents["OrderSoup"].makeIntent(sise: "small").run()
    }
    await expect("SoupSize has no case “larg”. Did you mean large?") {
      let size = definitions.enums["SoupSize"].makeCase("larg")
      try await definitions.intents["OrderSoup"].makeIntent(size: size).run()
    }
    await expect("There is no SoupEntity with the identifier “gravel”.") {
      let soup = definitions.entities["SoupEntity"].makeReference(identifier: "gravel")
      try await definitions.intents["OrderSoup"].makeIntent(soup: soup).run()
    }
    await expect("SoupEntity has no property “nmae”. Did you mean name?") {
      let soup = try await definitions.entities["Soup"].entities(matching: "tomato")[0]
      let _: String = try soup.nmae
    }
    await expect("No app “com.example.soapy” is linked into this test. Did you mean Soupy?") {
      _ = try await AppConversation("com.example.soapy")
    }
  }

  private func expect(_ words: String, _ body: () async throws -> Void) async {
    do {
      try await body()
      Issue.record("nothing was wrong, instead of: \(words)")
    } catch {
      #expect("\(error)" == words)
    }
  }
}
