// Describes how long ago a date was, in a few words.

package import Foundation

/// Words for a past date, as in a list of documents.
package enum RelativeTime {
  /// Returns the distance between two dates in words: "now", "1 minute ago", "yesterday" …
  ///
  /// Units are whole and rounded down; a month counts as 30 days and a year as 365. A date in the
  /// future, which a clock that was set back produces, is "now".
  package static func words(for date: Date, now: Date) -> String {
    let seconds = now.timeIntervalSince(date)
    guard seconds >= 60 else { return "now" }
    let minutes = Int(min(seconds, 1e15) / 60)
    let units: [(minutes: Int, name: String)] = [
      (525_600, "year"), (43_200, "month"), (10_080, "week"), (1_440, "day"), (60, "hour"),
      (1, "minute"),
    ]
    for unit in units where minutes >= unit.minutes {
      let count = minutes / unit.minutes
      return "\(count) \(unit.name)\(count == 1 ? "" : "s") ago"
    }
    return "now"
  }
}
