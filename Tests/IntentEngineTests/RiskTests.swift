// Tests of the confirmation before an intent that deletes, sends, or acts on shared entities.

import AppIntents
import IntentEngine
import SwiftApps
import Testing

/// A dish that may be shared.
struct SharedDish: OwnershipProvidingEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shared Dish"
  static let defaultQuery = SharedDishQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { "\(id)" }
  var ownership: EntityOwnership {
    id == "Buffet" ? [.shared] : id == "Menu" ? [.shared, .public] : []
  }
}

struct SharedDishQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [SharedDish] {
    try await suggestedEntities().filter { identifiers.contains($0.id) }
  }

  func suggestedEntities() async throws -> [SharedDish] {
    ["Buffet", "Menu", "Lunch"].map(SharedDish.init)
  }
}

struct DeleteDishesIntent: DeleteIntent {
  static let title: LocalizedStringResource = "Delete Dishes"
  @Parameter(title: "Dishes") var entities: [SharedDish]

  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    .result(value: entities.count)
  }
}

struct SaltDishIntent: AppIntent {
  static let title: LocalizedStringResource = "Salt Dish"
  @Parameter(title: "Dish") var dish: SharedDish

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    .result(value: dish.id)
  }
}

struct OpenDishIntent: OpenIntent {
  static let title: LocalizedStringResource = "Open Dish"
  @Parameter(title: "Dish") var target: SharedDish
}

extension KitchenSuites {
  @Suite struct RiskTests {
    private func talk(confirmsRisks: Bool = true) throws -> Talk {
      let kitchen = Kitchen()
      var app = kitchen.installed()
      app.add(DeleteDishesIntent.self, SaltDishIntent.self, OpenDishIntent.self)
      var settings = Conversation.Settings()
      settings.confirmsRisks = confirmsRisks
      return Talk(kitchen, try Conversation(catalog: Catalog([app]), settings: settings))
    }

    @Test(arguments: [
      ("Lunch", "Delete “Lunch”?"), ("Buffet", "“Buffet” is shared with others. Delete “Buffet”?"),
      ("Lunch, Menu", "“Menu” is public. Delete these 2?"),
    ]) func `what is to be deleted is confirmed`(dishes: String, prompt: String) async throws {
      let talk = try talk()
      let question = try #require(await talk.run("DeleteDishes", ["entities": dishes]).question)
      #expect(question.kind == .confirmation)
      #expect(question.prompt == prompt)
      #expect(question.isDestructive)
      #expect(question.acceptWords == ["Delete"])
      #expect(await talk.say("no").cancellation?.wasDeclined == true)
      _ = await talk.run("DeleteDishes", ["entities": dishes])
      #expect(await talk.say("delete").outcome?.value != nil)
    }

    @Test func `what others see is confirmed, what is one's own is not`() async throws {
      let talk = try talk()
      let question = try #require(await talk.run("SaltDish", ["dish": "Buffet"]).question)
      #expect(question.prompt == "“Buffet” is shared with others. Continue with “Salt Dish”?")
      #expect(await talk.say("yes").outcome?.value == .text("Buffet"))
      #expect(await talk.run("SaltDish", ["dish": "Lunch"]).outcome?.value == .text("Lunch"))
      #expect(await talk.run("OpenDish", ["target": "Menu"]).question == nil)
    }

    @Test func `nothing is confirmed where the settings say so`() async throws {
      let talk = try talk(confirmsRisks: false)
      #expect(await talk.run("DeleteDishes", ["entities": "Menu"]).outcome?.value == .integer(1))
    }
  }
}
