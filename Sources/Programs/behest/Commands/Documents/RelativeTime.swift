// Describes how long ago a date was, in a few words.

package import Foundation
import IntentEngine

/// Words for a past date, as in a list of documents.
package enum RelativeTime {
  /// Returns the distance between two dates in words: "now", "1 minute ago", "2 weeks ago" …
  ///
  /// Units are whole and rounded down; a month counts as 30 days and a year as 365. A date in the
  /// future, which a clock that was set back produces, is "now".
  package static func words(for date: Date, now: Date) -> String {
    let seconds = now.timeIntervalSince(date)
    guard seconds >= 60 else { return Sentence.ageNow() }
    let minutes = Int(min(seconds, 1e15) / 60)
    let units: [(minutes: Int, words: Sentence)] = [
      (525_600, .ageYears), (43_200, .ageMonths), (10_080, .ageWeeks), (1_440, .ageDays),
      (60, .ageHours),
    ]
    for unit in units where minutes >= unit.minutes {
      return unit.words(count: minutes / unit.minutes)
    }
    return Sentence.ageMinutes(count: minutes)
  }
}
