// Finds the day that numbers name: 24.12., 5/3/2027, the 3rd of May.

import Foundation

/// Days by their numbers, in a calendar and in the order of a locale.
struct NumericDates: Sendable {
  /// The calendar.
  var calendar: Calendar

  /// The moment from which the next day of a number is looked for.
  var now: Date

  /// The locale, for the order of day and month.
  var locale: Locale

  /// The day of these numbers: without a year, or without a month too, the next one from today.
  ///
  /// - Returns: `nil` for a day that there is not, such as 31 February.
  func day(year: Int?, month: Int?, day: Int) -> Date? {
    let today = calendar.startOfDay(for: now)
    let thisYear = calendar.component(.year, from: today)
    if let year, let month { return date(year, month, day) }
    guard let month else {
      let first = calendar.component(.month, from: today) - 1
      // No two months in a row lack a day.
      return (0..<3).lazy.compactMap { step in
        date(thisYear + (first + step) / 12, (first + step) % 12 + 1, day)
      }.first { $0 >= today }
    }
    // Eight years may lie between one 29 February and the next.
    return (0...8).lazy.compactMap { date(thisYear + $0, month, day) }.first { $0 >= today }
  }

  /// A text in which a date of numbers alone is written as ISO 8601 has it: "24.12. um 8" is
  /// "2026-12-24 um 8".
  ///
  /// - Returns: the text itself when there is none in it; `nil` when it names a day that there is not.
  func spelledOut(_ text: String) -> String? {
    if let match = text.firstMatch(of: /(?:^|\s)(\d{1,2})\.\s?(\d{1,2})\.(\d{4}|\d{2})?(?=\s|$)/),
      let day = Int(match.1), let month = Int(match.2)
    {
      return written(year(match.3), month, day).map { replacing(match.range, by: $0, in: text) }
    }
    if let match = text.firstMatch(of: /(?:^|\s)(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?(?=\s|$)/),
      let first = Int(match.1), let second = Int(match.2)
    {
      let year = year(match.3)
      let orders = [(first, second), (second, first)]
      for (month, day) in monthComesFirst ? orders : orders.reversed() {
        if let written = written(year, month, day) {
          return replacing(match.range, by: written, in: text)
        }
      }
      return nil
    }
    return text
  }

  private func replacing(_ range: Range<String.Index>, by date: String, in text: String) -> String {
    let space = text[range].first?.isWhitespace == true ? " " : ""
    return text.replacingCharacters(in: range, with: space + date)
  }

  private func year(_ digits: Substring?) -> Int? {
    digits.flatMap { Int($0) }.map { $0 < 100 ? 2000 + $0 : $0 }
  }

  private func written(_ year: Int?, _ month: Int, _ day: Int) -> String? {
    guard (1...12).contains(month), let date = self.day(year: year, month: month, day: day) else {
      return nil
    }
    let parts = calendar.dateComponents([.year, .month, .day], from: date)
    guard let year = parts.year, let month = parts.month, let day = parts.day else { return nil }
    return String(format: "%04d-%02d-%02d", year, month, day)
  }

  /// The calendar would roll 31 February over into March: such a date is no date.
  private func date(_ year: Int, _ month: Int, _ day: Int) -> Date? {
    guard (1...31).contains(day) else { return nil }
    return calendar.date(from: DateComponents(year: year, month: month, day: day)).flatMap {
      calendar.component(.day, from: $0) == day ? $0 : nil
    }
  }

  /// Whether the month stands before the day, as in the United States.
  private var monthComesFirst: Bool {
    let order = DateFormatter.dateFormat(fromTemplate: "dM", options: 0, locale: locale) ?? "M/d"
    guard let month = order.firstIndex(of: "M"), let day = order.firstIndex(of: "d") else {
      return true
    }
    return month < day
  }
}
