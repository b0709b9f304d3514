// The formatting of values in log messages. Has no effect, as messages are discarded.

/// The alignment of a value in a log message.
public struct OSLogStringAlignment: Sendable {
  init() {}

  /// No alignment.
  public static var none: OSLogStringAlignment { OSLogStringAlignment() }
  /// Returns an alignment to the right in a number of columns.
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment { none }
  /// Returns an alignment to the left in a number of columns.
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment { none }
}

/// The format of a Boolean value in a log message.
public enum OSLogBoolFormat: Sendable {
  /// The words true and false.
  case truth
  /// The words yes and no.
  case answer
}

/// The format of an integer in a log message.
public struct OSLogIntegerFormatting: Sendable {
  init() {}

  /// The decimal format.
  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  /// The hexadecimal format.
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  /// The octal format.
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting() }

  /// Returns a decimal format.
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int
  ) -> OSLogIntegerFormatting { OSLogIntegerFormatting() }

  /// Returns a decimal format.
  public static func decimal(explicitPositiveSign: Bool = false) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting()
  }

  /// Returns a hexadecimal format.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure () -> Int
  ) -> OSLogIntegerFormatting { OSLogIntegerFormatting() }

  /// Returns a hexadecimal format.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
  ) -> OSLogIntegerFormatting { OSLogIntegerFormatting() }

  /// Returns an octal format.
  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure () -> Int
  ) -> OSLogIntegerFormatting { OSLogIntegerFormatting() }

  /// Returns an octal format.
  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
  ) -> OSLogIntegerFormatting { OSLogIntegerFormatting() }
}

/// The format of a floating-point number in a log message.
public struct OSLogFloatFormatting: Sendable {
  init() {}

  /// The format with six digits after the decimal point.
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting() }
  /// The hexadecimal format.
  public static var hex: OSLogFloatFormatting { OSLogFloatFormatting() }
  /// The format with an exponent.
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting() }
  /// The shorter of the fixed and the exponential format.
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting() }

  /// Returns a format with a number of digits after the decimal point.
  public static func fixed(
    precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { OSLogFloatFormatting() }

  /// Returns a format with six digits after the decimal point.
  public static func fixed(
    explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { OSLogFloatFormatting() }

  /// Returns a hexadecimal format.
  public static func hex(
    explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { OSLogFloatFormatting() }

  /// Returns a format with an exponent and a precision.
  public static func exponential(
    precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { OSLogFloatFormatting() }

  /// Returns a format with an exponent.
  public static func exponential(
    explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { OSLogFloatFormatting() }

  /// Returns the shorter of the fixed and the exponential format, with a precision.
  public static func hybrid(
    precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { OSLogFloatFormatting() }

  /// Returns the shorter of the fixed and the exponential format.
  public static func hybrid(
    explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { OSLogFloatFormatting() }
}
