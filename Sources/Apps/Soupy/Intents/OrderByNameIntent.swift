// Orders from free text, asking for values while it runs.

import AppIntents

struct OrderByNameIntent: AppIntent {
  static var title: LocalizedStringResource = "Order by Name"
  static var description = IntentDescription("Orders the soup that a few words describe.")

  @Parameter(title: "Words", description: "Part of the soup's name")
  var words: String

  @Parameter(title: "Soup")
  var soup: SoupEntity?

  @Parameter(title: "Quantity", inclusiveRange: (1, 12))
  var quantity: Int?

  @Dependency
  private var orders: OrderBook

  static var parameterSummary: some ParameterSummary {
    Summary("Order a soup called \(\.$words)") { \.$quantity }
  }

  init() {}

  init(words: String) {
    self.words = words
  }

  func perform() async throws -> some IntentResult & ReturnsValue<OrderEntity> & ProvidesDialog {
    let candidates = SoupMenu.soups(matching: words).map(SoupEntity.init)
    let chosen: SoupEntity
    switch candidates.count {
    case 0: throw SoupyError.unknownSoup(name: words)
    case 1: chosen = candidates[0]
    default:
      chosen = try await $soup.requestDisambiguation(
        among: candidates, dialog: "Which soup do you mean?")
    }
    let count: Int
    if let quantity {
      count = quantity
    } else {
      count = try await $quantity.requestValue("How many would you like?")
    }
    let order = try await orders.place(soup: chosen.id, size: .medium, quantity: count)
    return .result(value: OrderEntity(order), dialog: "Ordered \(order.summary).")
  }
}
