// Reads words as a place: a coordinate, or an address as it was said.

import Foundation

/// A reader of places. Text that is no coordinate is an address; no map service is queried.
enum WordsToPlace {
  /// Returns the place that words name: "48.2082, 16.3738", "10 Downing Street, London".
  ///
  /// - Returns: `nil` for empty words, and for a coordinate outside the globe.
  static func place(_ text: String) -> Value.Place? {
    let words = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !words.isEmpty else { return nil }
    guard
      let match = words.wholeMatch(
        of: /([+-]?\d{1,3}(?:\.\d{1,12})?)\s*[,; ]\s*([+-]?\d{1,3}(?:\.\d{1,12})?)/),
      let latitude = Double(match.1), let longitude = Double(match.2)
    else { return .address(words) }
    guard abs(latitude) <= 90, abs(longitude) <= 180 else { return nil }
    return .coordinate(latitude: latitude, longitude: longitude)
  }
}
