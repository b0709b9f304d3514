// A soup shop in Swift 6 mode, for the tests to order from.

import AppIntents
import BehestSwiftUI

struct Soup: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Soup"
  static let defaultQuery = SoupQuery()

  let id: Int
  @Property(title: "Name") var name: String
  @Property(title: "Price") var price: Double?
  let secret = "stock"

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)", synonyms: ["\(name) soup"])
  }

  init(id: Int, name: String, price: Double? = nil) {
    self.id = id
    self.name = name
    self.price = price
  }

  static let menu = [Soup(id: 1, name: "Tomato", price: 4.5), Soup(id: 2, name: "Miso")]
}

struct SoupQuery: EntityStringQuery, EnumerableEntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Soup] {
    identifiers.compactMap { id in Soup.menu.first { $0.id == id } }
  }

  func allEntities() async throws -> [Soup] { Soup.menu }

  func entities(matching string: String) async throws -> [Soup] {
    Soup.menu.filter { $0.name.lowercased().contains(string.lowercased()) }
  }
}

enum SoupSize: String, AppEnum {
  case small, large

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
  static let caseDisplayRepresentations: [SoupSize: DisplayRepresentation] = [
    .small: DisplayRepresentation(title: "Small", subtitle: "A cup")
  ]
}

struct OrderSoup: AppIntent {
  static let title: LocalizedStringResource = "Order Soup"
  static let description = IntentDescription("Orders a soup.")

  @Parameter(title: "Soup", requestValueDialog: "Which soup?") var soup: Soup
  @Parameter(title: "Quantity", default: 1, inclusiveRange: (1, 10)) var quantity: Int
  @Parameter(default: .large) var size: SoupSize?
  @Parameter(description: "For the kitchen") var note: String?
  @Parameter var extras: [String]

  static var parameterSummary: some ParameterSummary {
    Summary("Order \(\.$quantity) \(\.$soup)") {
      \.$size
      \.$note
    }
  }

  func perform() async throws -> some IntentResult & ReturnsValue<Soup> & ProvidesDialog {
    .result(value: soup, dialog: "Ordered \(quantity) \(soup.name).")
  }
}

struct SoupCard: View {
  let soup: Soup

  var body: some View {
    VStack {
      Text(soup.name)
      Button(intent: OrderSoup()) { Text("Order") }
      Toggle("Salt", isOn: true, intent: SoupSnippet(soup: soup))
    }
  }
}

struct SoupSnippet: SnippetIntent {
  static let title: LocalizedStringResource = "Soup"
  @Parameter(title: "Soup") var soup: Soup

  init() {}
  init(soup: Soup) { self.soup = soup }

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: SoupCard(soup: soup))
  }
}
