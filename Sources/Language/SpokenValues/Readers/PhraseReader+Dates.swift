// Reads dates: "tomorrow at 5 pm", "next friday", "24 de diciembre", "in 3 days", 来週の金曜日.

extension PhraseReader {
  /// Reads days, days with a time, and distances from now.
  mutating func dates(at index: Int) -> [Found<DateWords>] {
    var found = fromNow(at: index)
    // "In two days at 7 pm".
    for (date, end) in found where date.time == nil {
      if case .relative = date.day { addTimes(to: date.day, at: end, part: nil, &found) }
    }
    // "Tonight at 8" is not 8 in the morning.
    for (word, end) in words(at: index) {
      guard case .day(let days, let part?) = word else { continue }
      let day = DateWords.Day.relative(days: days, months: 0)
      found.append((DateWords(day: day, time: part.usualTime), end))
      addTimes(to: day, at: end, part: part, &found)
    }
    for (day, end) in optional([.at], at: index).flatMap({ days(at: $0) }) {
      found.append((DateWords(day: day), end))
      addTimes(to: day, at: end, part: nil, &found)
      for (word, end) in words(at: end) {
        guard case .part(let part) = word else { continue }
        found.append((DateWords(day: day, time: part.usualTime), end))
        addTimes(to: day, at: end, part: part, &found)
      }
    }
    for (minutes, _, end) in timesAlone(at: index) {
      for (day, end) in days(at: end) {
        found.append((DateWords(day: day, time: minutes * 60), end))
      }
    }
    addTimesOfToday(at: index, &found)
    return found
  }

  /// Adds times without a day, but for what is a number alone or begins as a duration, without a word such as
  /// "at": "at 8", "8 pm", "half past seven".
  private mutating func addTimesOfToday(at index: Int, _ found: inout [Found<DateWords>]) {
    let today = DateWords.Day.relative(days: 0, months: 0)
    let isDuration = !durations(at: index).isEmpty
    let numbers = wholeNumbers(at: index, below: 60).map(\.end)
    for (minutes, start, end) in timesAlone(at: index) {
      if start == index, isDuration || numbers.contains(end) { continue }
      found.append((DateWords(day: today, time: minutes * 60), end))
    }
  }

  /// Reads times in minutes after midnight, with or without a word such as "at" before them.
  ///
  /// - Parameter part: The part of the day that is meant where none is said.
  mutating func timesAlone(
    at index: Int, part: TypedWord.Part? = nil
  ) -> [(minutes: Int, start: Int, end: Int)] {
    optional([.at], at: index).flatMap { start in
      times(at: start, part: part).map { ($0.value, start, $0.end) }
    }
  }

  private mutating func addTimes(
    to day: DateWords.Day, at index: Int, part: TypedWord.Part?, _ found: inout [Found<DateWords>]
  ) {
    for start in optional([.at], at: index) {
      for (minutes, end) in times(at: start, part: part) {
        found.append((DateWords(day: day, time: minutes * 60), end))
      }
    }
  }

  /// Reads `now`, `in 90 minutes`, `vor zwei Tagen`, `3 days ago`, 3日後.
  private mutating func fromNow(at index: Int) -> [Found<DateWords>] {
    var found: [Found<DateWords>] = []
    for (word, end) in words(at: index) {
      switch word {
      case .now: found.append((DateWords(day: .moment(0)), end))
      case .into: found += spans(at: end, sign: 1)
      case .agoBefore: found += spans(at: end, sign: -1)
      default: break
      }
    }
    for (date, end) in spans(at: index, sign: 1) {
      found += ends(of: .later, at: end).map { (date, $0) }
    }
    for (date, end) in spans(at: index, sign: -1) {
      found += ends(of: .ago, at: end).map { (date, $0) }
    }
    return found
  }

  /// Reads durations as distances from now: whole days and months name a day, the rest a moment.
  private mutating func spans(at index: Int, sign: Int) -> [Found<DateWords>] {
    let day = 86_400.0
    var found: [Found<DateWords>] = durations(at: index).map { seconds, end in
      let isDays = seconds.truncatingRemainder(dividingBy: day) == 0 && seconds < 1e6 * day
      return (
        DateWords(
          day: isDays
            ? .relative(days: sign * Int(seconds / day), months: 0)
            : .moment(Double(sign) * seconds)),
        end
      )
    }
    found += monthSpans(at: index).map {
      (DateWords(day: .relative(days: 0, months: sign * $0.value)), $0.end)
    }
    return found
  }

