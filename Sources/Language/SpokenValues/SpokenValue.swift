// The kinds of values that are read, and their values, independent of any clock or calendar.

/// The kinds of values that are recognised by their form.
public enum TypedKind: String, BitwiseCopyable, CaseIterable, Hashable, Sendable {
  /// A day: `tomorrow`, `next friday`, `2026-12-24`.
  case date
  /// A time of day: `5 pm`, `17:30`.
  case time
  /// A duration: `an hour and a half`, `90 seconds`.
  case duration
  /// A truth value: `on`, `off`, `true`.
  case boolean
  /// A URL: `https://example.org`.
  case url
  /// A number with a unit: `3 km`, `two cups`.
  case measurement
  /// An amount of money: `$5`, `two dozen euros`, `five fifty`.
  case amount
}

/// The value of a typed slot, independent of any clock or calendar.
package enum SpokenValue: Hashable, Sendable {
  /// A day or a moment, as far as the words define it.
  case date(DateWords)
  /// A time of day, in seconds after midnight; less than a day.
  case time(Int)
  /// A duration, in seconds.
  case duration(Double)
  /// A truth value.
  case boolean(Bool)
  /// A URL as it was typed, with `https://` before a bare domain.
  case url(String)
  /// A number and the symbol of its unit, such as `km`.
  case measurement(Double, unit: String)
  /// An amount of money, with the code or symbol of its currency; `nil` for the usual currency.
  case amount(Double, currency: String?)
}

/// A day or a moment as expressed by words.
package struct DateWords: Hashable, Sendable {
  /// A calendar unit.
  package enum Unit: Hashable, Sendable {
    /// A week, whose first day depends on the calendar.
    case week
    /// A month, from its first day to its last.
    case month
    /// A year, from January to December.
    case year
  }

  /// The ways to name a day.
  package enum Day: Hashable, Sendable {
    /// A number of days, then months, after today.
    case relative(days: Int, months: Int)
    /// The first such weekday after today, Sunday being 1; the last one before today if `isPast`.
    case weekday(Int, isPast: Bool)
    /// A weekday of a later week that starts on a Monday, counted from this one; Sunday is 1.
    case week(Int, weekday: Int)
    /// A day of a month; `nil` for this month or year.
    case calendar(year: Int?, month: Int?, day: Int)
    /// A day of a month by numbers that are in either order; `nil` for this year.
    case numeric(Int, Int, year: Int?)
    /// The first or last day of a calendar unit; `offset` counts from the current one.
    case edge(isEnd: Bool, of: Unit, offset: Int)
    /// The first or last day of the next such month, which may be the current one.
    case edgeOfMonth(Int, isEnd: Bool)
    /// A number of seconds after now.
    case moment(Double)
  }

  /// The day.
  package var day: Day
  /// The time of day in seconds after midnight; `nil` for the whole day.
  package var time: Int?

  /// Creates a point in time from a day; without a time it is the whole day.
  package init(day: Day, time: Int? = nil) {
    self.day = day
    self.time = time
  }
}
