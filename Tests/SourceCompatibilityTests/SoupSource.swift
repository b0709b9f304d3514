// A soup shop as an iOS developer writes one: entity, enum, queries, order, shortcuts, snippet.

import AppIntents
import SwiftUI

struct Soup: Identifiable {
  let id: String
  var name: String
  var price: Double
}

final class SoupKitchen: Sendable {
  static let shared = SoupKitchen()
  let menu = [
    Soup(id: "tomato", name: "Tomato", price: 4.5), Soup(id: "miso", name: "Miso", price: 5),
  ]

  func cook(_ id: String, quantity: Int) async throws {}
}

struct SoupEntity: AppEntity {
  static let defaultQuery = SoupEntityQuery()
  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Soup"

  var id: String
  @Property(title: "Name") var name: String
  @Property(title: "Price") var price: Double
  var secret = 1

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)", subtitle: "$\(String(format: "%.2f", price))")
  }

  init(from soup: Soup) {
    self.id = soup.id
    self.name = soup.name
    self.price = soup.price
  }
}

struct SoupEntityQuery: EntityStringQuery {
  @Dependency var kitchen: SoupKitchen

  func entities(for identifiers: [String]) async throws -> [SoupEntity] {
    kitchen.menu.filter { identifiers.contains($0.id) }.map { SoupEntity(from: $0) }
  }

  func entities(matching string: String) async throws -> [SoupEntity] {
    kitchen.menu.filter { $0.name.localizedCaseInsensitiveContains(string) }
      .map(SoupEntity.init(from:))
  }

  func suggestedEntities() async throws -> [SoupEntity] {
    kitchen.menu.map { SoupEntity(from: $0) }
  }
}

enum SoupSize: String, AppEnum {
  case small, medium, large

  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
  static var caseDisplayRepresentations: [SoupSize: DisplayRepresentation] = [
    .small: "Small",
    .medium: DisplayRepresentation(title: "Medium", subtitle: "A bowl"),
    .large: .init(title: "Large", image: .init(systemName: "cup.and.saucer")),
  ]
}

struct OrderSoupIntent: AppIntent {
  static var title: LocalizedStringResource = "Order Soup"
  static var description = IntentDescription("Orders a soup.", categoryName: "Food")

  @Parameter(title: "Soup", requestValueDialog: "Which soup?") var soup: SoupEntity
  @Parameter(title: "Quantity", default: 1, inclusiveRange: (1, 10)) var quantity: Int
  @Parameter(title: "Size", default: .medium) var size: SoupSize
  @Parameter(title: LocalizedStringResource("Note", defaultValue: "Note")) var note: String?

  static var parameterSummary: some ParameterSummary {
    Summary("Order \(\.$quantity) \(\.$soup)") {
      \.$size
      \.$note
    }
  }

  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    try await requestConfirmation(actionName: .order, dialog: "Order \(quantity) \(soup.name)?")
    try await SoupKitchen.shared.cook(soup.id, quantity: quantity)
    return .result(dialog: "Ordered \(quantity) \(soup.name).", view: SoupView(soup: soup))
  }
}

struct SoupView: View {
  let soup: SoupEntity

  var body: some View {
    VStack(alignment: .leading) {
      Text(soup.name).font(.headline)
      Button(intent: EatSoupIntent(soup: soup)) { Text("Eat") }
      Button("Eat it", intent: EatSoupIntent(soup: soup))
      Toggle(isOn: true, intent: EatSoupIntent(soup: soup)) { Text("Salt") }
    }
  }
}

struct EatSoupIntent: AppIntent {
  static let title: LocalizedStringResource = "Eat Soup"
  static let isDiscoverable = false

  @Parameter(title: "Soup") var soup: SoupEntity

  init() {}

  init(soup: SoupEntity) {
    self.soup = soup
  }

  func perform() async throws -> some IntentResult { .result() }
}

struct CountSoupsIntent: AppIntent {
  static var title = LocalizedStringResource("Count Soups")

  @MainActor
  func perform() async throws -> some ReturnsValue<Int> {
    .result(value: SoupKitchen.shared.menu.count)
  }
}

struct SoupSnippetIntent: SnippetIntent {
  static let title: LocalizedStringResource = "Soup Snippet"
  @Parameter(title: "Soup") var soup: SoupEntity

  init() {}
  init(soup: SoupEntity) { self.soup = soup }

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: SoupView(soup: soup))
  }
}

struct ShowSoupIntent: AppIntent {
  static let title: LocalizedStringResource = "Show Soup"
  @Parameter(title: "Soup") var soup: SoupEntity?

  func perform() async throws -> some IntentResult & ShowsSnippetIntent {
    let soup = try await $soup.requestValue("Which soup?")
    SoupSnippetIntent.reload()
    return .result(snippetIntent: SoupSnippetIntent(soup: soup))
  }
}

struct SoupShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: OrderSoupIntent(),
      phrases: [
        "Order \(\.$soup) in \(.applicationName)",
        "Get soup from \(.applicationName)",
      ],
      shortTitle: "Order Soup",
      systemImageName: "cup.and.saucer"
    )
    AppShortcut(
      intent: CountSoupsIntent(),
      phrases: ["Count soups in \(.applicationName)"],
      shortTitle: "Count",
      systemImageName: "number")
  }
  static var shortcutTileColor: ShortcutTileColor = .navy
  static var negativePhrases: NegativeAppShortcutPhrases {
    NegativeAppShortcutPhrases(phrases: ["Order pizza"])
  }
}
