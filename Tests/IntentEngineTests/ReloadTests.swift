// A snippet that is not on the screen is displayed when an intent asks for it.

import AppIntents
import BehestCards
import BehestSwiftUI
import BehestTestSupport
import FoundationGaps
import IntentEngine
import SwiftApps
import Synchronization
import Testing

/// Says how a search goes on a card of its own, and shows nothing at the end.
struct SearchPantryIntent: AppIntent {
  static let title: LocalizedStringResource = "Search Pantry"
  @Parameter(title: "Shelf") var shelf: String
  @Parameter(title: "Asks", default: false) var asks: Bool
  @Dependency var kitchen: Kitchen

  func perform() async throws -> some IntentResult & ProvidesDialog {
    if asks {
      try await requestConfirmation(
        actionName: .search, snippetIntent: TicketSnippetIntent(jar: "jam"))
    }
    kitchen.count.withLock { $0 = 1 }
    let drawn = kitchen.notes.count
    PantrySnippetIntent.reload()
    let kitchen = kitchen
    try await until { kitchen.notes.count > drawn }
    kitchen.count.withLock { $0 = 2 }
    return .result(dialog: "Searched.")
  }
}

struct TicketSnippetIntent: SnippetIntent {
  static let title: LocalizedStringResource = "Ticket"
  @Parameter(title: "Jar") var jar: String

  init() {}
  init(jar: String) { self.jar = jar }

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: Text("Search for \(jar)?"))
  }
}

struct PantrySnippetIntent: SnippetIntent {
  static let title: LocalizedStringResource = "Pantry"
  @Parameter(title: "Shelf") var shelf: String
  @Parameter(title: "Jar") var jar: String?
  @Dependency var kitchen: Kitchen

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    let count = kitchen.count.withLock { $0 }
    return .result(
      view: VStack {
        Text("\(jar ?? "Jars") on \(shelf): \(count)")
        Button("Step Up", intent: StepIntent())
      })
  }
}

/// Asks for a card that nobody knows the shelf of.
struct TidyPantryIntent: AppIntent {
  static let title: LocalizedStringResource = "Tidy Pantry"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    PantrySnippetIntent.reload()
    return .result(dialog: "Tidied.")
  }
}

extension KitchenSuites {
  @Suite(.timeLimit(.minutes(5))) struct ReloadTests {
    private func talk(_ news: NewsBook) throws -> Talk {
      let kitchen = Kitchen()
      var app = kitchen.installed()
      app.add(
        SearchPantryIntent.self, PantrySnippetIntent.self, TicketSnippetIntent.self,
        TidyPantryIntent.self)
      return Talk(
        kitchen,
        try Conversation(
          catalog: Catalog([app]),
          settings: .init(
            updates: { update in
              news.news.withLock { $0.append(update) }
              kitchen.note("drawn")
            })))
    }

    @Test func `it is made from the intent at work, and stays when that shows nothing`()
      async throws
    {
      let news = NewsBook()
      let talk = try talk(news)
      let outcome = try #require(await talk.run("SearchPantry", ["shelf": "top"]).outcome)
      #expect(news.displayed.count == 1)
      #expect(news.displayed.first?.contains("Jars on top: 1") == true)
      #expect(news.cards.isEmpty)
      #expect(outcome.card?.plainText.contains("Jars on top: 2") == true)
      #expect(outcome.dialog == "Searched.")
      #expect(outcome.isRefresh)
      let pressed = try #require(await talk.say(Input(.press(1))).outcome)
      #expect(pressed.card?.plainText.contains("Jars on top: 3") == true)
    }

    @Test func `it takes the values of the card that it follows`() async throws {
      let news = NewsBook()
      let talk = try talk(news)
      _ = await talk.run("SearchPantry", ["shelf": "top", "asks": "yes"])
      let outcome = try #require(await talk.say("search").outcome)
      #expect(news.displayed.first?.contains("jam on top: 1") == true)
      #expect(outcome.card?.plainText.contains("jam on top: 2") == true)
    }

    @Test func `one that cannot be made is not displayed`() async throws {
      let news = NewsBook()
      let outcome = try #require(try await talk(news).run("TidyPantry").outcome)
      #expect(outcome.card == nil)
      #expect(news.displayed.isEmpty)
    }
  }
}

extension NewsBook {
  /// The cards that were displayed, as text.
  fileprivate var displayed: [String] {
    news.withLock { $0 }.compactMap { update in
      if case .displayed(let card) = update { card.plainText } else { nil }
    }
  }
}
