// Reads words as a date: ISO dates, "today", "tomorrow at 5pm", "in 90 minutes", "übermorgen".

package import Foundation
import FoundationGaps
import PhraseMatching
import SpokenValues

/// A reader of dates and times relative to a clock and a calendar.
///
/// A day without its year, or with its number alone, is the next one: in November the 3rd of May is
/// next year's. So is a time without its half of the day: at 14:00 "half past five" is today's
/// 17:30, and at 20:00 tomorrow's 5:30.
package struct WordsToDate: Sendable {
  /// The current date.
  var now: Date

  /// The calendar, with the time zone of times.
  var calendar: Calendar

  /// The locale, for the order of day and month in 5/3.
  var locale: Locale

  /// Creates a reader for a clock, a calendar and a locale.
  package init(now: Date, calendar: Calendar, locale: Locale = LocalizationEnvironment.locale) {
    self.now = now
    self.calendar = calendar
    self.locale = locale
  }

  /// The years 1 to 9999, the only ones that every calendar computes reliably.
  private static let years = Date.distantPast..<Date(timeIntervalSince1970: 253_402_300_800)

  /// Returns the date that `text` refers to; a day without a time is the start of the day.
  func date(_ text: String) -> Date? {
    let date = moment(text) ?? corrected(text).flatMap(moment)
    return date.flatMap { Self.years.contains($0) ? $0 : nil }
  }

  /// Returns the start of the day that `text` refers to; a time alone, "at 9", is none.
  func day(_ text: String) -> Date? {
    let hour = withoutAt(text.trimmingCharacters(in: .whitespacesAndNewlines))
    let isTime = SpokenValues.time(of: hour, preferred: language) != nil
    return isTime ? nil : date(text).map(calendar.startOfDay)
  }

  /// Returns the date that `text` changes another one to: a time alone of its day, or a day alone
  /// with its time, or it is moved: "an hour later"; `nil` for other texts.
  package func date(_ text: String, correcting old: Date) -> Date? {
    let day = calendar.startOfDay(for: old)
    let parts = calendar.dateComponents([.hour, .minute, .second], from: old)
    let text = withoutAt(text.trimmingCharacters(in: .whitespacesAndNewlines))
    if let moved = moved(old, by: text) { return moved }
    if let seconds = SpokenValues.time(of: text, preferred: language) {
      // "Seven" instead of six in the evening is in the evening.
      let isLate = parts.hour.map { $0 >= 12 } ?? false && !isOnLongClock(text)
      let late = SpokenValues.time(of: text, preferred: language, isLate: true)
      return time(isLate ? late ?? seconds : seconds, of: day)
    }
    guard old > day, let words = words(of: text) ?? corrected(text).flatMap(words(of:)),
      words.time == nil, let new = date(words), new == calendar.startOfDay(for: new),
      Self.years.contains(new), let hour = parts.hour, let minute = parts.minute,
      let second = parts.second
    else { return nil }
    return time((hour * 60 + minute) * 60 + second, of: new)
  }

  /// Returns a date moved by a duration with a word behind it that says where to: "an hour later", "two days
  /// earlier"; `nil` for other texts.
  func moved(_ old: Date, by text: String) -> Date? {
    let utterance = Normalizer.utterance(text)
    let rows = ConversationWords.rows(
      for: ["en", language].compactMap(\.self))
    for (phrases, sign) in [(rows.flatMap(\.later), 1.0), (rows.flatMap(\.earlier), -1.0)] {
      for phrase in phrases.map({ Normalizer.utterance($0).words }) {
        let count = utterance.tokens.count - phrase.count
        guard count > 0, utterance.words.suffix(phrase.count).elementsEqual(phrase),
          case .duration(let seconds)? = SpokenValues.value(
            of: utterance.text(of: 0..<count), as: .duration)
        else { continue }
        // A day may have 23 hours.
        let day = 86_400.0
        let isDays = seconds.truncatingRemainder(dividingBy: day) == 0
        // "An hour earlier" than a day whose time is not known is none.
        if !isDays, old == calendar.startOfDay(for: old) { return nil }
        return isDays
          ? calendar.date(byAdding: .day, value: Int(sign * seconds / day), to: old)
          : old.addingTimeInterval(sign * seconds)
      }
    }
    return nil
  }

  private func corrected(_ text: String) -> String? {
    DateSpelling.corrected(text, tag: language)
  }

  private func words(of text: String) -> DateWords? {
    guard case .date(let words)? = SpokenValues.value(of: text, as: .date, preferred: language)
    else { return nil }
    return words
  }

  /// The language of the locale, whose words are read before those of others: "half acht" is not half past.
  private var language: String? { locale.language.languageCode?.identifier }

  private func moment(_ text: String) -> Date? {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if let date = iso(text) { return date }
    if let words = words(of: text) {
      guard words.day == .relative(days: 0, months: 0), let time = words.time else {
        return date(words)
      }
      return today(at: time, saidAs: text, .date)
    }
    // A time alone is today's, with or without "at".
    let time = withoutAt(text)
    guard case .time(let seconds)? = SpokenValues.value(of: time, as: .time, preferred: language)
    else { return nil }
    return today(at: seconds, saidAs: time, .time)
  }

  private func withoutAt(_ text: String) -> String {
    text.replacing(/^(?:at|@)\s*/.ignoresCase(), with: "")
  }

  /// Returns a time of today or, on a clock with twelve hours, its next occurrence.
  private func today(at seconds: Int, saidAs words: String, _ kind: TypedKind) -> Date? {
    let today = calendar.startOfDay(for: now)
    guard let date = time(seconds, of: today) else { return nil }
    let half = 12 * 3600
    guard date < now, (3600..<half).contains(seconds), !isOnLongClock(words) else { return date }
    let later: Int? =
      if let seconds = SpokenValues.time(of: words, preferred: language, isLate: true) {
        seconds
      } else if case .date(let words)? = SpokenValues.value(
        of: words + " pm", as: kind, preferred: language)
      {
        words.time
      } else {
        nil
      }
    guard later == seconds + half, let evening = time(seconds + half, of: today) else {
      return date
    }
    if evening >= now || kind == .date { return evening }
    return calendar.date(byAdding: .day, value: 1, to: today).flatMap { time(seconds, of: $0) }
  }

  /// Returns whether a time is read from a 24-hour clock: 05:30 anywhere, 5:30 in most countries.
  private func isOnLongClock(_ words: String) -> Bool {
    guard let digits = words.firstMatch(of: /\d{1,2}(?=[:.]\d)/)?.0 else { return false }
    return digits.hasPrefix("0")
      || [.zeroToTwentyThree, .oneToTwentyFour].contains(locale.hourCycle)
  }

  private func date(_ words: DateWords) -> Date? {
    let today = calendar.startOfDay(for: now)
    let day: Date?
    switch words.day {
    case .moment(let seconds):
      return now.addingTimeInterval(seconds)
    case .relative(let days, let months):
      day = calendar.date(byAdding: DateComponents(month: months, day: days), to: today)
    case .weekday(let weekday, let isPast):
      let distance = (weekday - calendar.component(.weekday, from: today) + 7) % 7
      day = calendar.date(
        byAdding: .day, value: isPast ? distance - 7 : distance == 0 ? 7 : distance, to: today)
    case .week(let weeks, let weekday):
      let monday = -((calendar.component(.weekday, from: today) + 5) % 7)
      day = calendar.date(
        byAdding: .day, value: monday + weeks * 7 + (weekday + 5) % 7, to: today)
    case .calendar(let year, let month, let number):
      day = NumericDates(calendar: calendar, now: now, locale: locale)
        .day(year: year, month: month, day: number)
    case .numeric(let first, let second, let year):
      day = NumericDates(calendar: calendar, now: now, locale: locale).day(
        first, second, year: year)
    case .edge(let isEnd, let unit, let offset):
      let component: Calendar.Component =
        switch unit {
        case .week: .weekOfYear
        case .month: .month
        case .year: .year
        }
      day = calendar.date(byAdding: component, value: offset, to: today)
        .flatMap { edge(of: component, around: $0, isEnd: isEnd) }
    case .edgeOfMonth(let month, let isEnd):
      let year = calendar.component(.year, from: today)
      day = [year, year + 1].lazy
        .compactMap { calendar.date(from: DateComponents(year: $0, month: month, day: 1)) }
        .compactMap { edge(of: .month, around: $0, isEnd: isEnd) }.first { $0 >= today }
    }
    guard let day, let time = words.time else { return day }
    return self.time(time, of: day)
  }

  /// Returns the first or last day of the week, month or year that contains a day.
  private func edge(of unit: Calendar.Component, around day: Date, isEnd: Bool) -> Date? {
    guard let whole = calendar.dateInterval(of: unit, for: day) else { return nil }
    return isEnd ? calendar.date(byAdding: .day, value: -1, to: whole.end) : whole.start
  }

  /// Returns a time of a day; `nil` for one that the day does not have, since clocks are put forward.
  private func time(_ seconds: Int, of day: Date) -> Date? {
    let (hour, minute) = (seconds / 3600, seconds / 60 % 60)
    let date = calendar.date(bySettingHour: hour, minute: minute, second: seconds % 60, of: day)
    return date.flatMap { date in
      let parts = calendar.dateComponents([.hour, .minute], from: date)
      return (parts.hour, parts.minute) == (hour, minute) ? date : nil
    }
  }

  private func iso(_ text: String) -> Date? {
    if let date = try? Date(text, strategy: .iso8601) { return date }
    // With a zone and without seconds, or in the basic form; one with a zone has seconds then.
    guard
      let match = text.wholeMatch(
        of:
          /(\d{4})(-?)(\d{2})\2(\d{2})(?:[Tt ](\d{2}):?(\d{2})(?::?(\d{2}))?(Z|[+-]\d{2}(?::?\d{2})?)?)?/
      ),
      // Eight digits alone are rather a number.
      !match.2.isEmpty || match.5 != nil,
      let year = Int(match.1), let month = Int(match.3), let day = Int(match.4)
    else { return nil }
    if let zone = match.8, let hour = match.5, let minute = match.6 {
      let offset = zone == "Z" ? "Z" : zone.count == 3 ? zone + ":00" : zone
      let date = "\(match.1)-\(match.3)-\(match.4)T\(hour):\(minute):\(match.7 ?? "00")\(offset)"
      return try? Date(date, strategy: .iso8601)
    }
    let parts = DateComponents(
      year: year, month: month, day: day, hour: match.5.flatMap { Int($0) } ?? 0,
      minute: match.6.flatMap { Int($0) } ?? 0, second: match.7.flatMap { Int($0) } ?? 0)
    // The calendar would move 31 February into March.
    guard let date = calendar.date(from: parts), calendar.component(.day, from: date) == day,
      calendar.component(.month, from: date) == month,
      calendar.component(.hour, from: date) == parts.hour,
      calendar.component(.minute, from: date) == parts.minute,
      calendar.component(.second, from: date) == parts.second
    else { return nil }
    return date
  }
}
