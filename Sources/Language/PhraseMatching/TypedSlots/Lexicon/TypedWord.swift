// What a word can contribute to a date, a time, a length of time, a measurement or a truth value.

/// What a word or fixed phrase can contribute to the value of a typed slot.
enum TypedWord: Hashable, Sendable {
  /// A part of the day, and with it the half of the clock: at night it is 10 pm, and 2 am.
  ///
  /// `clockPM` is that of a clock with twelve hours, which 20 o'clock in the evening is not on.
  enum Part: Hashable, Sendable {
    case am, pm, clockPM, evening, night

    /// The time that is meant when none is said, in seconds after midnight: in the morning 9, in the
    /// afternoon 3, in the evening 6, and at night 8.
    var usualTime: Int {
      switch self {
      case .am: 9 * 3600
      case .pm, .clockPM: 15 * 3600
      case .evening: 18 * 3600
      case .night: 20 * 3600
      }
    }
  }

  // Numbers
  case number(Double)
  /// `a` before a unit.
  case one
  /// `half` before a unit, `half an hour`.
  case half
  /// `and a half` after a unit.
  case andHalf
  case and
  case minusSign

  // Lengths of time
  /// A unit of so many seconds.
  case unit(Double)
  /// A unit of so many months.
  case months(Int)
  /// So many seconds, number and unit in one.
  case span(Double)

  // Days
  /// So many days after today, and the part of that day.
  case day(Int, Part?)
  /// From 1 for Sunday.
  case weekday(Int)
  case month(Int)
  /// Before a week, a month or a year, or the name of a month: `the end of`.
  case edge(isEnd: Bool)
  /// The same in one word: 月末.
  case edgeOf(DateWords.Unit, isEnd: Bool)
  /// A day that is the same every year: Christmas.
  case holiday(month: Int, day: Int)
  /// `twenty-fourth`.
  case dayNumber(Int)
  case next, this, last
  /// So many weeks after this one, before a day of it: 来週の金曜日.
  case week(Int)
  /// `prochain`, which stands after the day.
  case nextAfter, lastAfter
  case on, the, of, at
  /// `th` after a day's number; 日.
  case ordinalMark
  case yearMark, monthMark

  // Times of day
  case part(Part)
  /// So many minutes after midnight.
  case moment(Int)
  /// Before an hour: `las cinco`.
  case theHour
  /// `o'clock`; 時.
  case hourMark
  case minuteMark
  /// Minutes to add to the hour that follows: `half past`.
  case before(Int)
  /// Minutes to add to the hour it follows: `et quart`.
  case after(Int)
  /// Between minutes and an hour: `ten past five`.
  case past, to
  /// Between an hour and minutes: `cinco y diez`.
  case plus, minus

  // From now
  /// `in` before a length of time.
  case into
  case ago, agoBefore, later, now

  case boolean(Bool)
  /// A unit of measurement by its symbol.
  case measure(String)
}
