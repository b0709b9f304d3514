// Repeats an earlier order, restarting whenever a value is missing.

import AppIntents

struct ReorderIntent: AppIntent {
  static var title: LocalizedStringResource = "Order Again"
  static var description = IntentDescription("Orders a soup you have had before.")

  @Parameter(title: "Soup")
  var soup: SoupEntity?

  @Parameter(title: "Quantity", inclusiveRange: (1, 12))
  var quantity: Int?

  @Dependency
  private var orders: OrderBook

  static var parameterSummary: some ParameterSummary {
    Summary("Order \(\.$quantity) more \(\.$soup)")
  }

  init() {}

  init(soup: SoupEntity?, quantity: Int?) {
    self.soup = soup
    self.quantity = quantity
  }

  func perform() async throws -> some IntentResult & ReturnsValue<OrderEntity> & ProvidesDialog {
    let wanted: SoupEntity
    if let soup {
      wanted = soup
    } else {
      wanted = try await theSoupBefore()
    }
    guard let quantity else { throw $quantity.needsValueError("How many would you like?") }
    let before = try await orders.all().last { $0.soup == wanted.id }
    let order = try await orders.place(
      soup: wanted.id, size: before?.size ?? .medium, quantity: quantity)
    return .result(value: OrderEntity(order), dialog: "Ordered \(order.summary) again.")
  }

  /// Returns the only soup ordered before; if there are several, asks the person to choose.
  private func theSoupBefore() async throws -> SoupEntity {
    var soups: [SoupEntity] = []
    for order in try await orders.all().reversed() {
      guard let soup = SoupMenu.soup(id: order.soup), !soups.contains(where: { $0.id == soup.id })
      else { continue }
      soups.append(SoupEntity(soup))
    }
    guard let first = soups.first else { throw SoupyError.nothingOrderedYet }
    guard soups.count == 1 else {
      throw $soup.needsDisambiguationError(among: soups, dialog: "Which one again?")
    }
    return first
  }
}
