// The interpolated literal of a log message, with the privacy and format of its values.

/// The interpolated literal of a log message: `"\(count) soups, \(name, privacy: .private)"`.
@frozen
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// Creates a message without values.
  @_alwaysEmitIntoClient
  public init(stringLiteral value: String) {}

  /// Creates a message with values.
  @_alwaysEmitIntoClient
  public init(stringInterpolation: OSLogInterpolation) {}
}

/// The parts of a log message, which are discarded: no value is evaluated.
@frozen
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  /// Creates an empty collection.
  @_alwaysEmitIntoClient
  public init(literalCapacity: Int, interpolationCount: Int) {}

  /// Discards literal text.
  @_alwaysEmitIntoClient
  public mutating func appendLiteral(_ literal: String) {}

  /// Discards a value.
  @_alwaysEmitIntoClient
  public mutating func appendInterpolation<T>(
    _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {}

  /// Discards a Boolean value.
  @_alwaysEmitIntoClient
  public mutating func appendInterpolation(
    _ boolean: @autoclosure () -> Bool, format: OSLogBoolFormat, privacy: OSLogPrivacy = .auto
  ) {}

  /// Discards an integer.
  @_alwaysEmitIntoClient
  public mutating func appendInterpolation<T: BinaryInteger>(
    _ value: @autoclosure () -> T, format: OSLogIntegerFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {}

  /// Discards a floating-point number.
  @_alwaysEmitIntoClient
  public mutating func appendInterpolation<T: BinaryFloatingPoint>(
    _ value: @autoclosure () -> T, format: OSLogFloatFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {}
}

/// The privacy of a value in a log message.
@frozen
public struct OSLogPrivacy: Sendable {
  /// The mask of a value that is not public.
  @frozen
  public enum Mask: Sendable {
    /// A hash of the value, which distinguishes it from others.
    case hash
    /// No mask.
    case none
  }

  @_alwaysEmitIntoClient
  init() {}

  /// A value that everybody may read.
  @_alwaysEmitIntoClient
  public static var `public`: OSLogPrivacy { OSLogPrivacy() }
  /// A value that is redacted for others than its owner.
  @_alwaysEmitIntoClient
  public static var `private`: OSLogPrivacy { OSLogPrivacy() }
  /// A value that is always redacted.
  @_alwaysEmitIntoClient
  public static var sensitive: OSLogPrivacy { OSLogPrivacy() }
  /// A value that is public if it is a number, and private if it is text.
  @_alwaysEmitIntoClient
  public static var auto: OSLogPrivacy { OSLogPrivacy() }

  /// Returns the privacy of a value that is redacted for others than its owner.
  @_alwaysEmitIntoClient
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// Returns the privacy of a value that is always redacted.
  @_alwaysEmitIntoClient
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// Returns the privacy of a value that is public if it is a number, and private if it is text.
  @_alwaysEmitIntoClient
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}
