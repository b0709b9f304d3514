// Words that change a date which was said before: its time alone, or its day alone.

import Foundation
import IntentEngine
import Testing

struct DateCorrectionTests {
  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  /// A reader on a Wednesday at noon.
  private static func reader() throws -> WordsToDate {
    WordsToDate(
      now: try date("2026-11-25T12:00:00Z"), calendar: calendar, locale: Locale(identifier: "en_US")
    )
  }

  private static func date(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }

  @Test(arguments: [
    // The day stays, and with a clock of twelve hours the half of the day.
    ("2026-11-26T18:00:00Z", "7pm", "2026-11-26T19:00:00Z"),
    ("2026-11-26T18:00:00Z", "at seven", "2026-11-26T19:00:00Z"),
    ("2026-11-26T18:00:00Z", "9 am", "2026-11-26T09:00:00Z"),
    ("2026-11-26T09:30:00Z", "half past ten", "2026-11-26T10:30:00Z"),
    // The time stays.
    ("2026-11-26T18:30:00Z", "sunday", "2026-11-29T18:30:00Z"),
    ("2026-11-26T18:30:00Z", "december 24th", "2026-12-24T18:30:00Z"),
  ])
  func `what is not said anew stays`(old: String, words: String, new: String) throws {
    let date = try Self.reader().date(words, correcting: Self.date(old))
    #expect(date == (try Self.date(new)))
  }

  @Test(arguments: [
    // All of it is said anew, there is no time to keep, or it is no date.
    ("2026-11-26T18:00:00Z", "sunday at 5 pm"), ("2026-11-26T00:00:00Z", "sunday"),
    ("2026-11-26T18:00:00Z", "in two hours"), ("2026-11-26T18:00:00Z", "soup"),
  ])
  func `other words are read by themselves`(old: String, words: String) throws {
    #expect(try Self.reader().date(words, correcting: Self.date(old)) == nil)
  }
}
