// Reads and writes dates and times as RFC 3339 does, and times of day.

import Foundation

extension Date {
  /// Creates a date from a date-time of RFC 3339; `nil` for other texts.
  init?(rfc3339 text: String) {
    let style = Date.ISO8601FormatStyle()
    let fraction = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
    guard let date = (try? Date(text, strategy: style)) ?? (try? Date(text, strategy: fraction))
    else { return nil }
    self = date
  }

  /// Creates the beginning of a day from a full-date of RFC 3339; `nil` for other texts.
  init?(fullDate text: String, in timeZone: TimeZone) {
    guard text.utf8.count == 10,
      let date = try? Date(
        text, strategy: Date.ISO8601FormatStyle(timeZone: timeZone).year().month().day())
    else { return nil }
    self = date
  }

  /// Returns the date-time of RFC 3339, with the offset of a time zone.
  func rfc3339(in timeZone: TimeZone) -> String {
    formatted(Date.ISO8601FormatStyle(timeZoneSeparator: .colon, timeZone: timeZone))
  }
}

extension DateComponents {
  /// Creates a time of day: "17:30" or "17:30:00", perhaps with an offset; `nil` for other texts.
  init?(fullTime text: String) {
    guard
      let parts = text.wholeMatch(of: /(\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?(?:Z|[-+]\d\d:\d\d)?/),
      let hour = Int(parts.1), let minute = Int(parts.2), hour < 24, minute < 60
    else { return nil }
    self.init(hour: hour, minute: minute, second: parts.3.flatMap { Int($0) } ?? 0)
  }

  /// The time of day: "17:30:00"; `nil` without an hour.
  var fullTime: String? {
    hour.map { hour in
      [hour, minute ?? 0, second ?? 0].map { ($0 < 10 ? "0" : "") + String($0) }
        .joined(separator: ":")
    }
  }
}
