// Fonts: what a card keeps of them is their role, weight and face.

public import Foundation

/// A font, described by its style rather than by a face.
public struct Font: Hashable, Sendable {
  var style: TextStyle?
  var weight: Weight?
  var design: Design?
  var isBold = false
  var isItalic = false
  var isMonospaced = false

  /// A style of the system's fonts.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// Large titles.
    case largeTitle
    /// Titles.
    case title
    /// Titles of the second level.
    case title2
    /// Titles of the third level.
    case title3
    /// Headlines.
    case headline
    /// Subheadlines.
    case subheadline
    /// Running text.
    case body
    /// Callouts.
    case callout
    /// Footnotes.
    case footnote
    /// Captions.
    case caption
    /// Smaller captions.
    case caption2
    /// Titles larger than large ones.
    case extraLargeTitle
    /// Titles of the second level, larger than large ones.
    case extraLargeTitle2
  }

  /// How heavy the strokes are.
  public struct Weight: Hashable, Sendable {
    let value: Int

    /// The lightest.
    public static let ultraLight = Weight(value: 100)
    /// Thin.
    public static let thin = Weight(value: 200)
    /// Light.
    public static let light = Weight(value: 300)
    /// Regular.
    public static let regular = Weight(value: 400)
    /// Medium.
    public static let medium = Weight(value: 500)
    /// Semibold.
    public static let semibold = Weight(value: 600)
    /// Bold.
    public static let bold = Weight(value: 700)
    /// Heavy.
    public static let heavy = Weight(value: 800)
    /// The heaviest.
    public static let black = Weight(value: 900)
  }

  /// A design of the system's fonts.
  public enum Design: Hashable, Sendable {
    /// The usual one.
    case `default`
    /// With serifs.
    case serif
    /// Rounded.
    case rounded
    /// With a fixed width.
    case monospaced
  }

  /// How wide the letters are.
  public struct Width: Hashable, Sendable {
    /// The width; 0 is standard.
    public var value: CGFloat

    /// Makes a width.
    public init(_ value: CGFloat) { self.value = value }

    /// Compressed.
    public static let compressed = Width(-0.3)
    /// Condensed.
    public static let condensed = Width(-0.2)
    /// Standard.
    public static let standard = Width(0)
    /// Expanded.
    public static let expanded = Width(0.2)
  }

  /// How far lines are apart.
  public enum Leading: Hashable, Sendable {
    /// As the font has it.
    case standard
    /// Closer.
    case tight
    /// Wider.
    case loose
  }
}

extension Font {
  /// The font of large titles.
  public static let largeTitle = Font(style: .largeTitle)
  /// The font of titles.
  public static let title = Font(style: .title)
  /// The font of titles of the second level.
  public static let title2 = Font(style: .title2)
  /// The font of titles of the third level.
  public static let title3 = Font(style: .title3)
  /// The font of headlines.
  public static let headline = Font(style: .headline)
  /// The font of subheadlines.
  public static let subheadline = Font(style: .subheadline)
  /// The font of running text.
  public static let body = Font(style: .body)
  /// The font of callouts.
  public static let callout = Font(style: .callout)
  /// The font of footnotes.
  public static let footnote = Font(style: .footnote)
  /// The font of captions.
  public static let caption = Font(style: .caption)
  /// The font of smaller captions.
  public static let caption2 = Font(style: .caption2)

  /// A system font of a style.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font { Font(style: style, weight: weight, design: design) }

  /// A system font of a size in points; the size is not kept in a card.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font { Font(style: nil, weight: weight, design: design) }

  /// A font by its name; neither name nor size is kept in a card.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font() }

  /// A font by its name, which grows with a style; only the style is kept in a card.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font { Font(style: textStyle) }

  /// A font by its name with a fixed size; neither is kept in a card.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font() }

  private func with(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }

  /// The font in italics.
  public func italic() -> Font { with { $0.isItalic = true } }
  /// The font in bold.
  public func bold() -> Font { with { $0.isBold = true } }
  /// The font in a weight.
  public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }
  /// The font with a fixed width.
  public func monospaced() -> Font { with { $0.isMonospaced = true } }
  /// The font with digits of a fixed width; every digit has one in a card.
  public func monospacedDigit() -> Font { self }
  /// The font with small capitals. Has no effect in a terminal card.
  public func smallCaps() -> Font { self }
  /// The font with small capitals for small letters. Has no effect in a terminal card.
  public func lowercaseSmallCaps() -> Font { self }
  /// The font with small capitals for capitals. Has no effect in a terminal card.
  public func uppercaseSmallCaps() -> Font { self }
  /// The font in a width. Has no effect in a terminal card.
  public func width(_ width: Width) -> Font { self }
  /// The font with its lines closer or wider. Has no effect in a terminal card.
  public func leading(_ leading: Leading) -> Font { self }
}
