// A localized text before it is formatted: a key with specifiers, and its values.

public import Foundation

extension String {
  /// A text with values that are formatted when the text is looked up.
  public struct LocalizationValue: Hashable, Codable, Sendable {
    /// The key: the text with a specifier such as `%@` or `%lld` for each value.
    ///
    /// A literal `%` is doubled when there are values, as in a format; it is left alone when there
    /// are none, because the text is then not a format.
    let key: String

    /// The values, in the order of their specifiers.
    let arguments: [LocalizationArgument]

    /// Creates a text without values.
    public init(_ value: String) {
      self.key = value
      self.arguments = []
    }
  }
}

extension String.LocalizationValue: ExpressibleByStringInterpolation {
  /// Creates a text without values.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Creates a text with values.
  public init(stringInterpolation: StringInterpolation) {
    self.arguments = stringInterpolation.arguments
    self.key =
      stringInterpolation.arguments.isEmpty
      ? stringInterpolation.literal : stringInterpolation.format
  }
}

extension String.LocalizationValue {
  /// A placeholder for a value that is supplied later.
  public enum Placeholder: Hashable, Codable, Sendable {
    /// A signed integer.
    case int
    /// An unsigned integer.
    case uint
    /// A single-precision number.
    case float
    /// A double-precision number.
    case double
    /// A value of any other type.
    case object

    /// The format specifier of the placeholder in a key.
    var specifier: String {
      switch self {
      case .int: "%lld"
      case .uint: "%llu"
      case .float: "%f"
      case .double: "%lf"
      case .object: "%@"
      }
    }
  }
}

extension String.LocalizationValue {
  /// The parts of an interpolated literal, from which a localization value is made.
  public struct StringInterpolation: StringInterpolationProtocol, Hashable, Sendable {
    /// The parts as a format: literal `%` doubled, a specifier for each value.
    var format = ""

    /// The literal parts as written.
    var literal = ""

    /// The values so far.
    var arguments: [LocalizationArgument] = []

    /// Creates an empty collection of parts.
    public init(literalCapacity: Int, interpolationCount: Int) {
      format.reserveCapacity(literalCapacity + 4 * interpolationCount)
      arguments.reserveCapacity(interpolationCount)
    }

    /// Adds literal text.
    public mutating func appendLiteral(_ literal: String) {
      self.literal += literal
      format += literal.contains("%") ? literal.replacing("%", with: "%%") : literal
    }

    /// Adds a value, formatted by its type.
    ///
    /// Numbers follow the locale; strings, resources and types with a localized description are
    /// shown as they are; an optional is shown as its wrapped value, or "nil"; other types by their
    /// description.
    public mutating func appendInterpolation<Value>(_ value: Value) {
      let argument = LocalizationArgument(value)
      append(argument, specifier: argument.specifier(of: value))
    }

    /// Adds a number in a format of the C library, such as `%.2f`.
    ///
    /// A specifier that does not suit the value is ignored.
    public mutating func appendInterpolation<Value>(_ value: Value, specifier: String) {
      append(LocalizationArgument(value), specifier: specifier)
    }

    /// Adds a value that is formatted by a formatter.
    public mutating func appendInterpolation<Value>(_ value: Value, formatter: Formatter?) {
      append(formatter?.string(for: value).map { .text($0) } ?? LocalizationArgument(value))
    }

    /// Adds a value that is formatted by a format style, in the environment's locale unless it has
    /// its own.
    public mutating func appendInterpolation<Format: FormatStyle>(
      _ value: Format.FormatInput, format: Format
    ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
      append(.text(format.inEnvironment.format(value)))
    }

    /// Adds a value that is formatted by a format style, without the attributes.
    public mutating func appendInterpolation<Format: FormatStyle>(
      _ value: Format.FormatInput, format: Format
    ) where Format.FormatInput: Equatable, Format.FormatOutput == AttributedString {
      append(.text(String(format.inEnvironment.format(value).characters)))
    }

