// The key of a localized text, with its interpolated values.

public import Foundation
public import FoundationGaps

/// The key of an entry in a table of localized texts.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// The key and its values, with placeholders for the values in `marked`.
  let value: String.LocalizationValue

  /// The values shown as they are, each instead of its placeholder.
  let marked: [Text]

  /// Creates a key from a string.
  public init(_ value: String) { self.init(stringLiteral: value) }

  /// Creates a key from a string literal.
  public init(stringLiteral value: String) {
    self.value = String.LocalizationValue(value)
    marked = []
  }

  /// Creates a key from an interpolated string literal.
  public init(stringInterpolation: StringInterpolation) {
    value = String.LocalizationValue(stringInterpolation: stringInterpolation.pieces)
    marked = stringInterpolation.marked
  }

  /// Returns the character that stands for a value while the text around it is parsed as Markdown.
  ///
  /// The characters are in the last plane of Unicode, which is for private use.
  static func mark(for index: Int) -> Character? {
    Unicode.Scalar(0x10_0000 + UInt32(clamping: index)).map { Character($0) }
  }

  /// Returns the index of the value that a character stands for; `nil` for an ordinary character.
  static func index(of mark: Character) -> Int? {
    guard let scalar = mark.unicodeScalars.first, scalar.value >= 0x10_0000 else { return nil }
    return Int(scalar.value - 0x10_0000)
  }

  /// The parts of an interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var pieces: String.LocalizationValue.StringInterpolation
    var marked: [Text] = []

    /// Creates an empty collection of parts.
    public init(literalCapacity: Int, interpolationCount: Int) {
      pieces = .init(literalCapacity: literalCapacity, interpolationCount: interpolationCount)
    }

    /// Adds literal text.
    public mutating func appendLiteral(_ literal: String) { pieces.appendLiteral(literal) }

    /// Adds a string, shown as it is.
    public mutating func appendInterpolation(_ string: String) { append(Text(verbatim: string)) }

    /// Adds a text in its own style.
    public mutating func appendInterpolation(_ text: Text) { append(text) }

    /// Adds an image.
    public mutating func appendInterpolation(_ image: Image) { append(Text(image)) }

    /// Adds an attributed string.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append(Text(attributedString))
    }

    /// Adds the text of a localized resource.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append(Text(resource))
    }

    /// Adds a date.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append(Text(date, style: style))
    }

    /// Adds the interval between two dates.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append(Text(dates)) }

    /// Adds a timer that runs within an interval.
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
      showsHours: Bool = true
    ) { append(Text(timerInterval: timerInterval, countsDown: countsDown)) }

    /// Adds a value that is formatted by a format style.
    public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
    where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
      append(Text(input, format: format))
    }

    /// Adds a value that is formatted by a format style with attributes.
    public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
    where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == AttributedString {
      append(Text(input, format: format))
    }

    /// Adds a value that is formatted by a formatter.
    public mutating func appendInterpolation<Subject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) where Subject: ReferenceConvertible {
      append(Text(verbatim: formatter?.string(for: subject) ?? "\(subject)"))
    }

    /// Adds an object that is formatted by a formatter.
    public mutating func appendInterpolation<Subject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) where Subject: NSObject {
      append(Text(verbatim: formatter?.string(for: subject) ?? "\(subject)"))
    }

    /// Adds a number.
    public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable {
      pieces.appendInterpolation(value)
    }

    /// Adds a number in a format of the C library, such as `%.2f`.
    public mutating func appendInterpolation<T>(_ value: T, specifier: String)
    where T: _FormatSpecifiable { pieces.appendInterpolation(value, specifier: specifier) }

    private mutating func append(_ text: Text) {
      guard let mark = LocalizedStringKey.mark(for: marked.count) else { return }
      marked.append(text)
      pieces.appendInterpolation(String(mark))
    }
  }
}

/// A number that the formats of the C library support.
public protocol _FormatSpecifiable: Equatable, Sendable {}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}
