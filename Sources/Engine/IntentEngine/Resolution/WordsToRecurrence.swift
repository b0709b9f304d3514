// Reads words as a rule of recurrence: "every other Monday", "weekdays until 24 December".

import Foundation

/// A reader of rules of recurrence, by the words of `RecurrenceWords`, and in the form of RFC 5545.
///
/// The names of days and months are English or those of the calendar's locale.
struct WordsToRecurrence: Sendable {
  /// The reader of dates after which a rule ends, with the calendar of the rules.
  var dates: WordsToDate

  /// The reader of intervals and places.
  var numbers: WordsToNumber

  /// Returns the rule that `text` states; `nil` for words that state none.
  func rule(_ text: String) -> Calendar.RecurrenceRule? {
    if let rule = Calendar.RecurrenceRule(text: text, calendar: dates.calendar) { return rule }
    var words = text.replacing(",", with: " ")
    for start in RecurrenceWords.unspaced { words = words.replacing(start, with: start + " ") }
    var end = Calendar.RecurrenceRule.End.never
    let until = /\s(?:until|till|bis(?: zum)?|hasta|jusqu['’]au|fino al?|tot|até)\s+(.+)$/
    let times = /\s(?:for )?(\w+) ?(?:times|mal|veces|fois|volte|keer|vezes)$/
    if let tail = words.firstMatch(of: until.ignoresCase()) {
      guard let date = dates.date(String(tail.1)) else { return nil }
      end = .afterDate(date)
      words.removeSubrange(tail.range)
    } else if let tail = words.firstMatch(of: times.ignoresCase()) {
      guard let count = numbers.integer(String(tail.1)), count > 0 else { return nil }
      end = .afterOccurrences(count)
      words.removeSubrange(tail.range)
    }
    var reading = Reading(calendar: dates.calendar)
    for word in words.split(whereSeparator: \.isWhitespace).map({ $0.lowercased() }) {
      guard add(word, to: &reading) else { return nil }
    }
    return reading.rule(endingWith: end)
  }

  /// Adds a word to what has been read; returns `false` for a word that states nothing.
  private func add(_ word: String, to reading: inout Reading) -> Bool {
    if RecurrenceWords.fillers.contains(word) { return true }
    if let (frequency, interval) = RecurrenceWords.adverbs[word] {
      reading.frequency = frequency
      reading.interval = interval
    } else if let frequency = RecurrenceWords.units[word] {
      reading.addUnit(frequency)
    } else if let days = RecurrenceWords.daysTogether[word] {
      reading.weekdays += days.map { .every($0) }
    } else if let day = place(
      of: word, in: calendar.weekdaySymbols, calendar.shortWeekdaySymbols, Self.days)
    {
      reading.addDay(Calendar.RecurrenceRule.weekCodes[day].day)
    } else if let month = place(of: word, in: calendar.monthSymbols, Self.months) {
      reading.months.append(month + 1)
    } else if let number = RecurrenceWords.places[word] ?? number(word) {
      reading.addNumber(number)
    } else {
      return false
    }
    return true
  }

  /// The calendar with the names of days and months in the person's language.
  private var calendar: Calendar {
    var calendar = dates.calendar
    calendar.locale = dates.locale
    return calendar
  }

  private func number(_ word: String) -> Int? {
    if let digits = word.wholeMatch(of: /(\d{1,4})(?:st|nd|rd|th|\.)?/) { return Int(digits.1) }
    return numbers.integer(word)
  }

  /// Returns the place of a name, which may have a plural's "s", in the first list that has it.
  private func place(of word: String, in lists: [String]...) -> Int? {
    let names = [word, word.hasSuffix("s") ? String(word.dropLast()) : word]
    return lists.lazy.compactMap { list in
      list.firstIndex { names.contains($0.lowercased()) }
    }.first
  }

  private static let days = [
    "sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday",
  ]

  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]
}

extension WordsToRecurrence {
  /// The parts of the rule that the words so far have stated.
  private struct Reading {
    let calendar: Calendar
    var frequency: Calendar.RecurrenceRule.Frequency?
    var interval = 1
    var weekdays: [Calendar.RecurrenceRule.Weekday] = []
    var months: [Int] = []
    private var numbers: [Int] = []

    init(calendar: Calendar) { self.calendar = calendar }

    mutating func addNumber(_ number: Int) { numbers.append(number) }

    /// "2 weeks" is an interval, "the last day of the month" a day of the month.
    mutating func addUnit(_ unit: Calendar.RecurrenceRule.Frequency) {
      if frequency == .daily, unit == .monthly {
        numbers = [interval]
        interval = 1
      } else if let number = numbers.popLast() {
        interval = number
      } else if frequency != nil {
        return
      }
      frequency = unit
    }

    /// "other Monday" is an interval of weeks, "first Monday of the month" a place.
    mutating func addDay(_ day: Locale.Weekday) {
      weekdays.append(numbers.popLast().map { .nth($0, day) } ?? .every(day))
    }

    func rule(
      endingWith end: Calendar.RecurrenceRule.End
    ) -> Calendar.RecurrenceRule? {
      var (interval, weekdays) = (interval, weekdays)
      var frequency = frequency
      // Without "of the month", "every second Monday" is one in two.
      if frequency == nil, weekdays.count == 1, months.isEmpty,
        case .nth(let number, let day) = weekdays[0]
      {
        (interval, weekdays, frequency) = (number, [.every(day)], .weekly)
      }
      let isOfMonth = !numbers.isEmpty
      let implied: Calendar.RecurrenceRule.Frequency? =
        !months.isEmpty ? .yearly : isOfMonth ? .monthly : weekdays.isEmpty ? nil : .weekly
      guard let frequency = frequency ?? implied,
        Calendar.RecurrenceRule.intervals.contains(interval),
        numbers.allSatisfy({ (-31 ... -1).contains($0) || (1...31).contains($0) }),
        weekdays.allSatisfy(Calendar.RecurrenceRule.isPlaced),
        !isOfMonth || [.monthly, .yearly].contains(frequency)
      else { return nil }
      var rule = Calendar.RecurrenceRule(
        calendar: calendar, frequency: frequency, interval: interval, end: end)
      rule.weekdays = weekdays
      rule.daysOfTheMonth = numbers
      rule.months = months.map { Calendar.RecurrenceRule.Month($0) }
      return rule
    }
  }
}
