// The formatter of relative dates, which Foundation on Linux lacks.

public import Foundation

/// A formatter of the time between two dates: "in 2 hours", "yesterday".
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  // Unchecked, as on Apple's systems: a formatter is configured before it is shared.
  /// Whether a day may be named.
  public enum DateTimeStyle: Int, Sendable {
    /// Numbers: "1 day ago".
    case numeric
    /// Names where there are any: "yesterday".
    case named
  }

  /// The width of a unit's name.
  public enum UnitsStyle: Int, Sendable {
    /// Full names: "2 months ago".
    case full
    /// Numbers as words: "two months ago".
    case spellOut
    /// Short names: "2 mo. ago".
    case short
    /// The shortest names: "2mo ago".
    case abbreviated
  }

  /// Whether a day may be named.
  open var dateTimeStyle: DateTimeStyle = .numeric

  /// The width of the units' names.
  open var unitsStyle: UnitsStyle = .full

  /// The place of the text in a sentence. Has no effect in a terminal.
  open var formattingContext: Formatter.Context = .unknown

  /// The calendar of the units; `nil` for the current one.
  open var calendar: Calendar! = .autoupdatingCurrent

  /// The locale of the text; `nil` for the current one.
  open var locale: Locale! = .autoupdatingCurrent

  /// Creates a formatter with numbers and full names.
  public override init() { super.init() }

  /// Creates nothing: a formatter cannot be archived on Linux.
  public required init?(coder: NSCoder) { nil }

  /// Returns the text of a date relative to another one.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let widths: [UnitsStyle: Date.RelativeFormatStyle.UnitsStyle] = [
      .full: .wide, .spellOut: .spellOut, .short: .abbreviated, .abbreviated: .narrow,
    ]
    return Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric,
      unitsStyle: widths[unitsStyle] ?? .wide, locale: locale ?? .current,
      calendar: calendar ?? .current
    ).format(referenceDate)
  }

  /// Returns the text of a number of seconds from now.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// Returns the text of an object that is a date, relative to now; `nil` for another.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }
}
