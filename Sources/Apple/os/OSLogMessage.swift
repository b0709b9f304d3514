// The interpolated literal of a log message, with the privacy and format of its values.

/// The interpolated literal of a log message: `"\(count) soups, \(name, privacy: .private)"`.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// Creates a message without values.
  public init(stringLiteral value: String) {}

  /// Creates a message with values.
  public init(stringInterpolation: OSLogInterpolation) {}
}

/// The parts of a log message, which are discarded: no value is evaluated.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  /// Creates an empty collection.
  public init(literalCapacity: Int, interpolationCount: Int) {}

  /// Discards literal text.
  public mutating func appendLiteral(_ literal: String) {}

  /// Discards a value.
  public mutating func appendInterpolation<T>(
    _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {}

  /// Discards a Boolean value.
  public mutating func appendInterpolation(
    _ boolean: @autoclosure () -> Bool, format: OSLogBoolFormat, privacy: OSLogPrivacy = .auto
  ) {}

  /// Discards an integer.
  public mutating func appendInterpolation<T: BinaryInteger>(
    _ value: @autoclosure () -> T, format: OSLogIntegerFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {}

  /// Discards a floating-point number.
  public mutating func appendInterpolation<T: BinaryFloatingPoint>(
    _ value: @autoclosure () -> T, format: OSLogFloatFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {}
}

/// The privacy of a value in a log message.
public struct OSLogPrivacy: Sendable {
  /// The mask of a value that is not public.
  public enum Mask: Sendable {
    /// A hash of the value, which distinguishes it from others.
    case hash
    /// No mask.
    case none
  }

  init() {}

  /// A value that everybody may read.
  public static var `public`: OSLogPrivacy { OSLogPrivacy() }
  /// A value that is redacted for others than its owner.
  public static var `private`: OSLogPrivacy { OSLogPrivacy() }
  /// A value that is always redacted.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy() }
  /// A value that is public if it is a number, and private if it is text.
  public static var auto: OSLogPrivacy { OSLogPrivacy() }

  /// Returns the privacy of a value that is redacted for others than its owner.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// Returns the privacy of a value that is always redacted.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// Returns the privacy of a value that is public if it is a number, and private if it is text.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}
