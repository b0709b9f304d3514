// A small application whose intents hand values to each other, for the tests of sequences.

import AppIntents
import IntentEngine
import PhraseMatching
import SwiftApps

enum Desk {
  /// The application; its phrases have slots for text too, as those of phrase packs may.
  static func installed() -> IntentEngine.App {
    IntentEngine.App(
      name: "Desk",
      intents: [
        FindPageIntent.self, ConvertTextIntent.self, JotIntent.self, StampIntent.self,
        TearIntent.self, PickIntent.self,
      ], shortcuts: DeskShortcuts.self,
      phrases: { declared, app, intent, slots in
        let own = [
          "ConvertText": ["Convert ${text} in ${applicationName}"],
          "Jot": ["Ask ${applicationName} to jot ${line}", "Jot ${line} in ${applicationName}"],
        ]
        var slots = slots
        if intent == "ConvertText" { slots["text"] = .text }
        if intent == "Jot" { slots["line"] = .text }
        let german = intent == "FindPage" ? ["Finde Seite ${page} in ${applicationName}"] : []
        return (declared + (own[intent] ?? [])).map {
          PhraseTemplate($0, app: app, intent: intent, slots: slots)
        }
          + german.map {
            PhraseTemplate($0, app: app, intent: intent, slots: slots, language: "de")
          }
      })
  }

  static func talk(
    _ settings: Conversation.Settings = Conversation.Settings()
  ) throws -> Conversation {
    try Conversation(catalog: Catalog([installed()]), settings: settings)
  }
}

struct PageEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Page"
  static let defaultQuery = PageQuery()

  let id: String
  @Property(title: "Title") var title: String
  @Property(title: "Content") var content: String
  @Property(title: "Excerpt") var excerpt: String

  init(_ title: String, _ content: String) {
    id = title
    self.title = title
    self.content = content
    excerpt = String(content.prefix(3))
  }

  static let all = [
    PageEntity("Notes", "the notes"), PageEntity("Salt and Pepper", "two spices"),
    PageEntity("Blank", ""),
  ]

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(title)") }
}

struct PageQuery: EntityStringQuery {
  func entities(for identifiers: [String]) async throws -> [PageEntity] {
    PageEntity.all.filter { identifiers.contains($0.id) }
  }

  func entities(matching string: String) async throws -> [PageEntity] {
    PageEntity.all.filter { $0.title.lowercased().contains(string.lowercased()) }
  }

  func suggestedEntities() async throws -> [PageEntity] { PageEntity.all }
}

/// A page without a string query: words that name none fit no phrase.
struct StampEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Stamp"
  static let defaultQuery = StampQuery()

  let id: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

struct StampQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [StampEntity] {
    identifiers.map { StampEntity(id: $0) }
  }

  func suggestedEntities() async throws -> [StampEntity] {
    ["Blue Stamp", "Red Stamp"].map { StampEntity(id: $0) }
  }
}

/// Returns nothing: what it was about is all there is to take.
struct FindPageIntent: AppIntent {
  static let title: LocalizedStringResource = "Find a Page"
  @Parameter(title: "Page", requestValueDialog: "Which page?") var page: PageEntity

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Here is \(page.title).")
  }
}

struct ConvertTextIntent: AppIntent {
  static let title: LocalizedStringResource = "Convert Text"
  @Parameter(title: "Text") var text: String

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    .result(value: text.uppercased())
  }
}

/// Takes nothing that it is not told to take.
struct JotIntent: AppIntent {
  static let title: LocalizedStringResource = "Jot Down"
  @Parameter(title: "Line", inputConnectionBehavior: .never) var line: String

  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    .result(value: line.count)
  }
}

struct StampIntent: AppIntent {
  static let title: LocalizedStringResource = "Stamp"
  @Parameter(title: "Stamp") var stamp: StampEntity?

  func perform() async throws -> some IntentResult & ReturnsValue<StampEntity> {
    .result(value: stamp ?? StampEntity(id: "No Stamp"))
  }
}

struct Torn: Error, CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { "It is torn." }
}

struct TearIntent: AppIntent {
  static let title: LocalizedStringResource = "Tear"

  func perform() async throws -> some IntentResult {
    guard Self.title == "" else { throw Torn() }
    return .result()
  }
}

/// Returns several values, of which the next command can use one.
struct PickIntent: AppIntent {
  static let title: LocalizedStringResource = "Pick Pages"

  func perform() async throws -> some IntentResult & ReturnsValue<[PageEntity]> {
    .result(value: Array(PageEntity.all.prefix(2)))
  }
}

struct DeskShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: FindPageIntent(),
      phrases: [
        "Find page \(\.$page) in \(.applicationName)", "Find a page in \(.applicationName)",
      ],
      shortTitle: "Find", systemImageName: "doc")
    AppShortcut(
      intent: ConvertTextIntent(), phrases: ["Convert text in \(.applicationName)"],
      shortTitle: "Convert", systemImageName: "doc")
    AppShortcut(
      intent: JotIntent(), phrases: ["Jot something in \(.applicationName)"],
      shortTitle: "Jot", systemImageName: "pencil")
    AppShortcut(
      intent: StampIntent(), phrases: ["Stamp \(\.$stamp) in \(.applicationName)"],
      shortTitle: "Stamp", systemImageName: "seal")
    AppShortcut(
      intent: TearIntent(), phrases: ["Tear it all up in \(.applicationName)"],
      shortTitle: "Tear", systemImageName: "scissors")
    AppShortcut(
      intent: PickIntent(), phrases: ["Pick pages in \(.applicationName)"],
      shortTitle: "Pick", systemImageName: "doc")
  }
}
