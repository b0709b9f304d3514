// Tests of the words for dates and for distances from now.

import BehestSwiftUI
import Foundation
import Testing

struct DateWordsTests {
  private let now = Date(timeIntervalSince1970: 1_000_000_000)

  private var words: DateWords {
    DateWords(locale: Locale(identifier: "en_US"), timeZone: .gmt, now: now)
  }

  @Test(arguments: [
    (0.0, "0 sec"), (59, "59 sec"), (-90, "1 min, 30 sec"), (3600, "1 hr"),
    (-8580, "2 hr, 23 min"), (172_800, "2 days"), (40_000_000, "1 yr, 3 mo"),
  ])
  func `a distance has its two largest units`(_ seconds: TimeInterval, _ expected: String) {
    #expect(words.words(for: now + seconds, style: .relative) == expected)
  }

  @Test func `a distance with a direction has one unit`() {
    #expect(words.words(for: now + 8580, style: .offset) == "+2 hr")
    #expect(words.words(for: now - 8580, style: .offset) == "-2 hr")
  }

  @Test func `a timer is a clock`() {
    #expect(words.words(for: now + 61, style: .timer) == "1:01")
    #expect(words.words(for: now + 133_141, style: .timer) == "36:59:01")
  }

  @Test func `a day and a time of day follow the locale`() {
    #expect(words.words(for: now, style: .date) == "September 9, 2001")
    #expect(words.words(for: now, style: .time).hasPrefix("1:46"))
  }

  @Test func `a running clock stops at its bounds`() {
    let range = (now - 30)...(now + 90)
    #expect(words.words(for: range, countsDown: true) == "1:30")
    #expect(words.words(for: range, countsDown: false) == "0:30")
    #expect(words.words(for: (now + 1)...(now + 61), countsDown: true) == "1:00")
    #expect(words.words(for: (now - 61)...(now - 1), countsDown: true) == "0:00")
  }

  @Test(arguments: [6.4e10, -6.4e10, 1e300, -.infinity, .nan])
  func `dates without end do no harm`(_ seconds: TimeInterval) {
    for style in [Text.DateStyle.timer, .relative, .offset] {
      #expect(!words.words(for: Date(timeIntervalSince1970: seconds), style: style).isEmpty)
    }
  }
}
