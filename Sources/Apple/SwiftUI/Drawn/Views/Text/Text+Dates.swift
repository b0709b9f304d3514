// Texts that show dates and relative times.

public import Foundation

extension Text {
  /// A style of showing a date.
  public struct DateStyle: Equatable, Codable, Sendable {
    enum Kind: Codable, Hashable, Sendable { case time, date, relative, offset, timer }

    let kind: Kind

    /// The time: 9:41 AM.
    public static let time = DateStyle(kind: .time)
    /// The date: June 3, 2019.
    public static let date = DateStyle(kind: .date)
    /// The time relative to now: 2 hr, 23 min.
    public static let relative = DateStyle(kind: .relative)
    /// The offset from now: +2 hours.
    public static let offset = DateStyle(kind: .offset)
    /// A timer relative to now: 36:59:01.
    public static let timer = DateStyle(kind: .timer)
  }

  /// Creates a text from a date.
  ///
  /// A card is drawn once, so a relative time stays that of the moment when the card was made.
  public init(_ date: Date, style: DateStyle) { self.init(.date(date, style)) }

  /// Creates a text from the range between two dates.
  public init(_ dates: ClosedRange<Date>) { self.init(.interval(dates, countsDown: nil)) }

  /// Creates a text from a date interval.
  public init(_ interval: DateInterval) {
    self.init(.interval(interval.start...max(interval.start, interval.end), countsDown: nil))
  }

  /// Creates a text from a timer within an interval. A card shows its current time.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) { self.init(.interval(timerInterval, countsDown: countsDown)) }
}
