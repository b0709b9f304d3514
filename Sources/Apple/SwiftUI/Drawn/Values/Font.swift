// Fonts. A card keeps their role, weight and design.

public import Foundation

/// A font, described by its style rather than by a face.
public struct Font: Hashable, Sendable {
  var style: TextStyle?
  var weight: Weight?
  var design: Design?
  var isBold = false
  var isItalic = false
  var isMonospaced = false

  /// A text style of the system's fonts.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// The style of large titles.
    case largeTitle
    /// The style of titles.
    case title
    /// The style of second-level titles.
    case title2
    /// The style of third-level titles.
    case title3
    /// The style of headlines.
    case headline
    /// The style of subheadlines.
    case subheadline
    /// The style of body text.
    case body
    /// The style of callouts.
    case callout
    /// The style of footnotes.
    case footnote
    /// The style of captions.
    case caption
    /// The style of smaller captions.
    case caption2
    /// The style of extra large titles.
    case extraLargeTitle
    /// The style of second-level extra large titles.
    case extraLargeTitle2
  }

  /// The weight of a font.
  public struct Weight: Hashable, Sendable {
    let value: Int

    /// The ultra light weight.
    public static let ultraLight = Weight(value: 100)
    /// The thin weight.
    public static let thin = Weight(value: 200)
    /// The light weight.
    public static let light = Weight(value: 300)
    /// The regular weight.
    public static let regular = Weight(value: 400)
    /// The medium weight.
    public static let medium = Weight(value: 500)
    /// The semibold weight.
    public static let semibold = Weight(value: 600)
    /// The bold weight.
    public static let bold = Weight(value: 700)
    /// The heavy weight.
    public static let heavy = Weight(value: 800)
    /// The black weight, which is the heaviest.
    public static let black = Weight(value: 900)
  }

  /// A design of the system's fonts.
  public enum Design: Hashable, Sendable {
    /// The default design.
    case `default`
    /// A design with serifs.
    case serif
    /// A rounded design.
    case rounded
    /// A monospaced design.
    case monospaced
  }

  /// The width of a font.
  public struct Width: Hashable, Sendable {
    /// The width; 0 is standard.
    public var value: CGFloat

    /// Creates a width from a number; 0 is standard.
    public init(_ value: CGFloat) { self.value = value }

    /// A compressed width.
    public static let compressed = Width(-0.3)
    /// A condensed width.
    public static let condensed = Width(-0.2)
    /// The standard width.
    public static let standard = Width(0)
    /// An expanded width.
    public static let expanded = Width(0.2)
  }

  /// The spacing of a font's lines.
  public enum Leading: Hashable, Sendable {
    /// The standard spacing of the font.
    case standard
    /// A smaller spacing.
    case tight
    /// A larger spacing.
    case loose
  }
}

extension Font {
  /// The font of large titles.
  public static let largeTitle = Font(style: .largeTitle)
  /// The font of titles.
  public static let title = Font(style: .title)
  /// The font of second-level titles.
  public static let title2 = Font(style: .title2)
  /// The font of third-level titles.
  public static let title3 = Font(style: .title3)
  /// The font of headlines.
  public static let headline = Font(style: .headline)
  /// The font of subheadlines.
  public static let subheadline = Font(style: .subheadline)
  /// The font of body text.
  public static let body = Font(style: .body)
  /// The font of a text that states none: the body's.
  public static let `default` = Font.body
  /// The font of callouts.
  public static let callout = Font(style: .callout)
  /// The font of footnotes.
  public static let footnote = Font(style: .footnote)
  /// The font of captions.
  public static let caption = Font(style: .caption)
  /// The font of smaller captions.
  public static let caption2 = Font(style: .caption2)

  /// Returns a system font of a text style.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font { Font(style: style, weight: weight, design: design) }

  /// Returns a system font of a size in points. A card ignores the size.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font { Font(style: nil, weight: weight, design: design) }

  /// Returns a font by name and size. A card ignores both.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font() }

  /// Returns a font by name that scales with a text style. A card keeps the style only.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font { Font(style: textStyle) }

  /// Returns a font by name with a fixed size. A card ignores both.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font() }

  private func with(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }

  /// Returns the font in italics.
  public func italic() -> Font { with { $0.isItalic = true } }
  /// Returns the font in bold.
  public func bold() -> Font { with { $0.isBold = true } }
  /// Returns the font with a weight.
  public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }
  /// Returns the font with a fixed width.
  public func monospaced() -> Font { with { $0.isMonospaced = true } }
  /// Returns the font with fixed-width digits, which all digits in a card are.
  public func monospacedDigit() -> Font { self }
  /// Returns the font with small capitals. Has no effect in a terminal card.
  public func smallCaps() -> Font { self }
  /// Returns the font with small capitals for lowercase letters. Has no effect in a terminal card.
  public func lowercaseSmallCaps() -> Font { self }
  /// Returns the font with small capitals for uppercase letters. Has no effect in a terminal card.
  public func uppercaseSmallCaps() -> Font { self }
  /// Returns the font with a width. Has no effect in a terminal card.
  public func width(_ width: Width) -> Font { self }
  /// Returns the font with a line spacing. Has no effect in a terminal card.
  public func leading(_ leading: Leading) -> Font { self }
}
