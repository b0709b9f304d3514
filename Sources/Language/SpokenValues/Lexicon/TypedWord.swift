// The meanings of words in dates, times, durations, measurements and truth values.

/// The meaning of a word or fixed phrase in the value of a typed slot.
enum TypedWord: Hashable, Sendable {
  /// A part of the day, which determines the half of the clock: at night there are 10 pm and 2 am.
  ///
  /// `clockPM` is that of a twelve-hour clock, which does not have 20 o'clock.
  enum Part: Hashable, Sendable {
    case am, pm, clockPM, evening, night

    /// The default time, in seconds after midnight: 9 in the morning, 3 in the afternoon, 6 in the
    /// evening, and 8 at night.
    var usualTime: Int {
      switch self {
      case .am: 9 * 3600
      case .pm, .clockPM: 15 * 3600
      case .evening: 18 * 3600
      case .night: 20 * 3600
      }
    }
  }

  // Quantities
  /// The number one before a unit: `a`.
  case one
  /// One half before a unit: `half an hour`.
  case half
  /// One half after a unit: `and a half`.
  case andHalf
  case and

  // Durations
  /// A unit of time, in seconds.
  case unit(Double)
  /// A unit of time, in months.
  case months(Int)
  /// A whole duration in seconds: number and unit in one.
  case span(Double)

  // Days
  /// A number of days after today, with the part of that day.
  case day(Int, Part?)
  /// A weekday, from 1 for Sunday.
  case weekday(Int)
  case month(Int)
  /// The first or last day of the unit or month that follows: `the end of`.
  case edge(isEnd: Bool)
  /// The first or last day of a unit, in one word: 月末.
  case edgeOf(DateWords.Unit, isEnd: Bool)
  /// A holiday with a fixed date: Christmas.
  case holiday(month: Int, day: Int)
  /// The ordinal number of a day: `twenty-fourth`.
  case dayNumber(Int)
  case next, this, last
  /// A number of weeks after this one, before a day of it: 来週の金曜日.
  case week(Int)
  /// Next or last, after the day: `prochain`.
  case nextAfter, lastAfter
  case on, the, of, at
  /// The mark after a day's number: `th`, 日.
  case ordinalMark
  case yearMark, monthMark

  // Times of day
  case part(Part)
  /// A time in minutes after midnight.
  case moment(Int)
  /// The word before an hour: `las cinco`.
  case theHour
  /// The mark after an hour: `o'clock`, 時.
  case hourMark
  case minuteMark
  /// Minutes to add to the hour that follows: `half past`.
  case before(Int)
  /// Minutes to add to the hour it follows: `et quart`.
  case after(Int)
  /// The words between minutes and an hour: `ten past five`.
  case past, to
  /// The words between an hour and minutes: `cinco y diez`.
  case plus, minus

  // Distances from now
  /// The word before a distance in time: `in`.
  case into
  case ago, agoBefore, later, now

  case boolean(Bool)
  /// A unit of measurement by its symbol.
  case measure(String)
  /// A currency by its code, or by a symbol that several share.
  case currency(String)
  /// A hundredth of a currency.
  case cents
}
