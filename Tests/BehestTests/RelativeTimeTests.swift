// Tests of words for moments in the past.

import Foundation
import Testing
import behest

@Suite struct RelativeTimeTests {
  @Test(arguments: [
    RelativeTimeCase(-100, "now"), RelativeTimeCase(0, "now"), RelativeTimeCase(59, "now"),
    RelativeTimeCase(60, "1 minute ago"), RelativeTimeCase(119, "1 minute ago"),
    RelativeTimeCase(120, "2 minutes ago"), RelativeTimeCase(3_600, "1 hour ago"),
    RelativeTimeCase(86_399, "23 hours ago"), RelativeTimeCase(86_400, "1 day ago"),
    RelativeTimeCase(604_800, "1 week ago"), RelativeTimeCase(2_592_000, "1 month ago"),
    RelativeTimeCase(63_072_000, "2 years ago"),
  ])
  func `a moment is named by its largest unit`(_ example: RelativeTimeCase) {
    let now = Date(timeIntervalSince1970: 1_800_000_000)
    let date = now.addingTimeInterval(-example.seconds)
    #expect(RelativeTime.words(for: date, now: now) == example.words)
  }
}

/// A number of seconds in the past, and the words for it.
struct RelativeTimeCase: Sendable {
  let seconds: Double
  let words: String

  init(_ seconds: Double, _ words: String) {
    self.seconds = seconds
    self.words = words
  }
}
