// Rules of recurrence as text, in the form of RFC 5545: "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR".

package import Foundation

extension Calendar.RecurrenceRule {
  /// Creates a rule from a text in the form of RFC 5545, with or without "RRULE:" before it.
  ///
  /// - Returns: `nil` for another text, and for a rule without a frequency.
  package init?(text: String, calendar: Calendar) {
    var fields: [String: String] = [:]
    let rule = text.uppercased().trimmingCharacters(in: .whitespacesAndNewlines)
    for field in rule.replacing(/^RRULE:/, with: "").split(separator: ";") {
      let parts = field.split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else { return nil }
      fields[String(parts[0])] = String(parts[1])
    }
    func numbers(_ key: String) -> [Int] {
      fields.removeValue(forKey: key)?.split(separator: ",").compactMap { Int($0) } ?? []
    }
    guard let name = fields.removeValue(forKey: "FREQ"),
      let frequency = Self.frequencies.first(where: { $0.name == name })?.frequency
    else { return nil }
    self.init(calendar: calendar, frequency: frequency)
    if let interval = numbers("INTERVAL").first {
      guard (1...1_000_000).contains(interval) else { return nil }
      self.interval = interval
    }
    if let count = numbers("COUNT").first { end = .afterOccurrences(count) }
    if let until = fields.removeValue(forKey: "UNTIL") {
      guard let date = Self.date(until, calendar) else { return nil }
      end = .afterDate(date)
    }
    for day in fields.removeValue(forKey: "BYDAY")?.split(separator: ",") ?? [] {
      guard let weekday = Self.weekCodes.first(where: { $0.code == day.suffix(2) }) else {
        return nil
      }
      let place = Int(day.dropLast(2))
      weekdays.append(place.map { .nth($0, weekday.day) } ?? .every(weekday.day))
    }
    daysOfTheMonth = numbers("BYMONTHDAY")
    daysOfTheYear = numbers("BYYEARDAY")
    months = numbers("BYMONTH").map { Month($0) }
    weeks = numbers("BYWEEKNO")
    hours = numbers("BYHOUR")
    minutes = numbers("BYMINUTE")
    seconds = numbers("BYSECOND")
    setPositions = numbers("BYSETPOS")
    guard fields.keys.allSatisfy({ $0 == "WKST" }) else { return nil }
  }

  /// The rule in the form of RFC 5545, in the order that its examples have.
  package var text: String {
    let name = Self.frequencies.first { $0.frequency == frequency }?.name ?? ""
    var fields = ["FREQ=\(name)"]
    if interval != 1 { fields.append("INTERVAL=\(interval)") }
    if let count = end.occurrences { fields.append("COUNT=\(count)") }
    if let date = end.date { fields.append("UNTIL=\(Self.text(of: date))") }
    func add(_ key: String, _ values: [String]) {
      if !values.isEmpty { fields.append("\(key)=\(values.joined(separator: ","))") }
    }
    func add(_ key: String, _ values: [Int]) { add(key, values.map(String.init)) }
    add("BYMONTH", months.map(\.index))
    add("BYWEEKNO", weeks)
    add("BYYEARDAY", daysOfTheYear)
    add("BYMONTHDAY", daysOfTheMonth)
    add("BYDAY", weekdays.map(Self.code))
    add("BYHOUR", hours)
    add("BYMINUTE", minutes)
    add("BYSECOND", seconds)
    add("BYSETPOS", setPositions)
    return fields.joined(separator: ";")
  }

  private static let frequencies: [(name: String, frequency: Frequency)] = [
    ("MINUTELY", .minutely), ("HOURLY", .hourly), ("DAILY", .daily), ("WEEKLY", .weekly),
    ("MONTHLY", .monthly), ("YEARLY", .yearly),
  ]

  /// The days of the week by their codes, from Sunday.
  static let weekCodes: [(code: String, day: Locale.Weekday)] = [
    ("SU", .sunday), ("MO", .monday), ("TU", .tuesday), ("WE", .wednesday), ("TH", .thursday),
    ("FR", .friday), ("SA", .saturday),
  ]

  private static func code(_ weekday: Weekday) -> String {
    switch weekday {
    case .every(let day): code(of: day)
    case .nth(let place, let day): "\(place)\(code(of: day))"
    @unknown default: ""
    }
  }

  private static func code(of day: Locale.Weekday) -> String {
    weekCodes.first { $0.day == day }?.code ?? ""
  }

  /// Returns a date from "20261224" or "20261224T170000Z"; a date without a zone is the calendar's.
  private static func date(_ text: String, _ calendar: Calendar) -> Date? {
    guard let parts = text.wholeMatch(of: /(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z?))?/) else {
      return nil
    }
    var calendar = calendar
    if parts.7 == "Z" { calendar.timeZone = .gmt }
    let time = [parts.4, parts.5, parts.6].map { $0.flatMap { Int($0) } }
    return calendar.date(
      from: DateComponents(
        year: Int(parts.1), month: Int(parts.2), day: Int(parts.3), hour: time[0],
        minute: time[1], second: time[2]))
  }

  private static func text(of date: Date) -> String {
    let words = date.formatted(.iso8601)
    return words.filter { $0 != "-" && $0 != ":" }
  }
}
