// Texts, whose content is resolved when a card is made.

public import Foundation
public import FoundationGaps

/// One or more lines of read-only text.
public struct Text: Equatable, Sendable {
  /// The content of a text, before the locale and the time are known.
  indirect enum Content: Equatable, Sendable {
    case verbatim(String)
    case key(LocalizedStringKey, table: String?, bundle: URL?)
    case resource(LocalizedStringResource)
    case attributed(AttributedString)
    case date(Date, DateStyle)
    case interval(ClosedRange<Date>, countsDown: Bool?)
    case image(Image)
    case parts([Text])
  }

  var content: Content
  var style = TextStyle()

  init(_ content: Content) { self.content = content }

  /// Creates a text from a string, without localizing it or parsing it as Markdown.
  public init(verbatim content: String) { self.init(.verbatim(content)) }

  /// Creates a text from a string, without localizing it or parsing it as Markdown.
  @_disfavoredOverload
  public init<S>(_ content: S) where S: StringProtocol { self.init(.verbatim(String(content))) }

  /// Creates a text that is localized, and parsed as one line of Markdown.
  ///
  /// Interpolated values are shown as they are, even if they contain Markdown.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) { self.init(.key(key, table: tableName, bundle: bundle?.bundleURL)) }

  /// Creates a text from a localized resource.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self.init(.resource(resource)) }

  /// Creates a text from an attributed string; one that was parsed from Markdown keeps its blocks.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { self.init(.attributed(attributedContent)) }

  /// Creates a text from an image within a line.
  public init(_ image: Image) { self.init(.image(image)) }

  /// Creates a text from a value that is formatted by a format style.
  public init<F>(_ input: F.FormatInput, format: F)
  where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(.verbatim(format.inEnvironment.format(input)))
  }

  /// Creates a text from a value that is formatted by a format style with attributes.
  public init<F>(_ input: F.FormatInput, format: F)
  where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(.attributed(format.inEnvironment.format(input)))
  }

  /// Creates a text from an object that is formatted by a formatter.
  public init<Subject>(_ subject: Subject, formatter: Formatter)
  where Subject: ReferenceConvertible { self.init(.verbatim(formatter.string(for: subject) ?? "")) }

  /// Creates a text from an object that is formatted by a formatter.
  public init<Subject>(_ subject: Subject, formatter: Formatter) where Subject: NSObject {
    self.init(.verbatim(formatter.string(for: subject) ?? ""))
  }

  /// Concatenates two texts, each in its own style.
  public static func + (lhs: Text, rhs: Text) -> Text { Text(.parts([lhs, rhs])) }

  /// The position at which long lines are truncated. A card truncates at the end.
  public enum TruncationMode: Hashable, Sendable {
    /// A truncation at the beginning.
    case head
    /// A truncation at the end.
    case tail
    /// A truncation in the middle.
    case middle
  }

  /// The case that text is changed to.
  public enum Case: Hashable, Sendable {
    /// An uppercase text.
    case uppercase
    /// A lowercase text.
    case lowercase

    func applied(to text: String) -> String {
      switch self {
      case .uppercase: text.uppercased()
      case .lowercase: text.lowercased()
      }
    }
  }

  /// The scale of text within its line. Has no effect in a terminal card.
  public struct Scale: Hashable, Sendable {
    /// The default scale.
    public static let `default` = Scale()
    /// A smaller scale.
    public static let secondary = Scale()
  }

  /// The style of an underline or strikethrough.
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of the line.
    public struct Pattern: Hashable, Sendable {
      /// A solid line.
      public static let solid = Pattern()
      /// A line of dots.
      public static let dot = Pattern()
      /// A line of dashes.
      public static let dash = Pattern()
      /// A line of alternating dashes and dots.
      public static let dashDot = Pattern()
      /// A line of dashes, each followed by two dots.
      public static let dashDotDot = Pattern()
    }

    /// A single line.
    public static let single = LineStyle()

    /// Creates a line style. A card ignores the pattern and the color.
    public init(pattern: Pattern = .solid, color: Color? = nil) {}
  }
}

extension FormatStyle {
  /// The style in the environment's locale, or unchanged if it was given a locale of its own.
  var inEnvironment: Self {
    let follows = self == locale(.autoupdatingCurrent) || self == locale(.current)
    return follows ? locale(LocalizationEnvironment.locale) : self
  }
}
