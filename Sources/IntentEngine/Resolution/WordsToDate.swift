// Reads words as a moment: ISO dates, "today", "tomorrow at 5pm", "in 90 minutes".

import Foundation

/// Reads dates and times relative to a clock and a calendar.
struct WordsToDate: Sendable {
  /// The moment that "now" means.
  var now: Date

  /// The calendar, with the time zone that a bare time is in.
  var calendar: Calendar

  /// The moment that `text` names; a day without a time is its first moment.
  func date(_ text: String) -> Date? {
    let words = AnswerReader.fold(text)
    if let date = iso(text.trimmingCharacters(in: .whitespacesAndNewlines)) { return date }
    if words == "now" { return now }
    if words.hasPrefix("in "), let duration = WordsToValue.duration(String(words.dropFirst(3))) {
      return now.addingTimeInterval(Double(duration.components.seconds))
    }
    let (dayWords, timeWords) = split(words)
    guard dayWords != nil || timeWords != nil else { return nil }
    var start = calendar.startOfDay(for: now)
    if let dayWords {
      guard let day = day(dayWords) else { return nil }
      start = day
    }
    guard let timeWords else { return start }
    guard let minutes = minutesOfDay(timeWords) else { return nil }
    return calendar.date(
      bySettingHour: minutes / 60, minute: minutes % 60, second: 0, of: start)
  }

  private func iso(_ text: String) -> Date? {
    if let date = try? Date(text, strategy: .iso8601) { return date }
    guard
      let match = text.wholeMatch(
        of: /(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2}))?)?/),
      let year = Int(match.1), let month = Int(match.2), let day = Int(match.3)
    else { return nil }
    let parts = DateComponents(
      year: year, month: month, day: day, hour: match.4.flatMap { Int($0) } ?? 0,
      minute: match.5.flatMap { Int($0) } ?? 0, second: match.6.flatMap { Int($0) } ?? 0)
    // The calendar would roll 31 February over into March: such a date is no date.
    guard let date = calendar.date(from: parts), calendar.component(.day, from: date) == day,
      calendar.component(.month, from: date) == month,
      calendar.component(.hour, from: date) == parts.hour,
      calendar.component(.minute, from: date) == parts.minute,
      calendar.component(.second, from: date) == parts.second
    else { return nil }
    return date
  }

  private func split(_ words: String) -> (day: String?, time: String?) {
    if let match = words.wholeMatch(of: /(.*?)\s*(?:\bat\b|@)\s*(.+)/) {
      let day = String(match.1)
      return (day.isEmpty ? nil : day, String(match.2))
    }
    if let match = words.wholeMatch(
      of: /(.*?)\s*(\d{1,2}(?::\d{2})?\s*(?:am|pm|a\.m|p\.m)|\d{1,2}:\d{2}|noon|midnight)/)
    {
      let day = String(match.1)
      return (day.isEmpty ? nil : day, String(match.2))
    }
    return (words, nil)
  }

  private func day(_ words: String) -> Date? {
    let today = calendar.startOfDay(for: now)
    func adding(_ days: Int) -> Date? { calendar.date(byAdding: .day, value: days, to: today) }
    switch words {
    case "today", "this morning", "this afternoon", "this evening", "tonight": return today
    case "tomorrow": return adding(1)
    case "day after tomorrow", "the day after tomorrow": return adding(2)
    case "yesterday": return adding(-1)
    case "next week": return adding(7)
    default: break
    }
    let bare = words.replacing(/^(on|next|this)\s+/, with: "")
    let names = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"]
    if let index = names.firstIndex(where: { $0 == bare || $0.prefix(3) == bare }) {
      let distance = (index + 1 - calendar.component(.weekday, from: today) + 7) % 7
      return adding(distance == 0 ? 7 : distance)
    }
    return iso(bare)
  }

  private func minutesOfDay(_ words: String) -> Int? {
    if words == "noon" { return 12 * 60 }
    if words == "midnight" { return 0 }
    guard
      let match = words.wholeMatch(of: /(\d{1,2})(?::(\d{2}))?\s*(am|pm|a\.m|p\.m|o'clock)?/),
      var hour = Int(match.1)
    else { return nil }
    let minute = match.2.flatMap { Int($0) } ?? 0
    switch match.3.map({ $0.prefix(1) }) {
    case "a", "p":
      guard (1...12).contains(hour) else { return nil }
      hour = hour % 12 + (match.3?.hasPrefix("p") == true ? 12 : 0)
    default:
      break
    }
    guard hour < 24, minute < 60 else { return nil }
    return hour * 60 + minute
  }
}