  /// Reads days without a time.
  private mutating func days(at index: Int) -> [Found<DateWords.Day>] {
    var found = numericDates(at: index) + countedDates(at: index)
    for (word, end) in words(at: index) {
      if case .day(let days, _) = word { found.append((.relative(days: days, months: 0), end)) }
    }
    for start in optional([.on], at: index).flatMap({ optional([.the], at: $0) }) {
      // "Am 3.4." is as good as "am 3. April".
      if start > index { found += numericDates(at: start) }
      found += weekdays(at: start) + namedDates(at: start)
      for (word, end) in words(at: start) {
        guard case .week(let weeks) = word else { continue }
        for (day, end) in words(at: end) {
          if case .weekday(let day) = day { found.append((.week(weeks, weekday: day), end)) }
        }
      }
      for (word, end) in words(at: start) where word == .next || word == .this || word == .last {
        found += weekdays(at: end, isPast: word == .last)
        found += wholeUnits(at: end, sign: word == .next ? 1 : word == .last ? -1 : 0)
      }
      for (word, end) in words(at: start) {
        guard word.isCalendarUnit else { continue }
        for (next, nextEnd) in words(at: end) where next == .nextAfter || next == .lastAfter {
          found += wholeUnits(at: start, sign: next == .nextAfter ? 1 : -1)
            .filter { $0.end == end }.map { ($0.value, nextEnd) }
        }
      }
    }
    for start in optional([.on], at: index) {
      found += edges(at: start)
      for start in optional([.the, .next, .this], at: start) { found += holidays(at: start) }
    }
    return found
  }

  /// Reads the next or previous week, month or year, as the same day in it.
  private mutating func wholeUnits(at index: Int, sign: Int) -> [Found<DateWords.Day>] {
    words(at: index).compactMap { word, end in
      switch word {
      case .unit(604_800): (.relative(days: 7 * sign, months: 0), end)
      case .months(let months): (.relative(days: 0, months: months * sign), end)
      default: nil
      }
    }
  }

  private mutating func weekdays(at index: Int, isPast: Bool = false) -> [Found<DateWords.Day>] {
    var found: [Found<DateWords.Day>] = []
    for (word, end) in words(at: index) {
      guard case .weekday(let day) = word else { continue }
      found.append((.weekday(day, isPast: isPast), end))
      for (next, end) in words(at: end) where next == .nextAfter || next == .lastAfter {
        found.append((.weekday(day, isPast: next == .lastAfter), end))
      }
      // Friday the 24th of December: the date is more precise than the weekday.
      found += optional([.on], at: end).flatMap { optional([.the], at: $0) }
        .flatMap { namedDates(at: $0) }
    }
    return found
  }

  /// Reads `2026-12-24`, `24.12.2026`, `24.12.`, `24/12/2026`, `12/24/2026` and `24/12`.
  private func numericDates(at index: Int) -> [Found<DateWords.Day>] {
    if let date = dottedDate(at: index) { return [date] }
    func isJoined(_ index: Int) -> Bool {
      ["-", "/"].contains { self.isJoined(by: $0, before: index) }
    }
    guard let first = wholeNumber(at: index), let second = wholeNumber(at: index + 1),
      second.count <= 2, isJoined(index + 1)
    else { return [] }
    guard isJoined(index + 2), let third = wholeNumber(at: index + 2) else {
      guard first.count <= 2, self.isJoined(by: "/", before: index + 1) else { return [] }
      return [numeric(first.value, second.value, nil, end: index + 2)].compactMap { $0 }
    }
    if first.count == 4, third.count <= 2 {
      return [calendar(first.value, second.value, third.value, end: index + 3)].compactMap { $0 }
    }
    guard first.count <= 2, third.count == 4 || third.count == 2 else { return [] }
    let year = third.count == 2 ? 2_000 + third.value : third.value
    return [numeric(first.value, second.value, year, end: index + 3)].compactMap { $0 }
  }

  /// Returns the date of two numbers, in either order where both are dates.
  private func numeric(_ first: Int, _ second: Int, _ year: Int?, end: Int) -> Found<DateWords.Day>?
  {
    let dayFirst = calendar(year, second, first, end: end)
    let monthFirst = calendar(year, first, second, end: end)
    guard dayFirst != nil, monthFirst != nil, first != second else { return dayFirst ?? monthFirst }
    return (.numeric(first, second, year: year), end)
  }

