// Shows the status of an order.

import AppIntents

struct CheckOrderStatusIntent: AppIntent {
  static var title: LocalizedStringResource = "Check Order Status"
  static var description = IntentDescription("Shows how far an order has come.")

  @Parameter(title: "Order", description: "The order to look at; the latest when there is none")
  var order: OrderEntity?

  @Dependency
  private var orders: OrderBook

  static var parameterSummary: some ParameterSummary {
    Summary("Check the status of \(\.$order)")
  }

  init() {}

  init(order: OrderEntity?) {
    self.order = order
  }

  func perform() async throws -> some IntentResult & ShowsSnippetIntent {
    if let order {
      return .result(snippetIntent: OrderStatusSnippetIntent(order: order))
    }
    guard let latest = try await orders.latest() else { throw SoupyError.nothingOrderedYet }
    return .result(snippetIntent: OrderStatusSnippetIntent(order: OrderEntity(latest)))
  }
}
