// A localized text before it is formatted: a key with specifiers, and its values.

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
