// Text: what it says, kept unresolved until a card is made.

public import Foundation
public import FoundationGaps

/// One or more lines of read-only text.
public struct Text: Equatable, Sendable {
  /// What a text says, before the locale and the clock are known.
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

  /// Makes a text of a string, without looking it up or reading it as Markdown.
  public init(verbatim content: String) { self.init(.verbatim(content)) }

  /// Makes a text of a string, without looking it up or reading it as Markdown.
  @_disfavoredOverload
  public init<S>(_ content: S) where S: StringProtocol { self.init(.verbatim(String(content))) }

  /// Makes a text that is looked up, and read as a line of Markdown.
  ///
  /// Interpolated values are shown as they are, even if they contain Markdown.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) { self.init(.key(key, table: tableName, bundle: bundle?.bundleURL)) }

  /// Makes a text of a localized resource.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self.init(.resource(resource)) }

  /// Makes a text of an attributed string; one that was read from Markdown keeps its blocks.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { self.init(.attributed(attributedContent)) }

  /// Makes a text of an image within a line.
  public init(_ image: Image) { self.init(.image(image)) }

  /// Makes a text of a value in the words of a format style.
  public init<F>(_ input: F.FormatInput, format: F)
  where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(.verbatim(format.inEnvironment.format(input)))
  }

  /// Makes a text of a value in the attributed words of a format style.
  public init<F>(_ input: F.FormatInput, format: F)
  where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(.attributed(format.inEnvironment.format(input)))
  }

  /// Makes a text of an object in the words of a formatter.
  public init<Subject>(_ subject: Subject, formatter: Formatter)
  where Subject: ReferenceConvertible { self.init(.verbatim(formatter.string(for: subject) ?? "")) }

  /// Makes a text of an object in the words of a formatter.
  public init<Subject>(_ subject: Subject, formatter: Formatter) where Subject: NSObject {
    self.init(.verbatim(formatter.string(for: subject) ?? ""))
  }

  /// Joins two texts, each in its own style.
  public static func + (lhs: Text, rhs: Text) -> Text { Text(.parts([lhs, rhs])) }

  /// How lines that do not fit are cut; a card cuts at the end.
  public enum TruncationMode: Hashable, Sendable {
    /// At the beginning.
    case head
    /// At the end.
    case tail
    /// In the middle.
    case middle
  }

  /// How letters are changed.
  public enum Case: Hashable, Sendable {
    /// To capitals.
    case uppercase
    /// To small letters.
    case lowercase

    func applied(to text: String) -> String {
      switch self {
      case .uppercase: text.uppercased()
      case .lowercase: text.lowercased()
      }
    }
  }

  /// How large letters are within their line. Has no effect in a terminal card.
  public struct Scale: Hashable, Sendable {
    /// As the font has them.
    public static let `default` = Scale()
    /// Smaller.
    public static let secondary = Scale()
  }

  /// How a line under or through a text is drawn.
  public struct LineStyle: Hashable, Sendable {
    /// The strokes of the line.
    public struct Pattern: Hashable, Sendable {
      /// A line without gaps.
      public static let solid = Pattern()
      /// Dots.
      public static let dot = Pattern()
      /// Dashes.
      public static let dash = Pattern()
      /// Dashes and dots in turn.
      public static let dashDot = Pattern()
      /// Dashes and two dots in turn.
      public static let dashDotDot = Pattern()
    }

    /// A single line.
    public static let single = LineStyle()

    /// Makes a line; pattern and colour are not kept in a card.
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
