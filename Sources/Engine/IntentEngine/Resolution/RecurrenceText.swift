// Rules of recurrence as text, in the form of RFC 5545: "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR".

package import Foundation

extension Calendar.RecurrenceRule {
  /// Creates a rule from a text in the form of RFC 5545, with or without "RRULE:" before it.
  ///
  /// - Returns: `nil` for another text, for a rule without a frequency, and for one with a part that
  ///   is unknown, repeated, malformed or out of range.
  package init?(text: String, calendar: Calendar) {
    var fields: [String: String] = [:]
    let rule = text.uppercased().trimmingCharacters(in: .whitespacesAndNewlines)
    for field in rule.replacing(/^RRULE:/, with: "").split(separator: ";") {
      let parts = field.split(separator: "=", maxSplits: 1)
      guard parts.count == 2,
        fields.updateValue(String(parts[1]), forKey: String(parts[0])) == nil
      else { return nil }
    }
    // Zero is a number of a range that begins with it, and of no other.
    func numbers(_ key: String, in range: ClosedRange<Int>) -> [Int]? {
      guard let text = fields.removeValue(forKey: key) else { return [] }
      let words = Self.values(of: text)
      let numbers = words.compactMap { Int($0) }.filter {
        range.contains($0) && ($0 != 0 || range.lowerBound == 0)
      }
      return numbers.count == words.count ? numbers : nil
    }
    guard let name = fields.removeValue(forKey: "FREQ"),
      let frequency = Self.frequencies.first(where: { $0.name == name })?.frequency,
      let interval = numbers("INTERVAL", in: Self.intervals), interval.count <= 1,
      let count = numbers("COUNT", in: 1...Int.max), count.count <= 1,
      let daysOfTheMonth = numbers("BYMONTHDAY", in: -31...31),
      let daysOfTheYear = numbers("BYYEARDAY", in: -366...366),
      let months = numbers("BYMONTH", in: 1...12),
      let weeks = numbers("BYWEEKNO", in: -53...53),
      let hours = numbers("BYHOUR", in: 0...23),
      let minutes = numbers("BYMINUTE", in: 0...59),
      let seconds = numbers("BYSECOND", in: 0...60),
      let setPositions = numbers("BYSETPOS", in: -366...366)
    else { return nil }
    self.init(calendar: calendar, frequency: frequency)
    if let interval = interval.first { self.interval = interval }
    if let count = count.first { end = .afterOccurrences(count) }
    if let until = fields.removeValue(forKey: "UNTIL") {
      guard count.isEmpty, let date = Self.date(until, calendar) else { return nil }
      end = .afterDate(date)
    }
    for day in fields.removeValue(forKey: "BYDAY").map(Self.values(of:)) ?? [] {
      guard let weekday = Self.weekday(day) else { return nil }
      weekdays.append(weekday)
    }
    self.daysOfTheMonth = daysOfTheMonth
    self.daysOfTheYear = daysOfTheYear
    self.months = months.map { Month($0) }
    self.weeks = weeks
    self.hours = hours
    self.minutes = minutes
    self.seconds = seconds
    self.setPositions = setPositions
    if let start = fields.removeValue(forKey: "WKST"), Self.day(start) == nil { return nil }
    guard fields.isEmpty else { return nil }
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

  /// The intervals that a rule is given in words or as text.
  ///
  /// Foundation looks for the days between two occurrences one after another.
  static let intervals = 1...99_999

  /// Returns whether the place of a day of the week, if it has one, is that of a year or month.
  static func isPlaced(_ weekday: Weekday) -> Bool {
    guard case .nth(let place, _) = weekday else { return true }
    return place != 0 && (-53...53).contains(place)
  }

  private static func values(of text: String) -> [Substring] {
    text.split(separator: ",", omittingEmptySubsequences: false)
  }

  private static func day(_ code: some StringProtocol) -> Locale.Weekday? {
    weekCodes.first { $0.code == code }?.day
  }

  /// Returns the day of the week of a text such as "MO" or "-1FR".
  private static func weekday(_ text: Substring) -> Weekday? {
    guard let day = day(text.suffix(2)) else { return nil }
    let place = text.dropLast(2)
    if place.isEmpty { return .every(day) }
    return Int(place).map { .nth($0, day) }.flatMap { isPlaced($0) ? $0 : nil }
  }

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
