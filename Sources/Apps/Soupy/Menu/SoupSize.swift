// The sizes of a soup.

import AppIntents

enum SoupSize: String, AppEnum, Codable {
  case small
  case medium
  case large

  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Size"

  static var caseDisplayRepresentations: [SoupSize: DisplayRepresentation] = [
    .small: DisplayRepresentation(title: "Small", synonyms: ["Little", "Cup"]),
    .medium: DisplayRepresentation(title: "Medium", synonyms: ["Regular"]),
    .large: DisplayRepresentation(title: "Large", synonyms: ["Big", "Bowl"]),
  ]

  /// The size within a sentence.
  var word: String {
    switch self {
    case .small: String(localized: "small")
    case .medium: String(localized: "medium")
    case .large: String(localized: "large")
    }
  }

  /// The price of this size, as a multiple of the price on the menu.
  var factor: Double {
    switch self {
    case .small: 1
    case .medium: 1.5
    case .large: 2
    }
  }
}
