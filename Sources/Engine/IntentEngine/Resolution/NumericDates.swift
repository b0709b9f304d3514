// Finds the day that numeric dates refer to: 24.12., 5/3/2027, the 3rd of May.

import Foundation

/// A resolver of days given by numbers, in a calendar and in the order of a locale.
struct NumericDates: Sendable {
  /// The calendar of the dates.
  var calendar: Calendar

  /// The current date, from which the next day of a number is searched.
  var now: Date

  /// The locale, for the order of day and month.
  var locale: Locale

  /// Returns the day with these numbers; without a year, or also a month, the next one from today.
  ///
  /// - Returns: `nil` for a day that does not exist, such as 31 February.
  func day(year: Int?, month: Int?, day: Int) -> Date? {
    let today = calendar.startOfDay(for: now)
    let thisYear = calendar.component(.year, from: today)
    if let year, let month { return date(year, month, day) }
    guard let month else {
      let first = calendar.component(.month, from: today) - 1
      // Of two months in a row, one has 31 days.
      return (0..<3).lazy.compactMap { step in
        date(thisYear + (first + step) / 12, (first + step) % 12 + 1, day)
      }.first { $0 >= today }
    }
    // Up to eight years lie between one 29 February and the next.
    return (0...8).lazy.compactMap { date(thisYear + $0, month, day) }.first { $0 >= today }
  }

  /// Returns the day of two numbers in the order of the locale, or else in the other.
  func day(_ first: Int, _ second: Int, year: Int?) -> Date? {
    let orders = [(first, second), (second, first)]
    return (monthComesFirst ? orders : orders.reversed()).lazy
      .compactMap { month, day in
        (1...12).contains(month) ? self.day(year: year, month: month, day: day) : nil
      }.first
  }

  /// Returns a date; `nil` for one such as 31 February, which the calendar would move into March.
  private func date(_ year: Int, _ month: Int, _ day: Int) -> Date? {
    guard (1...31).contains(day) else { return nil }
    return calendar.date(from: DateComponents(year: year, month: month, day: day)).flatMap {
      calendar.component(.day, from: $0) == day ? $0 : nil
    }
  }

  /// Whether the month precedes the day, as in the United States.
  private var monthComesFirst: Bool {
    let order = DateFormatter.dateFormat(fromTemplate: "dM", options: 0, locale: locale) ?? "M/d"
    guard let month = order.firstIndex(of: "M"), let day = order.firstIndex(of: "d") else {
      return true
    }
    return month < day
  }
}
