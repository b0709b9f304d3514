// How the values of a log message are written, which nobody reads here.

/// On which side a value in a log is filled up.
@frozen
public struct OSLogStringAlignment: Sendable {
  @_alwaysEmitIntoClient
  init() {}

  /// On neither side.
  @_alwaysEmitIntoClient
  public static var none: OSLogStringAlignment { OSLogStringAlignment() }
  /// On the left.
  @_alwaysEmitIntoClient
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment { none }
  /// On the right.
  @_alwaysEmitIntoClient
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment { none }
}

/// How a truth value is written in a log.
@frozen
public enum OSLogBoolFormat: Sendable {
  /// As true or false.
  case truth
  /// As yes or no.
  case answer
}

/// How a whole number is written in a log.
@frozen
public struct OSLogIntegerFormatting: Sendable {
  @_alwaysEmitIntoClient
  init() {}

  /// With decimal digits.
  @_alwaysEmitIntoClient
  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  /// With hexadecimal digits.
  @_alwaysEmitIntoClient
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  /// With octal digits.
  @_alwaysEmitIntoClient
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting() }

  /// With decimal digits.
  @_alwaysEmitIntoClient
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int
  ) -> OSLogIntegerFormatting { OSLogIntegerFormatting() }

  /// With decimal digits.
  @_alwaysEmitIntoClient
  public static func decimal(explicitPositiveSign: Bool = false) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting()
  }

  /// With hexadecimal digits.
  @_alwaysEmitIntoClient
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure () -> Int
  ) -> OSLogIntegerFormatting { OSLogIntegerFormatting() }

  /// With hexadecimal digits.
  @_alwaysEmitIntoClient
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
  ) -> OSLogIntegerFormatting { OSLogIntegerFormatting() }

  /// With octal digits.
  @_alwaysEmitIntoClient
  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure () -> Int
  ) -> OSLogIntegerFormatting { OSLogIntegerFormatting() }

  /// With octal digits.
  @_alwaysEmitIntoClient
  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
  ) -> OSLogIntegerFormatting { OSLogIntegerFormatting() }
}

/// How a number with a fraction is written in a log.
@frozen
public struct OSLogFloatFormatting: Sendable {
  @_alwaysEmitIntoClient
  init() {}

  /// With six digits after the point.
  @_alwaysEmitIntoClient
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting() }
  /// With hexadecimal digits.
  @_alwaysEmitIntoClient
  public static var hex: OSLogFloatFormatting { OSLogFloatFormatting() }
  /// With an exponent.
  @_alwaysEmitIntoClient
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting() }
  /// As short as it can be.
  @_alwaysEmitIntoClient
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting() }

  /// With so many digits after the point.
  @_alwaysEmitIntoClient
  public static func fixed(
    precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { OSLogFloatFormatting() }

  /// With six digits after the point.
  @_alwaysEmitIntoClient
  public static func fixed(
    explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { OSLogFloatFormatting() }

  /// With hexadecimal digits.
  @_alwaysEmitIntoClient
  public static func hex(
    explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { OSLogFloatFormatting() }

  /// With an exponent, and so many digits before it.
  @_alwaysEmitIntoClient
  public static func exponential(
    precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { OSLogFloatFormatting() }

  /// With an exponent.
  @_alwaysEmitIntoClient
  public static func exponential(
    explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { OSLogFloatFormatting() }

  /// As short as it can be, with so many digits.
  @_alwaysEmitIntoClient
  public static func hybrid(
    precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { OSLogFloatFormatting() }

  /// As short as it can be.
  @_alwaysEmitIntoClient
  public static func hybrid(
    explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { OSLogFloatFormatting() }
}
