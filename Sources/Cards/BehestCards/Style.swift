// The roles of text, which a theme styles, and explicit styles.

/// A role of text: its meaning, not its appearance.
///
/// A front end may show a role by weight, colour or words, but never by colour alone.
public enum Style: Hashable, Sendable {
  /// Emphasized text, most often italic.
  case emphasis
  /// Strongly emphasized text, most often bold.
  case strong
  /// Deleted text, struck through.
  case strikethrough
  /// Underlined text.
  case underline
  /// Text in a fixed-width font.
  case monospaced
  /// A key or a combination of keys, `Ctrl`.
  case keyboard
  /// A subscript, as the 2 of H₂O.
  case `subscript`
  /// A superscript, as an exponent.
  case superscript
  /// A title, as by `.font(.title)`.
  case title
  /// A heading, as by `.font(.headline)`.
  case headline
  /// A caption in small letters, as by `.font(.caption)`.
  case caption
  /// Text less important than its surroundings.
  case secondary
  /// Text still less important than secondary text.
  case tertiary
  /// A destructive action, or an error.
  case destructive
  /// A success.
  case success
  /// A warning.
  case warning
  /// Text in a named colour.
  case tint(Tint)
  /// Text with an explicit style.
  case custom(TextStyle)
}

/// A named colour; a theme decides its shade.
public enum Tint: String, CaseIterable, Codable, Hashable, Sendable {
  /// The named colours of SwiftUI, `accent` and `primary` included.
  case accent, primary, red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink
  /// The named colours of SwiftUI without a hue of the spectrum.
  case brown, white, gray, black
}

/// The appearance of text, attribute by attribute; `nil` attributes are inherited.
///
/// A role (`Style`) says what text means; a text style says how it looks, as a person or an app
/// chose. A front end without colours shows the other attributes.
public struct TextStyle: Hashable, Sendable {
  /// The colour of the text.
  public var foreground: StyleColor?
  /// The background colour; for a block, it fills the whole width.
  public var background: StyleColor?
  /// Whether the text is bold.
  public var bold: Bool?
  /// Whether the text is italic.
  public var italic: Bool?
  /// Whether the text is underlined; `false` removes a link's underline as well.
  public var underline: Bool?
  /// Whether the text is struck through.
  public var strikethrough: Bool?

  /// Creates a style of the given attributes.
  public init(
    foreground: StyleColor? = nil, background: StyleColor? = nil, bold: Bool? = nil,
    italic: Bool? = nil, underline: Bool? = nil, strikethrough: Bool? = nil
  ) {
    self.foreground = foreground
    self.background = background
    self.bold = bold
    self.italic = italic
    self.underline = underline
    self.strikethrough = strikethrough
  }

  /// Whether the style sets no attribute.
  public var isEmpty: Bool { self == TextStyle() }

  /// Returns this style with its unset attributes taken from another.
  public func filled(from other: TextStyle) -> TextStyle {
    TextStyle(
      foreground: foreground ?? other.foreground, background: background ?? other.background,
      bold: bold ?? other.bold, italic: italic ?? other.italic,
      underline: underline ?? other.underline, strikethrough: strikethrough ?? other.strikethrough)
  }
}

/// A named colour, whose shade the theme decides, or an exact one.
public enum StyleColor: Hashable, Sendable {
  /// A named colour, in the theme's shade.
  case tint(Tint)
  /// An exact colour: red, green and blue, eight bits each.
  case rgb(UInt32)
  /// One of the 256 colours of terminals; the first sixteen depend on the terminal's palette.
  case indexed(UInt8)

  /// The theme's accent colour.
  public static let accent = StyleColor.tint(.accent)
  /// The theme's red.
  public static let red = StyleColor.tint(.red)
  /// The theme's orange.
  public static let orange = StyleColor.tint(.orange)
  /// The theme's yellow.
  public static let yellow = StyleColor.tint(.yellow)
  /// The theme's green.
  public static let green = StyleColor.tint(.green)
  /// The theme's mint.
  public static let mint = StyleColor.tint(.mint)
  /// The theme's teal.
  public static let teal = StyleColor.tint(.teal)
  /// The theme's cyan.
  public static let cyan = StyleColor.tint(.cyan)
  /// The theme's blue.
  public static let blue = StyleColor.tint(.blue)
  /// The theme's indigo.
  public static let indigo = StyleColor.tint(.indigo)
  /// The theme's purple.
  public static let purple = StyleColor.tint(.purple)
  /// The theme's pink.
  public static let pink = StyleColor.tint(.pink)
  /// The theme's brown.
  public static let brown = StyleColor.tint(.brown)
  /// The theme's gray.
  public static let gray = StyleColor.tint(.gray)
}

extension StyleColor: Codable {
  /// Creates the colour of a text, `green`, `#1B7A34` or `ansi114`; `nil` for any other text.
  public init?(text: String) {
    if let tint = Tint(rawValue: text) {
      self = .tint(tint)
    } else if text.hasPrefix("#"), text.utf8.count == 7,
      text.dropFirst().allSatisfy(\.isHexDigit), let rgb = UInt32(text.dropFirst(), radix: 16)
    {
      self = .rgb(rgb)
    } else if text.hasPrefix("ansi"), let index = UInt8(text.dropFirst(4)) {
      self = .indexed(index)
    } else {
      return nil
    }
  }

  /// The colour as text that `init(text:)` reads.
  public var text: String {
    switch self {
    case .tint(let tint): return tint.rawValue
    case .indexed(let index): return "ansi\(index)"
    case .rgb(let rgb):
      let digits = String(rgb & 0xFF_FFFF, radix: 16, uppercase: true)
      return "#" + String(repeating: "0", count: 6 - digits.utf8.count) + digits
    }
  }

  /// Decodes a colour from its text.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let color = StyleColor(text: text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\"\(text)\" is no colour")
    }
    self = color
  }

  /// Encodes the colour as its text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

extension TextStyle: Codable {}

extension StyleColor {
  /// Returns one of the 256 colours as red, green and blue; `nil` for the first sixteen, which
  /// depend on the terminal's palette.
  package static func rgb(ofIndex index: UInt8) -> UInt32? {
    guard index >= 16 else { return nil }
    guard index < 232 else { return (UInt32(index - 232) * 10 + 8) * 0x01_0101 }
    func level(_ step: UInt8) -> UInt32 { step == 0 ? 0 : UInt32(step) * 40 + 55 }
    let cube = index - 16
    return level(cube / 36) << 16 | level(cube / 6 % 6) << 8 | level(cube % 6)
  }
}
