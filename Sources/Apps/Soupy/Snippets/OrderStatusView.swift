// The order card: the order, its status, and buttons for the next steps.

import AppIntents
import SwiftUI

struct OrderStatusView: View {
  let order: OrderEntity

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Label("Order \(order.id)", systemImage: "cup.and.saucer")
      Divider()
      Text(order.summary)
      HStack {
        Image(systemName: order.status.symbol)
        Text(order.status.localizedStringResource)
        Spacer()
        Text(order.total.inDollars)
      }
      if order.status.next != nil {
        Divider()
        HStack {
          Button("Advance", intent: AdvanceOrderIntent(order: order))
          Spacer()
          Button("Cancel Order", intent: CancelOrderIntent(order: order))
        }
      }
    }
  }
}
