// Time as an input: a clock that moves only when the test says so.

package import Foundation
import Synchronization

/// A clock that stands still until it is moved.
package final class FixedClock: Sendable {
  private let date: Mutex<Date>

  /// Starts at the given moment; by default noon UTC on 1 February 2026.
  package init(_ start: Date = Date(timeIntervalSince1970: 1_769_947_200)) {
    date = Mutex(start)
  }

  /// The moment the clock shows.
  package var now: Date { date.withLock { $0 } }

  /// Moves the clock, backward when `seconds` is negative.
  package func advance(by seconds: TimeInterval) {
    date.withLock { $0 += seconds }
  }
}
