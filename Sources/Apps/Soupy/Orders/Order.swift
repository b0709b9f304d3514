// An order and where it stands.

import AppIntents

/// An order as the book keeps it.
struct Order: Codable, Hashable, Identifiable, Sendable {
  let id: Int
  let soup: Soup.ID
  let size: SoupSize
  let quantity: Int
  var note: String?
  var status = OrderStatus.received

  /// The order in words: "2 large Lentil Soup".
  var summary: String {
    "\(quantity) \(size.word) \(SoupMenu.soup(id: soup)?.name ?? soup)"
  }

  /// What the order costs, in dollars.
  var total: Double {
    Double(quantity) * size.factor * (SoupMenu.soup(id: soup)?.price ?? 0)
  }
}

/// How far an order has come.
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

  /// The next step; `nil` when there is none.
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
