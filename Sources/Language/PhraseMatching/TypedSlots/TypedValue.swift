// What the words of a typed slot mean, apart from any clock or calendar.

/// What the words of a typed slot mean, apart from any clock or calendar.
package enum TypedValue: Hashable, Sendable {
  /// A day or a moment, as far as the words fix it.
  case date(DateWords)
  /// A time of day, in seconds after midnight; less than a day.
  case time(Int)
  /// A length of time, in seconds.
  case duration(Double)
  /// Yes or no.
  case boolean(Bool)
  /// An address as it was typed, with `https://` before a bare domain.
  case url(String)
  /// A number and the symbol of its unit, such as `km`.
  case measurement(Double, unit: String)
}

/// A day or a moment as people name one.
package struct DateWords: Hashable, Sendable {
  /// What a calendar has whole ones of.
  package enum Unit: Hashable, Sendable {
    /// From Monday or Sunday, as the calendar has it.
    case week
    /// From its first day to its last.
    case month
    /// From January to December.
    case year
  }

  /// How the day is named.
  package enum Day: Hashable, Sendable {
    /// Days, then months, after today.
    case relative(days: Int, months: Int)
    /// The first such day after today, Sunday being 1; the last one before today when `isPast`.
    case weekday(Int, isPast: Bool)
    /// A day of the week that starts on a Monday so many weeks after this one, Sunday being 1.
    case week(Int, weekday: Int)
    /// A day of a month; of this month or year where they are `nil`.
    case calendar(year: Int?, month: Int?, day: Int)
    /// The first day of a week, month or year, or its last; `offset` counts on from this one.
    case edge(isEnd: Bool, of: Unit, offset: Int)
    /// The first day of the next such month, or its last; it may be this one.
    case edgeOfMonth(Int, isEnd: Bool)
    /// Seconds after now.
    case moment(Double)
  }

  /// How the day is named.
  package var day: Day
  /// The time of day in seconds after midnight; `nil` for the whole day.
  package var time: Int?

  /// Names a point in time; without a time it is the whole day.
  package init(day: Day, time: Int? = nil) {
    self.day = day
    self.time = time
  }
}
