// Collects the parts of `"… \(value) …"` into a key and its values.

public import Foundation

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
  fileprivate var inEnvironment: Self {
    let follows = self == locale(.autoupdatingCurrent) || self == locale(.current)
    return follows ? locale(LocalizationEnvironment.locale) : self
  }
}
