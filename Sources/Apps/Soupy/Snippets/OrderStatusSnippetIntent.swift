// Renders the order card at each request of the system.

import AppIntents
import SwiftUI

struct OrderStatusSnippetIntent: SnippetIntent {
  static var title: LocalizedStringResource = "Order Status"

  @Parameter(title: "Order")
  var order: OrderEntity

  init() {}

  init(order: OrderEntity) {
    self.order = order
  }

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: OrderStatusView(order: order))
  }
}
