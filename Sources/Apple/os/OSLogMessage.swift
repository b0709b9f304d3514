// The literal of a log message, with what may be said beside a value in it.

/// The literal of a log message: `"\(count) soups, \(name, privacy: .private)"`.
@frozen
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// A message without values.
  @_alwaysEmitIntoClient
  public init(stringLiteral value: String) {}

  /// A message with values.
  @_alwaysEmitIntoClient
  public init(stringInterpolation: OSLogInterpolation) {}
}

/// Collects the parts of a log message, and keeps none: no value is asked for.
@frozen
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  /// Makes an empty collection.
  @_alwaysEmitIntoClient
  public init(literalCapacity: Int, interpolationCount: Int) {}

  /// Drops text.
  @_alwaysEmitIntoClient
  public mutating func appendLiteral(_ literal: String) {}

  /// Drops a value.
  @_alwaysEmitIntoClient
  public mutating func appendInterpolation<T>(
    _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {}

  /// Drops a truth value.
  @_alwaysEmitIntoClient
  public mutating func appendInterpolation(
    _ boolean: @autoclosure () -> Bool, format: OSLogBoolFormat, privacy: OSLogPrivacy = .auto
  ) {}

  /// Drops a number.
  @_alwaysEmitIntoClient
  public mutating func appendInterpolation<T: BinaryInteger>(
    _ value: @autoclosure () -> T, format: OSLogIntegerFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {}

  /// Drops a number.
  @_alwaysEmitIntoClient
  public mutating func appendInterpolation<T: BinaryFloatingPoint>(
    _ value: @autoclosure () -> T, format: OSLogFloatFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {}
}

/// Who may read a value in a log.
@frozen
public struct OSLogPrivacy: Sendable {
  /// How a value that not everybody may read is told from others.
  @frozen
  public enum Mask: Sendable {
    /// By a hash of it.
    case hash
    /// Not at all.
    case none
  }

  @_alwaysEmitIntoClient
  init() {}

  /// Everybody may read it.
  @_alwaysEmitIntoClient
  public static var `public`: OSLogPrivacy { OSLogPrivacy() }
  /// Only its owner may read it.
  @_alwaysEmitIntoClient
  public static var `private`: OSLogPrivacy { OSLogPrivacy() }
  /// Nobody may read it.
  @_alwaysEmitIntoClient
  public static var sensitive: OSLogPrivacy { OSLogPrivacy() }
  /// Numbers everybody may read, and text only its owner.
  @_alwaysEmitIntoClient
  public static var auto: OSLogPrivacy { OSLogPrivacy() }

  /// Only its owner may read it.
  @_alwaysEmitIntoClient
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// Nobody may read it.
  @_alwaysEmitIntoClient
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// Numbers everybody may read, and text only its owner.
  @_alwaysEmitIntoClient
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}
