// The roles a text can have, which a theme gives looks, and looks that were asked for exactly.

/// A role of text: what it means, not how it looks.
///
/// A front end may show a role by weight, colour or words, but never by colour alone.
public enum Style: Hashable, Sendable {
  /// Stressed, most often italic.
  case emphasis
  /// Strongly stressed, most often bold.
  case strong
  /// Withdrawn, struck through.
  case strikethrough
  /// Underlined.
  case underline
  /// In a fixed-width face.
  case monospaced
  /// What is pressed, `Ctrl`.
  case keyboard
  /// Below the line, as the 2 of H₂O.
  case `subscript`
  /// Above the line, as an exponent.
  case superscript
  /// The name of a whole thing, as by `.font(.title)`.
  case title
  /// The name of a part, as by `.font(.headline)`.
  case headline
  /// A remark in small letters, as by `.font(.caption)`.
  case caption
  /// Less important than its surroundings.
  case secondary
  /// Still less important.
  case tertiary
  /// What destroys something, or an error.
  case destructive
  /// What went well.
  case success
  /// What needs care.
  case warning
  /// In a named colour.
  case tint(Tint)
  /// As somebody asked for it exactly.
  case custom(TextStyle)
}

/// A named colour; a theme decides which one is drawn.
public enum Tint: String, CaseIterable, Codable, Hashable, Sendable {
  /// The named colours of SwiftUI, `accent` and `primary` included.
  case accent, primary, red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink
  /// Those without a hue.
  case brown, white, gray, black
}

/// How text is to look, attribute by attribute; what is `nil` stays as it is.
///
/// Where a role says what text means, a text style says what it looks like, as a person or an app
/// chose. A front end that has no colours shows the rest.
public struct TextStyle: Hashable, Sendable {
  /// The colour of the text.
  public var foreground: StyleColor?
  /// What the text stands on; of a block, its whole width.
  public var background: StyleColor?
  /// Whether it is heavier.
  public var bold: Bool?
  /// Whether it is slanted.
  public var italic: Bool?
  /// Whether it is underlined; `false` takes a link's line away too.
  public var underline: Bool?
  /// Whether it is struck through.
  public var strikethrough: Bool?

  /// Makes a style of what is given.
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

  /// Whether it changes nothing.
  public var isEmpty: Bool { self == TextStyle() }

  /// This style, and of another what this one leaves open.
  public func filled(from other: TextStyle) -> TextStyle {
    TextStyle(
      foreground: foreground ?? other.foreground, background: background ?? other.background,
      bold: bold ?? other.bold, italic: italic ?? other.italic,
      underline: underline ?? other.underline, strikethrough: strikethrough ?? other.strikethrough)
  }
}

/// A colour by its name, which a theme gives its shade, or exactly.
public enum StyleColor: Hashable, Sendable {
  /// A named colour, in the shade that the theme has for it.
  case tint(Tint)
  /// Red, green and blue, eight bits each.
  case rgb(UInt32)
  /// One of the 256 colours of terminals; the first sixteen are the terminal's own.
  case indexed(UInt8)

  /// The theme's own accent.
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
  /// The colour by its text, `green`, `#1B7A34` or `ansi114`; `nil` for a text that names none.
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

  /// The colour as `init(text:)` reads it.
  public var text: String {
    switch self {
    case .tint(let tint): return tint.rawValue
    case .indexed(let index): return "ansi\(index)"
    case .rgb(let rgb):
      let digits = String(rgb & 0xFF_FFFF, radix: 16, uppercase: true)
      return "#" + String(repeating: "0", count: 6 - digits.utf8.count) + digits
    }
  }

  /// Reads a colour from its text.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let color = StyleColor(text: text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\"\(text)\" is no colour")
    }
    self = color
  }

  /// Writes the colour as its text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

extension TextStyle: Codable {}
