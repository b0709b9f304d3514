// Formats dates and relative times as SwiftUI's texts do.

import Foundation

/// A formatter of dates in a locale and a time zone, relative to a moment.
package struct DateWords {
  private let locale: Locale
  private let timeZone: TimeZone
  private let now: Date

  /// Creates a formatter from a locale, a time zone and the moment that relative times refer to.
  package init(locale: Locale, timeZone: TimeZone, now: Date) {
    self.locale = locale
    self.timeZone = timeZone
    self.now = now
  }

  /// Returns a date as text in a style.
  package func words(for date: Date, style: Text.DateStyle) -> String {
    switch style.kind {
    case .date: formatted(date, .long, .omitted)
    case .time: formatted(date, .omitted, .shortened)
    case .relative: distance(to: date, units: 2)
    case .offset: (date < now ? "-" : "+") + distance(to: date, units: 1)
    case .timer: clock(abs(date.timeIntervalSince(now)))
    }
  }

  /// Returns a range of dates as text or, if `countsDown` is given, a timer within it.
  package func words(for range: ClosedRange<Date>, countsDown: Bool?) -> String {
    guard let countsDown else {
      let isSameDay = calendar.isDate(range.lowerBound, inSameDayAs: range.upperBound)
      let days: Date.FormatStyle.DateStyle = isSameDay ? .omitted : .abbreviated
      let bounds = [range.lowerBound, range.upperBound]
      return bounds.map { formatted($0, days, .shortened) }.joined(separator: " – ")
    }
    let moment = min(max(now, range.lowerBound), range.upperBound)
    return clock(
      countsDown
        ? range.upperBound.timeIntervalSince(moment) : moment.timeIntervalSince(range.lowerBound))
  }

  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    return calendar
  }

  private func formatted(
    _ date: Date, _ days: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle
  ) -> String {
    let style = Date.FormatStyle(date: days, time: time, locale: locale, timeZone: timeZone)
    return date.formatted(style)
  }

  /// Returns the time to a date in its largest units: "2 hr, 23 min".
  private func distance(to date: Date, units count: Int) -> String {
    let units: [(seconds: Double, word: String)] = [
      (31_556_952, "yr"), (2_629_746, "mo"), (604_800, "wk"), (86_400, "day"), (3600, "hr"),
      (60, "min"), (1, "sec"),
    ]
    // Longer than the age of the universe, and still within the range of `Int`.
    let most = 1e18
    var rest = min(most, abs(date.timeIntervalSince(now))).rounded(.down)
    let first = units.firstIndex { rest >= $0.seconds } ?? units.count - 1
    var words: [String] = []
    for unit in units[first...].prefix(count) {
      let amount = (rest / unit.seconds).rounded(.down)
      rest -= amount * unit.seconds
      guard amount > 0 || words.isEmpty else { continue }
      let plural = amount != 1 && ["day", "wk", "yr"].contains(unit.word) ? "s" : ""
      words.append("\(Int(clamping: Int64(amount))) \(unit.word)\(plural)")
    }
    return words.joined(separator: ", ")
  }

  private func clock(_ interval: TimeInterval) -> String {
    // A timer beyond a century is useless; the bound also keeps the conversion from trapping.
    let seconds = Int(min(3_155_760_000, interval).rounded(.down))
    let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60)
    let padded = { (value: Int) in value < 10 ? "0\(value)" : "\(value)" }
    return hours > 0
      ? "\(hours):\(padded(minutes)):\(padded(rest))" : "\(minutes):\(padded(rest))"
  }
}
