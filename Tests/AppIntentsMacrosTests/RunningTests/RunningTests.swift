// Runs the app with macros through the engine, as the shell does.

import AppIntents
import IntentEngine
import SwiftApps
import Testing

struct RunningTests {
  private let catalog: Catalog
  private let conversation: Conversation

  init() throws {
    let app = IntentEngine.App(
      name: "Library",
      intents: [
        OpenBookIntent.self, UpdateSettingsIntent.self, SearchIntent.self, ShowIntent.self,
      ])
    catalog = try Catalog([app])
    conversation = try Conversation(catalog: catalog)
  }

  private func run(_ intent: String, _ values: KeyValuePairs<String, String>) async throws
    -> Outcome
  {
    let values = values.map { Input.Value(name: $0.key, text: $0.value) }
    let reply = await conversation.say(Input(.run(intent: intent), values: values))
    guard case .done(let outcome) = reply else {
      Issue.record("\(reply)")
      throw CancellationError()
    }
    return outcome
  }

  @Test func `a schema's intent takes its variables as parameters`() async throws {
    let outcome = try await run("OpenBook", ["target": "emma"])
    #expect(outcome.dialog == "Opened Emma.")
    #expect(outcome.opensApp)
    let theme = try await run("UpdateSettings", ["theme": "Dark"])
    #expect(theme.value == .text("dark"))
  }

  @Test func `titles come from the schema unless they are stated`() throws {
    #expect(try catalog.intent(named: "OpenBook").title == "Open Book")
    #expect(try catalog.intent(named: "UpdateSettings").title == "Set Theme")
    #expect(String(localized: BookEntity.typeDisplayRepresentation.name) == "Book")
    #expect(String(localized: BookTheme.typeDisplayRepresentation.name) == "Theme")
  }

  @Test func `what only the assistant sees is in no list`() throws {
    #expect(try catalog.intents().map(\.name) == ["OpenBook", "Search", "Show"])
    #expect(try catalog.intents(hidden: true).count == 4)
  }

  @Test func `a type knows its schema`() {
    #expect(OpenBookIntent.__appSchemaIntent == "books.openBook")
    #expect(UpdateSettingsIntent.__appSchemaIntent == "books.updateSettings")
    #expect(BookEntity.__appSchemaEntity == "books.book")
    #expect(BookTheme.__appSchemaEnum == "books.theme")
  }

  @Test func `a schema's intent is of its kind`() {
    func isOpen(_ type: any AppIntent.Type) -> Bool { type is any OpenIntent.Type }
    func isSearch(_ type: any AppIntent.Type) -> Bool {
      type is any ShowInAppSearchResultsIntent.Type
    }
    #expect(isOpen(OpenBookIntent.self) && !isSearch(OpenBookIntent.self))
    #expect(isSearch(SearchIntent.self) && !isOpen(SearchIntent.self))
    #expect(!isOpen(UpdateSettingsIntent.self))
  }

  @Test(arguments: [
    ("dracula", "Dracula"), ("12", "12"), ("two dozen", "24"),
    ("soup of the day", "soup of the day"),
  ])
  func `words for a union are the value they can be`(words: String, text: String) async throws {
    let outcome = try await run("Show", ["what": words])
    #expect(outcome.value?.text == text)
  }

  @Test func `a list of a union mixes types`() async throws {
    let outcome = try await run("Show", ["what": "Emma", "more": "dracula, 3 and tea"])
    #expect(outcome.value?.text == "Emma\nDracula\n3\ntea")
    guard case .list(let values) = outcome.value, case .entity = values[0],
      case .entity = values[1], case .integer(3) = values[2], case .text("tea") = values[3]
    else {
      Issue.record("\(String(describing: outcome.value))")
      return
    }
  }

  @Test func `a union is asked for with what its cases suggest`() async throws {
    let reply = await conversation.say(Input(.run(intent: "Show")))
    guard case .question(let question) = reply else {
      Issue.record("\(reply)")
      return
    }
    #expect(question.options.map(\.title) == ["Emma", "Dracula"])
    guard case .done(let outcome) = await conversation.say("2") else {
      Issue.record("no book chosen")
      return
    }
    #expect(outcome.value?.text == "Dracula")
  }

  @Test func `a returned entity shows the properties the macros made public`() async throws {
    let outcome = try await run("Show", ["what": "emma"])
    guard case .list(let values) = outcome.value, case .entity(let book) = values[0] else {
      Issue.record("\(String(describing: outcome.value))")
      return
    }
    #expect(book.properties.map(\.name) == ["title", "author", "byline", "place", "readers"])
    #expect(
      book.properties.map { $0.value?.text } == ["Emma", "Austen", "Emma by Austen", "A", nil])
    #expect(book.properties[2].title == "Byline")
  }

  @Test func `a union's cases have names`() {
    #expect(Found.Cases.allCases.map(\.rawValue) == ["book", "count", "note"])
    #expect(
      Found.caseDisplayRepresentations[.book].map { String(localized: $0.title) } == "Book")
    #expect(String(localized: Found.typeDisplayRepresentation.name) == "Found")
    #expect(String(localized: Labelled.Cases.typeDisplayRepresentation.name) == "Label")
    #expect(String(localized: Labelled.Cases.theme.localizedStringResource) == "The Theme")
  }

  @Test func `a computed property is its getter and its setter`() {
    var book = BookEntity.all[0]
    book.place = "B"
    #expect(book.shelf.name == "B")
    #expect(book.byline == "Emma by Austen")
    let property: EntityProperty<String> = book.$byline
    #expect(property === book.$byline)
  }
}
