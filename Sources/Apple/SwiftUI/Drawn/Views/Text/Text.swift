// Texts, whose content is resolved when a card is made, and their modifiers.

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

extension Text {
  private func with(_ change: (inout TextStyle) -> Void) -> Text {
    var text = self
    change(&text.style)
    return text
  }

  /// Sets the font.
  public func font(_ font: Font?) -> Text { with { $0.font = font } }

  /// Sets the weight of the font.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.weight = weight } }

  /// Sets the design of the font.
  public func fontDesign(_ design: Font.Design?) -> Text { with { $0.design = design } }

  /// Sets the font width of text. Has no effect in a terminal card.
  public func fontWidth(_ width: Font.Width?) -> Text { self }

  /// Makes the text bold.
  public func bold() -> Text { with { $0.isBold = true } }

  /// Makes the text bold, or not.
  public func bold(_ isActive: Bool) -> Text { with { $0.isBold = isActive } }

  /// Makes the text italic.
  public func italic() -> Text { with { $0.isItalic = true } }

  /// Makes the text italic, or not.
  public func italic(_ isActive: Bool) -> Text { with { $0.isItalic = isActive } }

  /// Makes the text monospaced.
  public func monospaced(_ isActive: Bool = true) -> Text { with { $0.isMonospaced = isActive } }

  /// Modifies the font to use fixed-width digits. Has no effect in a terminal card.
  public func monospacedDigit() -> Text { self }

  /// Adds a strikethrough to the text.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with { $0.isStruckThrough = isActive }
  }

  /// Adds a strikethrough with a pattern to the text.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text { with { $0.isStruckThrough = isActive } }

  /// Underlines the text.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with { $0.isUnderlined = isActive }
  }

  /// Underlines the text with a pattern.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text { with { $0.isUnderlined = isActive } }

  /// Sets the color of the text.
  public func foregroundColor(_ color: Color?) -> Text {
    with { $0.foreground = color?.foreground }
  }

  /// Sets the style of the text.
  public func foregroundStyle<S>(_ style: S) -> Text where S: ShapeStyle {
    with { $0.foreground = style.foreground(in: EnvironmentValues()) }
  }

  /// Sets the spacing between characters. Has no effect in a terminal card.
  public func kerning(_ kerning: CGFloat) -> Text { self }

  /// Sets the tracking of text. Has no effect in a terminal card.
  public func tracking(_ tracking: CGFloat) -> Text { self }

  /// Sets the vertical offset of text relative to its baseline. Has no effect in a terminal card.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }

  /// Applies a text scale to text. Has no effect in a terminal card.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }

  /// Sets whether VoiceOver should speak the contents character by character. Has no effect in a
  /// terminal card.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
}

extension Text {
  /// A style of showing a date.
  public struct DateStyle: Equatable, Codable, Sendable {
    enum Kind: Codable, Hashable, Sendable { case time, date, relative, offset, timer }

    let kind: Kind

    /// The time: 9:41 AM.
    public static let time = DateStyle(kind: .time)
    /// The date: June 3, 2019.
    public static let date = DateStyle(kind: .date)
    /// The time relative to now: 2 hr, 23 min.
    public static let relative = DateStyle(kind: .relative)
    /// The offset from now: +2 hours.
    public static let offset = DateStyle(kind: .offset)
    /// A timer relative to now: 36:59:01.
    public static let timer = DateStyle(kind: .timer)
  }

  /// Creates a text from a date.
  ///
  /// A card is drawn once, so a relative time stays that of the moment when the card was made.
  public init(_ date: Date, style: DateStyle) { self.init(.date(date, style)) }

  /// Creates a text from the range between two dates.
  public init(_ dates: ClosedRange<Date>) { self.init(.interval(dates, countsDown: nil)) }

  /// Creates a text from a date interval.
  public init(_ interval: DateInterval) {
    self.init(.interval(interval.start...max(interval.start, interval.end), countsDown: nil))
  }

  /// Creates a text from a timer within an interval. A card shows its current time.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) { self.init(.interval(timerInterval, countsDown: countsDown)) }
}
