// A clock that moves only when the test moves it, so that time is an input.

package import Foundation
import Synchronization

/// A clock whose time changes only when it is advanced.
package final class FixedClock: Sendable {
  private let date: Mutex<Date>

  /// Creates a clock that shows a date; by default noon UTC on 1 February 2026.
  package init(_ start: Date = Date(timeIntervalSince1970: 1_769_947_200)) {
    date = Mutex(start)
  }

  /// The date that the clock shows.
  package var now: Date { date.withLock { $0 } }

  /// Advances the clock by a number of seconds, backward when it is negative.
  package func advance(by seconds: TimeInterval) {
    date.withLock { $0 += seconds }
  }
}
