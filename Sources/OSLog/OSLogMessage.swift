// The literal of a log message, with what may be said beside a value in it.

/// The literal of a log message: `"\(count) soups, \(name, privacy: .private)"`.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// A message without values.
  public init(stringLiteral value: String) {}

  /// A message with values.
  public init(stringInterpolation: OSLogInterpolation) {}
}

/// Collects the parts of a log message, and keeps none.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  /// Makes an empty collection.
  public init(literalCapacity: Int, interpolationCount: Int) {}

  /// Drops text.
  public mutating func appendLiteral(_ literal: String) {}

  /// Drops a value.
  public mutating func appendInterpolation<T>(
    _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {}

  /// Drops a number.
  public mutating func appendInterpolation<T: BinaryInteger>(
    _ value: @autoclosure () -> T, format: OSLogIntegerFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {}

  /// Drops a number.
  public mutating func appendInterpolation<T: BinaryFloatingPoint>(
    _ value: @autoclosure () -> T, format: OSLogFloatFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {}
}

/// Who may read a value in a log.
public struct OSLogPrivacy: Sendable {
  /// How a value that not everybody may read is told from others.
  public enum Mask: Sendable {
    /// By a hash of it.
    case hash
    /// Not at all.
    case none
  }

  private init() {}

  /// Everybody may read it.
  public static var `public`: OSLogPrivacy { OSLogPrivacy() }
  /// Only its owner may read it.
  public static var `private`: OSLogPrivacy { OSLogPrivacy() }
  /// Nobody may read it.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy() }
  /// Numbers everybody may read, and text only its owner.
  public static var auto: OSLogPrivacy { OSLogPrivacy() }

  /// Only its owner may read it.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// Nobody may read it.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// Numbers everybody may read, and text only its owner.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// On which side a value in a log is filled up.
public struct OSLogStringAlignment: Sendable {
  private init() {}

  /// On neither side.
  public static var none: OSLogStringAlignment { OSLogStringAlignment() }
  /// On the left.
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment { none }
  /// On the right.
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment { none }
}

/// How a whole number is written in a log.
public struct OSLogIntegerFormatting: Sendable {
  private init() {}

  /// With decimal digits.
  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  /// With hexadecimal digits.
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  /// With octal digits.
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
}

/// How a number with a fraction is written in a log.
public struct OSLogFloatFormatting: Sendable {
  private init() {}

  /// With six digits after the point.
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting() }
  /// With an exponent.
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting() }
  /// As short as it can be.
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting() }
  /// With so many digits after the point.
  public static func fixed(precision: @autoclosure () -> Int) -> OSLogFloatFormatting { fixed }
}
