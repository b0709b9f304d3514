// An order, with its status.

import AppIntents

/// An order in the order book.
struct Order: Codable, Hashable, Identifiable, Sendable {
  let id: Int
  let soup: Soup.ID
  let size: SoupSize
  let quantity: Int
  var note: String?
  var status = OrderStatus.received

  /// A description of the order: "2 large Lentil Soup".
  var summary: String {
    "\(quantity) \(size.word) \(SoupMenu.soup(id: soup)?.name ?? soup)"
  }

  /// The price of the order, in dollars.
  var total: Double {
    Double(quantity) * size.factor * (SoupMenu.soup(id: soup)?.price ?? 0)
  }
}

/// The status of an order.
enum OrderStatus: String, AppEnum, Codable {
  case received
  case cooking
  case ready
  case delivered
  case cancelled

  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Order Status"

  static var caseDisplayRepresentations: [OrderStatus: DisplayRepresentation] = [
    .received: "Received",
    .cooking: "Cooking",
    .ready: "Ready",
    .delivered: "Delivered",
    .cancelled: "Cancelled",
  ]

  /// The next status; `nil` if there is none.
  var next: OrderStatus? {
    switch self {
    case .received: .cooking
    case .cooking: .ready
    case .ready: .delivered
    case .delivered, .cancelled: nil
    }
  }

  /// The symbol on the card.
  var symbol: String {
    switch self {
    case .received: "tray"
    case .cooking: "flame"
    case .ready: "bell"
    case .delivered: "checkmark.circle"
    case .cancelled: "xmark.circle"
    }
  }
}
