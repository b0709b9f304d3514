// The soups on the menu.

import Foundation

/// One soup on the menu.
struct Soup: Identifiable, Hashable, Sendable {
  let id: String
  /// The name on the printed menu, which is in English.
  let title: String
  /// Alternative names of the soup.
  var synonyms: [String] = []
  /// The price of a small bowl, in dollars.
  let price: Double
  /// The number of bowls that are left today.
  var stock = 40
  /// Whether the kitchen recommends it today.
  var isFeatured = true

  /// The name in the guest's language.
  var name: String { String(localized: String.LocalizationValue(title)) }

  /// All names by which guests ask for the soup, that in their language first.
  var names: [String] { [name] + (name == title ? [] : [title]) + synonyms }
}

/// The menu, in its printed order.
enum SoupMenu {
  static let soups = [
    Soup(id: "tomato", title: "Tomato Soup", synonyms: ["Cream of Tomato"], price: 4.5),
    Soup(id: "tomato-basil", title: "Tomato Basil Soup", price: 5),
    Soup(id: "lentil", title: "Lentil Soup", synonyms: ["Dal"], price: 4),
    Soup(id: "miso", title: "Miso Soup", synonyms: ["Misoshiru"], price: 3.5, stock: 3),
    Soup(id: "chicken-noodle", title: "Chicken Noodle Soup", price: 6, stock: 0),
    Soup(id: "pumpkin", title: "Pumpkin Soup", price: 5.5, isFeatured: false),
  ]

  static var featured: [Soup] { soups.filter(\.isFeatured) }

  static func soup(id: Soup.ID) -> Soup? {
    soups.first { $0.id == id }
  }

  /// Returns the soups that match a text; a full name matches only that soup.
  static func soups(matching text: String) -> [Soup] {
    let wanted = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !wanted.isEmpty else { return [] }
    let exact = soups.filter { soup in
      soup.names.contains {
        $0.localizedCaseInsensitiveCompare(wanted) == .orderedSame
      }
    }
    if !exact.isEmpty { return exact }
    return soups.filter { soup in
      soup.names.contains { $0.localizedCaseInsensitiveContains(wanted) }
    }
  }
}
