// Texts that say when something is, or how long ago.

public import Foundation

extension Text {
  /// How a date is written.
  public struct DateStyle: Equatable, Codable, Sendable {
    enum Kind: Codable, Hashable, Sendable { case time, date, relative, offset, timer }

    let kind: Kind

    /// The time of day: 9:41 AM.
    public static let time = DateStyle(kind: .time)
    /// The day: June 3, 2019.
    public static let date = DateStyle(kind: .date)
    /// The distance from now: 2 hr, 23 min.
    public static let relative = DateStyle(kind: .relative)
    /// The distance from now with its direction: +2 hours.
    public static let offset = DateStyle(kind: .offset)
    /// The distance from now as a clock: 36:59:01.
    public static let timer = DateStyle(kind: .timer)
  }

  /// Makes a text of a date.
  ///
  /// A card is drawn once, so a distance from now stays what it was when the card was made.
  public init(_ date: Date, style: DateStyle) { self.init(.date(date, style)) }

  /// Makes a text of the time from one date to another.
  public init(_ dates: ClosedRange<Date>) { self.init(.interval(dates, countsDown: nil)) }

  /// Makes a text of the time an interval takes.
  public init(_ interval: DateInterval) {
    self.init(.interval(interval.start...max(interval.start, interval.end), countsDown: nil))
  }

  /// Makes a text of a clock that runs within an interval; a card shows where it stands.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) { self.init(.interval(timerInterval, countsDown: countsDown)) }
}
