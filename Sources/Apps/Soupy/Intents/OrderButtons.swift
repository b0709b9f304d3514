// The intents of the order card's buttons.

import AppIntents

/// An intent that advances an order by one step.
struct AdvanceOrderIntent: AppIntent {
  static var title: LocalizedStringResource = "Advance Order"
  static var isDiscoverable = false

  @Parameter(title: "Order")
  var order: OrderEntity

  @Dependency
  private var orders: OrderBook

  init() {}

  init(order: OrderEntity) {
    self.order = order
  }

  func perform() async throws -> some IntentResult {
    try await orders.change(order.id) { $0.next ?? $0 }
    return .result()
  }
}

/// An intent that cancels an order before it is delivered.
struct CancelOrderIntent: AppIntent {
  static var title: LocalizedStringResource = "Cancel Order"
  static var isDiscoverable = false

  @Parameter(title: "Order")
  var order: OrderEntity

  @Dependency
  private var orders: OrderBook

  init() {}

  init(order: OrderEntity) {
    self.order = order
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await orders.change(order.id) { $0 == .delivered ? $0 : .cancelled }
    return .result(dialog: "Cancelled order \(order.id).")
  }
}
