// Collects the pieces of `"… \(value) …"` into a key and its values.

public import Foundation

extension String.LocalizationValue {
  /// Builds a localization value from literal pieces and interpolated values.
  public struct StringInterpolation: StringInterpolationProtocol, Hashable, Sendable {
    /// The pieces as a format: literal `%` doubled, a specifier for each value.
    var format = ""

    /// The literal pieces as written.
    var literal = ""

    /// The values so far.
    var arguments: [LocalizationArgument] = []

    /// Starts empty.
    public init(literalCapacity: Int, interpolationCount: Int) {
      format.reserveCapacity(literalCapacity + 4 * interpolationCount)
      arguments.reserveCapacity(interpolationCount)
    }

    /// Adds literal text.
    public mutating func appendLiteral(_ literal: String) {
      self.literal += literal
      format += literal.contains("%") ? literal.replacing("%", with: "%%") : literal
    }

    /// Adds any value, in the words a person would expect.
    ///
    /// Numbers follow the locale; text, resources and types with localized words are shown as they
    /// are; an optional is shown as what it holds, or "nil"; the rest by its description.
    public mutating func appendInterpolation<Value>(_ value: Value) {
      let argument = LocalizationArgument(value)
      append(argument, specifier: argument.specifier(of: value))
    }

    /// Adds a number in a format of the C library, such as `%.2f`.
    ///
    /// A specifier that does not suit the value shows the value as if there were none.
    public mutating func appendInterpolation<Value>(_ value: Value, specifier: String) {
      append(LocalizationArgument(value), specifier: specifier)
    }

    /// Adds a value as a formatter writes it.
    public mutating func appendInterpolation<Value>(_ value: Value, formatter: Formatter?) {
      append(formatter?.string(for: value).map { .text($0) } ?? LocalizationArgument(value))
    }

    /// Adds a value as a format style writes it, in the environment's locale unless it has its own.
    public mutating func appendInterpolation<Format: FormatStyle>(
      _ value: Format.FormatInput, format: Format
    ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
      append(.text(format.inEnvironment.format(value)))
    }

    /// Adds a value as a format style writes it, without the attributes.
    public mutating func appendInterpolation<Format: FormatStyle>(
      _ value: Format.FormatInput, format: Format
    ) where Format.FormatInput: Equatable, Format.FormatOutput == AttributedString {
      append(.text(String(format.inEnvironment.format(value).characters)))
    }

    /// Adds a place for a value that is supplied later.
    public mutating func appendInterpolation(placeholder: Placeholder) {
      append(.placeholder(placeholder))
    }

    /// Adds a place for a value that is supplied later, with its specifier.
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
