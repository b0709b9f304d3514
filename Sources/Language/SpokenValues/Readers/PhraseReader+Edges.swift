// Reads the ends of calendar units: "the end of next month", "Anfang Mai", 年末; and holidays.

extension PhraseReader {
  /// Reads the first or last day of a week, a month or a year.
  mutating func edges(at index: Int) -> [Found<DateWords.Day>] {
    var found: [Found<DateWords.Day>] = []
    for start in optional([.the], at: index) {
      for (word, end) in words(at: start) {
        guard case .edge(let isEnd) = word else { continue }
        for start in optional([.of], at: end) { found += edges(of: start, isEnd: isEnd) }
      }
    }
    for (offset, start) in turns(at: index) {
      for (word, end) in words(at: start) {
        guard case .edgeOf(let unit, let isEnd) = word else { continue }
        found.append((.edge(isEnd: isEnd, of: unit, offset: offset), end))
      }
    }
    return found
  }

  /// Reads the calendar unit after "the end of": this one, the next or the last, or a month's name.
  private mutating func edges(of index: Int, isEnd: Bool) -> [Found<DateWords.Day>] {
    var found: [Found<DateWords.Day>] = []
    for (offset, start) in turns(at: index) {
      for (word, end) in words(at: start) {
        if case .month(let month) = word, offset == 0 {
          found.append((.edgeOfMonth(month, isEnd: isEnd), end))
        }
        guard let unit = word.wholeUnit else { continue }
        found.append((.edge(isEnd: isEnd, of: unit, offset: offset), end))
        for (next, end) in words(at: end) where next == .nextAfter || next == .lastAfter {
          let offset = next == .nextAfter ? 1 : -1
          found.append((.edge(isEnd: isEnd, of: unit, offset: offset), end))
        }
      }
    }
    return found
  }

  /// Reads nothing or an article, `this`, `next` and `last`, as an offset in units.
  private mutating func turns(at index: Int) -> [Found<Int>] {
    var found: [Found<Int>] = []
    for start in optional([.the], at: index) {
      found.append((0, start))
      for (word, end) in words(at: start) {
        switch word {
        case .this: found.append((0, end))
        case .next: found.append((1, end))
        case .last: found.append((-1, end))
        default: break
        }
      }
    }
    return found
  }

  /// Reads holidays with a fixed date, with or without the year.
  mutating func holidays(at index: Int) -> [Found<DateWords.Day>] {
    var found: [Found<DateWords.Day>] = []
    for (word, end) in words(at: index) {
      if case .holiday(let month, let day) = word { found += withYear(month, day, at: end) }
    }
    return found
  }
}

extension TypedWord {
  /// The calendar unit that the word names; `nil` for other words.
  fileprivate var wholeUnit: DateWords.Unit? {
    switch self {
    case .unit(604_800): .week
    case .months(1): .month
    case .months(12): .year
    default: nil
    }
  }
}