    /// Adds a placeholder for a value that is supplied later.
    public mutating func appendInterpolation(placeholder: Placeholder) {
      append(.placeholder(placeholder))
    }

    /// Adds a placeholder for a value that is supplied later, with its specifier.
    public mutating func appendInterpolation(placeholder: Placeholder, specifier: String) {
      append(.placeholder(placeholder), specifier: specifier)
    }

    private mutating func append(_ argument: LocalizationArgument, specifier: String? = nil) {
      format += specifier ?? argument.specifier
      arguments.append(argument)
    }
  }
}

extension FormatStyle {
  /// The style in the environment's locale, or unchanged if it was given a locale of its own.
  package var inEnvironment: Self {
    // In a task with a locale of its own, `.autoupdatingCurrent` is that one.
    let follows = LocalizationEnvironment.$taskLocale.withValue(nil) {
      self == locale(.autoupdatingCurrent)
    }
    return follows ? locale(LocalizationEnvironment.locale) : self
  }
}

/// A value interpolated into a localized text.
enum LocalizationArgument: Hashable, Codable, Sendable {
  case text(String)
  case integer(Int64)
  case unsigned(UInt64)
  case real(Double)
  case date(Date)
  case resource(LocalizedStringResource)
  case placeholder(String.LocalizationValue.Placeholder)

  /// Creates an argument from any value; a type without better words is shown by its description.
  init(_ value: some Any) {
    switch value {
    case let value as String: self = .text(value)
    case let value as LocalizedStringResource: self = .resource(value)
    case let value as String.LocalizationValue: self = .resource(LocalizedStringResource(value))
    case let value as any CustomLocalizedStringResourceConvertible:
      self = .resource(value.localizedStringResource)
    case let value as any BinaryInteger: self.init(integer: value)
    case let value as any BinaryFloatingPoint: self = .real(value.asDouble)
    case let value as Date: self = .date(value)
    case let value as AttributedString: self = .text(String(value.characters))
    case let value as any Unwrappable:
      self = value.unwrapped.map { LocalizationArgument($0) } ?? .text("nil")
    default: self = .text(String(describing: value))
    }
  }

  private init<Value: BinaryInteger>(integer value: Value) {
    if Value.isSigned, let signed = Int64(exactly: value) {
      self = .integer(signed)
    } else if !Value.isSigned, let unsigned = UInt64(exactly: value) {
      self = .unsigned(unsigned)
    } else {
      self = .text(String(value))
    }
  }

  /// The format specifier of the value in a key.
  var specifier: String {
    switch self {
    case .text, .resource, .date: "%@"
    case .integer: "%lld"
    case .unsigned: "%llu"
    case .real: "%lf"
    case .placeholder(let placeholder): placeholder.specifier
    }
  }

  /// Returns the specifier that Foundation on iOS gives to a value of this type, so that keys are
  /// equal.
  func specifier(of value: some Any) -> String {
    switch value {
    case is Int8, is Int16, is Int32: "%d"
    case is UInt8, is UInt16, is UInt32: "%u"
    case is Float: "%f"
    default: specifier
    }
  }

  /// Returns the value as text in the conventions of a locale.
  func words(in locale: Locale) -> String {
    switch self {
    case .text(let text): text
    case .integer(let value): NumberWords.words(for: value, in: locale)
    case .unsigned(let value): NumberWords.words(for: value, in: locale)
    case .real(let value): NumberWords.words(for: value, in: locale)
    case .date(let date):
      date.formatted(Date.FormatStyle(date: .numeric, time: .shortened, locale: locale))
    case .resource(let resource): String(localized: resource, fallback: locale)
    case .placeholder(let placeholder): placeholder.specifier
    }
  }
}

/// A protocol that reveals the wrapped value of any optional type.
private protocol Unwrappable {
  var unwrapped: Any? { get }
}

extension Optional: Unwrappable {
  fileprivate var unwrapped: Any? { map { $0 as Any } }
}

extension BinaryFloatingPoint {
  fileprivate var asDouble: Double { Double(self) }
}
