// Fonts of UIKit, as values: no face is loaded.

public import Foundation

/// A font, described by its size, weight and kind.
open class UIFont: NSObject, @unchecked Sendable {
  // Unchecked: NSObject is not known to be Sendable, and all that is stored is constant.

  /// The weight of a font; 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight, from -1 to 1.
    public let rawValue: CGFloat

    /// Creates a weight from a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The ultra light weight.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// The thin weight.
    public static let thin = Weight(rawValue: -0.6)
    /// The light weight.
    public static let light = Weight(rawValue: -0.4)
    /// The regular weight.
    public static let regular = Weight(rawValue: 0)
    /// The medium weight.
    public static let medium = Weight(rawValue: 0.23)
    /// The semibold weight.
    public static let semibold = Weight(rawValue: 0.3)
    /// The bold weight.
    public static let bold = Weight(rawValue: 0.4)
    /// The heavy weight.
    public static let heavy = Weight(rawValue: 0.56)
    /// The black weight, which is the heaviest.
    public static let black = Weight(rawValue: 0.62)
  }

  /// A text style of the system's fonts.
  public enum TextStyle: Hashable, Sendable {
    /// The style of large titles.
    case largeTitle
    /// The style of titles.
    case title1
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
    case caption1
    /// The style of smaller captions.
    case caption2

    /// The size in points, where a person has chosen no other.
    fileprivate var pointSize: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .headline, .body: 17
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      }
    }
  }

  /// The kind of a system font.
  package enum Kind: Sendable {
    /// An upright font.
    case proportional
    /// An italic font.
    case italic
    /// A font whose letters have one width.
    case monospaced
  }

  /// The name of the font; the system's own for a system font.
  public let fontName: String

  /// The size in points. Has no effect in a terminal.
  public let pointSize: CGFloat

  /// The weight.
  package let weight: Weight
  /// The kind.
  package let kind: Kind

  private init(_ name: String, _ size: CGFloat, _ weight: Weight, _ kind: Kind) {
    fontName = name
    pointSize = size
    self.weight = weight
    self.kind = kind
  }

  private static func system(
    _ size: CGFloat, _ weight: Weight = .regular, _ kind: Kind = .proportional
  ) -> UIFont { UIFont(".SFUI", size, weight, kind) }

  /// Creates a font by its name, which is not looked up.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(fontName, fontSize, .regular, .proportional)
  }

  /// The size of system fonts in points.
  open class var systemFontSize: CGFloat { 14 }

  /// The size of small system fonts in points.
  open class var smallSystemFontSize: CGFloat { 12 }

  /// The size of labels in points.
  open class var labelFontSize: CGFloat { 17 }

  /// The size of buttons in points.
  open class var buttonFontSize: CGFloat { 18 }

  /// Returns the system font of a size and weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> UIFont {
    system(fontSize, weight)
  }

  /// Returns the bold system font.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize, .bold) }

  /// Returns the italic system font.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(fontSize, .regular, .italic)
  }

  /// Returns the monospaced system font.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    system(fontSize, weight, .monospaced)
  }

  /// Returns the system font whose digits have one width, as all have in a terminal.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    system(fontSize, weight)
  }

  /// Returns the system font of a text style.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    system(style.pointSize, style == .headline ? .semibold : .regular)
  }

  /// Returns the font in another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(fontName, fontSize, weight, kind) }
}
