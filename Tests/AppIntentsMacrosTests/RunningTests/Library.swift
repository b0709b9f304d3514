// An app as it is written for iOS, with every macro and one import.

import AppIntents

@AppEntity(schema: .books.book)
struct BookEntity {
  static let defaultQuery = BookQuery()

  let id: Int
  var title: String?
  var author: String?
  var shelf: Shelf

  @ComputedProperty(title: "Byline", indexingKey: \.displayName)
  var byline: String { "\(title ?? "") by \(author ?? "")" }

  @ComputedProperty
  var place: String {
    get { shelf.name }
    set { shelf.name = newValue }
  }

  @DeferredProperty(title: "Readers")
  var readers: Int {
    get async throws { try await Shelf.readers(of: id) }
  }

  var displayRepresentation: DisplayRepresentation { "\(title ?? "")" }

  init(id: Int, title: String, author: String, shelf: Shelf) {
    self.id = id
    self.shelf = shelf
    self.title = title
    self.author = author
  }

  static let all = [
    BookEntity(id: 1, title: "Emma", author: "Austen", shelf: Shelf(name: "A")),
    BookEntity(id: 2, title: "Dracula", author: "Stoker", shelf: Shelf(name: "S")),
  ]
}

/// A type that is not an intent value: a property of this type is not exposed by the schema macro.
struct Shelf {
  var name: String

  static func readers(of book: Int) async throws -> Int { book * 100 }
}

struct BookQuery: EntityStringQuery {
  func entities(for identifiers: [Int]) async throws -> [BookEntity] {
    BookEntity.all.filter { identifiers.contains($0.id) }
  }

  func entities(matching string: String) async throws -> [BookEntity] {
    BookEntity.all.filter { $0.title?.localizedCaseInsensitiveContains(string) == true }
  }

  func suggestedEntities() async throws -> [BookEntity] { BookEntity.all }
}

@AppEnum(schema: .books.theme)
enum BookTheme: String {
  case light, dark

  static let caseDisplayRepresentations: [BookTheme: DisplayRepresentation] = [
    .light: "Light", .dark: "Dark",
  ]
}

@AppIntent(schema: .books.openBook)
struct OpenBookIntent {
  var target: BookEntity

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Opened \(target.title ?? "").")
  }
}

@AssistantIntent(schema: .books.updateSettings)
struct UpdateSettingsIntent {
  static let isAssistantOnly = true
  static let title: LocalizedStringResource = "Set Theme"

  var theme: BookTheme

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    .result(value: theme.rawValue)
  }
}

@AppIntent(schema: .system.search)
struct SearchIntent {
  static let searchScopes: [StringSearchScope] = [.general]

  var criteria: StringSearchCriteria

  func perform() async throws -> some IntentResult { .result() }
}

@UnionValue
enum Found {
  case book(BookEntity)
  case count(Int)
  case note(String)
}

/// A union with display names of its own.
@UnionValue
public enum Labelled: Sendable {
  case theme(String)
}

extension Labelled {
  /// The display name of the type.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Label" }

  /// The display names of the cases.
  public static let caseDisplayRepresentations: [Cases: DisplayRepresentation] = [
    .theme: "The Theme"
  ]
}

struct ShowIntent: AppIntent {
  static let title: LocalizedStringResource = "Show"

  @Parameter(title: "What") var what: Found
  @Parameter(title: "More") var more: [Found]?

  func perform() async throws -> some IntentResult & ReturnsValue<[Found]> {
    .result(value: [what] + (more ?? []))
  }
}
