// Says how long ago something was, in a few words.

public import Foundation

/// Words for a moment in the past, as a list of documents shows them.
public enum RelativeTime {
  /// "now", "1 minute ago", "3 hours ago", "yesterday" … for a moment seen from another.
  ///
  /// Units are whole and rounded down; a month counts as 30 days and a year as 365. A moment in the
  /// future, as a clock that was set back makes it, is "now".
  public static func words(for date: Date, now: Date) -> String {
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
