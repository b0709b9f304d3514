// Parameters that make their own of what is said, and that look among fewer things than others.

import AppIntents
import IntentEngine
import SwiftApps
import Synchronization
import Testing

/// Knows people by what the family calls them.
struct NicknameResolver: Resolver {
  func resolve(
    from input: String, context: IntentParameterContext<String>
  ) async throws -> String? {
    ["mum": "Ada Lovelace", "gran": "Anne Milbanke"][input.lowercased()]
  }
}

/// Knows only what the kitchen recommends.
struct RecommendedQuery: EntityStringQuery {
  @Dependency var kitchen: Kitchen

  private func recommended() -> [DishEntity] {
    kitchen.dishes.withLock { $0 }.map(DishEntity.init).filter { $0.id == "3" }
  }

  func entities(for identifiers: [String]) async throws -> [DishEntity] {
    recommended().filter { identifiers.contains($0.id) }
  }

  func entities(matching string: String) async throws -> [DishEntity] {
    recommended().filter { $0.name.lowercased().contains(string.lowercased()) }
  }

  func suggestedEntities() async throws -> [DishEntity] { recommended() }
}

struct InviteIntent: AppIntent {
  static let title: LocalizedStringResource = "Invite"
  @Parameter(title: "Guest", resolvers: { NicknameResolver() }) var guest: String
  @Parameter(title: "Dish", query: RecommendedQuery()) var dish: DishEntity

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    .result(value: "\(guest), \(dish.name)")
  }
}

extension KitchenSuites {
  @Suite struct ResolverTests {
    private func talk() throws -> Talk {
      let kitchen = Kitchen()
      var app = kitchen.installed()
      app.add(InviteIntent.self)
      return Talk(kitchen, try Conversation(catalog: Catalog([app])))
    }

    @Test func `AI-15: a resolver makes its own of what is said`() async throws {
      let talk = try talk()
      let value = await talk.run("Invite", ["guest": "mum", "dish": "stew"]).outcome?.value
      #expect(value == .text("Ada Lovelace, Lentil Stew"))
      // Words that the resolver does not know are used unchanged, also in an answer.
      _ = await talk.run("Invite", ["dish": "stew"])
      #expect(await talk.say("Grace").outcome?.value == .text("Grace, Lentil Stew"))
      _ = await talk.run("Invite", ["dish": "stew"])
      #expect(await talk.say("Gran").outcome?.value == .text("Anne Milbanke, Lentil Stew"))
    }

    @Test func `AI-15: a parameter's own query is asked, not the type's`() async throws {
      let talk = try talk()
      let question = try #require(await talk.run("Invite", ["guest": "Grace"]).question)
      #expect(question.options.map(\.title) == ["Lentil Stew"])
      let unknown = await talk.run("Invite", ["guest": "Grace", "dish": "Tomato Soup"])
      #expect(unknown.failure?.words == "There is no dish “Tomato Soup”. There is Lentil Stew.")
    }
  }
}