  /// Reads `24.12.2026`, which folds to one word, and `24.12.`; `24. 12.` folds to two.
  private func dottedDate(at index: Int) -> Found<DateWords.Day>? {
    guard index < pieces.all.count, pieces.all[index].isNumber else { return nil }
    let numbers = pieces.bytes(index).split(separator: UInt8(ascii: "."))
    var parts = numbers.compactMap { Int(String(decoding: $0, as: UTF8.self)) }
    guard parts.count == numbers.count, numbers[0].count <= 2 else { return nil }
    var end = index + 1
    // Until two numbers end with a point each.
    while parts.count < 3, pieces.isFollowedByPoint(end - 1) {
      if parts.count == 2 { return calendar(nil, parts[1], parts[0], end: end) }
      guard let next = wholeNumber(at: end), next.count <= 2 else { return nil }
      parts.append(next.value)
      end += 1
    }
    guard parts.count == 3 else { return nil }
    return calendar(parts[2] < 100 ? 2_000 + parts[2] : parts[2], parts[1], parts[0], end: end)
  }

  private func calendar(_ year: Int?, _ month: Int?, _ day: Int, end: Int) -> Found<DateWords.Day>?
  {
    guard (1...31).contains(day), (1...12).contains(month ?? 1), (1...9999).contains(year ?? 1)
    else { return nil }
    return (.calendar(year: year, month: month, day: day), end)
  }

  /// Reads `24 december`, `the 24th of december 2026`, `december 24th`, `the 24th`.
  private mutating func namedDates(at index: Int) -> [Found<DateWords.Day>] {
    var found: [Found<DateWords.Day>] = []
    for (day, isOrdinal, end) in dayNumbers(at: index) {
      // "The second one" is no day.
      let isPlace = wholeNumbers(at: end, below: 2).contains { $0.value == 1 }
      if isOrdinal, !isPlace, let date = calendar(nil, nil, day, end: end) { found.append(date) }
      for start in optional([.of], at: end) {
        for (word, end) in words(at: start) {
          guard case .month(let month) = word else { continue }
          found += withYear(month, day, at: end)
        }
      }
    }
    for (word, end) in words(at: index) {
      guard case .month(let month) = word else { continue }
      for start in optional([.the], at: end) {
        for (day, _, end) in dayNumbers(at: start) { found += withYear(month, day, at: end) }
      }
    }
    return found
  }

  /// Reads a day of a month, with and without the year after it.
  mutating func withYear(
    _ month: Int, _ day: Int, at index: Int
  ) -> [Found<DateWords.Day>] {
    guard let date = calendar(nil, month, day, end: index) else { return [] }
    var found = [date]
    for start in optional([.of], at: index) {
      if let year = wholeNumber(at: start), year.count == 4,
        let date = calendar(year.value, month, day, end: start + 1)
      {
        found.append(date)
      }
    }
    return found
  }

  /// Reads a day's number in its month: `24`, `24th`, `twenty-fourth`; and whether it is ordinal.
  mutating func dayNumbers(at index: Int) -> [(day: Int, isOrdinal: Bool, end: Int)] {
    var found: [(Int, Bool, Int)] = []
    for (day, end) in wholeNumbers(at: index, below: 32) {
      found.append((day, false, end))
      found += ends(of: .ordinalMark, at: end).map { (day, true, $0) }
    }
    for (word, end) in words(at: index) {
      if case .dayNumber(let day) = word { found.append((day, true, end)) }
    }
    return found
  }

  /// Reads 2026年12月24日, 12월 24일, 24日.
  private mutating func countedDates(at index: Int) -> [Found<DateWords.Day>] {
    var found: [Found<DateWords.Day>] = []
    var years: [Found<Int?>] = [(nil, index)]
    if let year = wholeNumber(at: index), year.count == 4 {
      years += ends(of: .yearMark, at: index + 1).map { (year.value, $0) }
    }
    for (year, start) in years {
      for (month, end) in wholeNumbers(at: start, below: 13) {
        for start in ends(of: .monthMark, at: end) {
          for (day, end) in wholeNumbers(at: start, below: 32) {
            for end in ends(of: .ordinalMark, at: end) {
              if let date = calendar(year, month, day, end: end) { found.append(date) }
            }
          }
        }
      }
    }
    return found
  }
}

extension TypedWord {
  /// Whether the word is a calendar unit.
  fileprivate var isCalendarUnit: Bool {
    switch self {
    case .unit(604_800), .months: true
    default: false
    }
  }
}
