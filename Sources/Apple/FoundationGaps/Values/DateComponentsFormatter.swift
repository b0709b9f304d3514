// The formatter of durations in calendar units, which Foundation on Linux declares unavailable.

public import Foundation

/// A formatter of durations in calendar units: "2 hours, 5 minutes", "2:05:00".
///
/// Years and months are named in English; the other units in the language of the calendar's locale.
/// No unit has a fraction.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  // Unchecked, as on Apple's systems: a formatter is configured before it is shared.
  /// The width of a unit's name.
  public enum UnitsStyle: Int, Sendable {
    /// Digits between colons: "2:05:00".
    case positional
    /// The shortest names: "2h 5m".
    case abbreviated
    /// Short names: "2 hr, 5 min".
    case short
    /// Full names: "2 hours, 5 minutes".
    case full
    /// Numbers and names as words; the numbers stay digits here.
    case spellOut
    /// Names shorter than the short ones: "2hr 5min".
    case brief
  }

  /// The treatment of units that are zero.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The treatment as bits.
    public let rawValue: UInt

    /// Creates a treatment from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The treatment that is usual for the style.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// Leaves out zeros before the first other unit.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    /// Leaves out zeros between other units.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    /// Leaves out zeros after the last other unit.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    /// Leaves out every zero.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Adds zeros before numbers between colons.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  /// The width of the units' names.
  open var unitsStyle: UnitsStyle = .positional

  /// The units allowed; an empty set allows the usual ones.
  open var allowedUnits: NSCalendar.Unit = []

  /// The treatment of units that are zero.
  open var zeroFormattingBehavior: ZeroFormattingBehavior = .default

  /// The maximum number of units; 0 for any.
  open var maximumUnitCount = 0

  /// The calendar of the units; `nil` for the current one.
  open var calendar: Calendar? = .autoupdatingCurrent

  /// The date that the durations begin at; `nil` for one at which months have 31 days.
  open var referenceDate: Date?

  /// Whether the largest unit may be expressed in the next one. Has no effect in a terminal.
  open var collapsesLargestUnit = false

  /// Whether the smallest unit may have a fraction. Has no effect in a terminal.
  open var allowsFractionalUnits = false

  /// Whether the text says "about". Has no effect in a terminal.
  open var includesApproximationPhrase = false

  /// Whether the text says "remaining". Has no effect in a terminal.
  open var includesTimeRemainingPhrase = false

  /// The place of the text in a sentence. Has no effect in a terminal.
  open var formattingContext: Formatter.Context = .unknown

  /// Creates a formatter with the positional style.
  public override init() { super.init() }

  /// Creates nothing: a formatter cannot be archived on Linux.
  public required init?(coder: NSCoder) { nil }

  /// Returns the text of a number of seconds; `nil` never.
  open func string(from ti: TimeInterval) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start.addingTimeInterval(ti))
  }

  /// Returns the text of the time from one date to another; `nil` never.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    // Seconds are rounded first, so that 59.9 are a minute.
    let seconds = endDate.timeIntervalSince(startDate).rounded()
    let values = (calendar ?? .current).dateComponents(
      Set(units.map(\.component)), from: startDate, to: startDate.addingTimeInterval(seconds))
    return string(from: values)
  }

  /// Returns the text of components, of which only the allowed units are read; `nil` never.
  open func string(from components: DateComponents) -> String? {
    var values = units.map { (unit: $0, value: components.value(for: $0.component) ?? 0) }
    let isPositional = unitsStyle == .positional
    let usual: ZeroFormattingBehavior = isPositional ? [.dropLeading] : .dropAll
    let zeros = zeroFormattingBehavior.contains(.default) ? usual : zeroFormattingBehavior
    let last = values.last
    if zeros.contains(.dropLeading) { values = Array(values.drop { $0.value == 0 }) }
    if zeros.contains(.dropTrailing), !isPositional {
      while values.last?.value == 0 { values.removeLast() }
    }
    if zeros.contains(.dropMiddle), !isPositional, values.count > 2 {
      values = values.enumerated()
        .filter { $0 == 0 || $0 == values.count - 1 || $1.value != 0 }.map(\.element)
    }
    if maximumUnitCount > 0 { values = Array(values.prefix(maximumUnitCount)) }
    if values.isEmpty, let last { values = [last] }
    if isPositional { return positional(values.map(\.value), pads: zeros.contains(.pad)) }
    let words = values.map { $0.unit.words($0.value, unitsStyle, calendar?.locale ?? .current) }
    return words.joined(separator: [.abbreviated, .brief].contains(unitsStyle) ? " " : ", ")
  }

  /// Returns the text of an object that is a date's components; `nil` for another.
  open override func string(for obj: Any?) -> String? {
    (obj as? DateComponents).flatMap { string(from: $0) }
  }

  /// Returns the text of components in a style; `nil` never.
  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  private func positional(_ values: [Int], pads: Bool) -> String {
    if values.count == 1, !pads { return String(values[0]) }
    return values.enumerated().map { index, value in
      index == 0 && !pads || value > 9 ? String(value) : "0\(value)"
    }.joined(separator: ":")
  }

  private var units: [DurationUnit] {
    let allowed =
      allowedUnits.isEmpty
      ? [.year, .month, .day, .hour, .minute, .second] as NSCalendar.Unit : allowedUnits
    return DurationUnit.all.filter { allowed.contains($0.unit) }
  }
}

/// A calendar unit of a duration.
private struct DurationUnit {
  let unit: NSCalendar.Unit
  let component: Calendar.Component
  /// The unit of durations, whose names the locale knows; `nil` for years and months.
  let named: Duration.UnitsFormatStyle.Unit?
  let seconds: Int

  /// The units from the largest to the smallest.
  static let all = [
    DurationUnit(unit: .year, component: .year, named: nil, seconds: 0),
    DurationUnit(unit: .month, component: .month, named: nil, seconds: 0),
    DurationUnit(
      unit: .weekOfMonth, component: .weekOfMonth, named: .weeks, seconds: 604_800),
    DurationUnit(unit: .day, component: .day, named: .days, seconds: 86_400),
    DurationUnit(unit: .hour, component: .hour, named: .hours, seconds: 3600),
    DurationUnit(unit: .minute, component: .minute, named: .minutes, seconds: 60),
    DurationUnit(unit: .second, component: .second, named: .seconds, seconds: 1),
  ]

  func words(
    _ value: Int, _ style: DateComponentsFormatter.UnitsStyle, _ locale: Locale
  ) -> String {
    guard let named else {
      let name = component == .year ? "year" : "month"
      return "\(value) \(name)\(abs(value) == 1 ? "" : "s")"
    }
    let width: Duration.UnitsFormatStyle.UnitWidth =
      switch style {
      case .full, .spellOut: .wide
      case .abbreviated: .narrow
      case .short, .brief, .positional: .abbreviated
      }
    let words = Duration.UnitsFormatStyle(
      allowedUnits: [named], width: width, zeroValueUnits: .show(length: 1)
    )
    .locale(locale).format(.seconds(value * seconds))
    return style == .brief ? words.filter { !$0.isWhitespace } : words
  }
}
