// Terminal colours at each depth, and the contrast between two.

import BehestCards

/// A terminal colour, with a value for each colour depth.
///
/// Missing values are derived: the nearest of the 256 colours, the nearest of the sixteen. A swatch
/// of only one of the sixteen stays that colour at every depth, so it follows the terminal's
/// palette.
public struct Swatch: Hashable, Sendable {
  /// One of the terminal's sixteen colours, 0 to 15; `nil` for the terminal's default.
  public var ansi16: UInt8?
  /// One of the 256 colours; `nil` to use `ansi16`.
  public var ansi256: UInt8?
  /// Red, green and blue, eight bits each; `nil` to use `ansi256`.
  public var rgb: UInt32?

  /// Creates a swatch of a colour for each depth.
  public init(ansi16: UInt8?, ansi256: UInt8?, rgb: UInt32?) {
    self.ansi16 = ansi16.map { $0 & 15 }
    self.ansi256 = ansi256
    self.rgb = rgb.map { $0 & 0xFF_FFFF }
  }

  /// Creates a swatch of one of the terminal's sixteen colours.
  public init(ansi16: UInt8) {
    self.init(ansi16: ansi16, ansi256: nil, rgb: nil)
  }

  /// Creates a swatch of an exact colour; the other depths get the nearest they have.
  public init(rgb: UInt32) {
    self.init(ansi16: Palette.nearest16(to: rgb), ansi256: Palette.nearest256(to: rgb), rgb: rgb)
  }

  /// Creates a swatch of one of the 256 colours.
  public init(index: UInt8) {
    if index < 16 {
      self.init(ansi16: index)
    } else {
      self.init(ansi16: Palette.nearest16(to: Palette.rgb(of: index)), ansi256: index, rgb: nil)
    }
  }

  /// Returns the SGR parameters that select the colour.
  ///
  /// - Parameters:
  ///   - depth: The colour depth.
  ///   - isBackground: Whether it is a background; the sixteen colours are never used as one.
  /// - Returns: The parameters without separators around them; empty when there is no such colour.
  func parameters(_ depth: ColorDepth, isBackground: Bool) -> String {
    let first = isBackground ? 48 : 38
    if depth == .trueColor, let rgb {
      return "\(first);2;\(rgb >> 16);\(rgb >> 8 & 0xFF);\(rgb & 0xFF)"
    }
    if depth != .ansi16, depth != .none, let ansi256 { return "\(first);5;\(ansi256)" }
    guard depth != .none, !isBackground, let ansi16 else { return "" }
    return String(ansi16 < 8 ? 30 + ansi16 : 82 + ansi16)
  }

  /// Returns the exact colour at a depth; `nil` for one of the sixteen, which have no fixed one.
  public func rgb(at depth: ColorDepth) -> UInt32? {
    switch depth {
    case .none, .ansi16: nil
    case .ansi256: ansi256.map { Palette.rgb(of: $0) }
    case .trueColor: rgb ?? ansi256.map { Palette.rgb(of: $0) }
    }
  }
}

extension Swatch {
  private static let names = [
    "black", "red", "green", "yellow", "blue", "magenta", "cyan", "white",
  ]

  /// Creates the swatch of a text; `nil` for any other text.
  ///
  /// `#8126A6` is an exact colour, `ansi177` one of the 256, `magenta` or `bright-magenta` one of
  /// the sixteen; several with `/` between them give one for each depth: `#D08CFF/ansi177/magenta`.
  public init?(text: String) {
    var whole = Swatch(ansi16: nil, ansi256: nil, rgb: nil)
    var isEmpty = true
    for part in text.split(separator: "/", omittingEmptySubsequences: false) {
      let word = part.lowercased()
      if word.hasPrefix("#"), word.utf8.count == 7, let rgb = UInt32(word.dropFirst(), radix: 16),
        word.dropFirst().allSatisfy(\.isHexDigit)
      {
        whole.rgb = rgb
      } else if word.hasPrefix("ansi"), let index = UInt8(word.dropFirst(4)) {
        if index < 16 { whole.ansi16 = index } else { whole.ansi256 = index }
      } else if let index = Self.names.firstIndex(of: word.replacing("bright-", with: "")) {
        whole.ansi16 = UInt8(index) + (word.hasPrefix("bright-") ? 8 : 0)
      } else {
        return nil
      }
      isEmpty = false
    }
    guard !isEmpty else { return nil }
    if let rgb = whole.rgb, whole.ansi256 == nil { whole.ansi256 = Palette.nearest256(to: rgb) }
    if whole.ansi16 == nil, let rgb = whole.rgb ?? whole.ansi256.map({ Palette.rgb(of: $0) }) {
      whole.ansi16 = Palette.nearest16(to: rgb)
    }
    self = whole
  }
}

/// The palettes of terminals, and calculations with colours.
public enum Palette {
  /// The default sixteen colours of xterm.
  public static let xterm16: [UInt32] = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ]

  /// Returns one of the 256 colours as red, green and blue; the first sixteen are xterm's.
  public static func rgb(of index: UInt8) -> UInt32 {
    StyleColor.rgb(ofIndex: index) ?? xterm16[Int(index)]
  }

  /// Returns the nearest of the 256 colours that are the same everywhere, 16 to 255.
  public static func nearest256(to rgb: UInt32) -> UInt8 {
    var best: (index: UInt8, distance: Int) = (16, .max)
    for index in UInt8(16)...255 {
      let distance = distance(rgb, self.rgb(of: index))
      if distance < best.distance { best = (index, distance) }
    }
    return best.index
  }

  /// Returns the one of the sixteen with the most similar hue; a grey for a colour without a hue.
  public static func nearest16(to rgb: UInt32) -> UInt8 {
    let (red, green, blue) = channels(rgb)
    let most = max(red, green, blue)
    let least = min(red, green, blue)
    guard most - least > 40 else {
      return most < 64 ? 0 : most < 144 ? 8 : most < 216 ? 7 : 15
    }
    let middle = (most + least) / 2
    let hue = (red > middle ? 1 : 0) + (green > middle ? 2 : 0) + (blue > middle ? 4 : 0)
    return UInt8(hue) + (least > 80 ? 8 : 0)
  }

  /// Returns the contrast ratio of text on a background: 1 to 21, as defined by WCAG 2.2.
  public static func contrast(_ text: UInt32, on ground: UInt32) -> Double {
    let (one, other) = (luminance(text), luminance(ground))
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  /// Returns the relative luminance, 0 to 1, as defined by WCAG 2.2.
  public static func luminance(_ rgb: UInt32) -> Double {
    let (red, green, blue) = channels(rgb)
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  private static func channels(_ rgb: UInt32) -> (Int, Int, Int) {
    (Int(rgb >> 16 & 0xFF), Int(rgb >> 8 & 0xFF), Int(rgb & 0xFF))
  }

  /// Returns the linear light of a channel of sRGB, 0 to 255.
  private static func linear(_ channel: Int) -> Double {
    let value = Double(channel) / 255
    guard value > 0.04045 else { return value / 12.92 }
    // x^2.4 = x^2 · x^(2/5); the fifth root by Newton's method, which needs no C library.
    let base = (value + 0.055) / 1.055
    var root = base
    for _ in 0..<20 {
      let fourth = root * root * root * root
      root -= (fourth * root - base) / (5 * fourth)
    }
    return base * base * root * root
  }

  /// Returns the perceived distance of two colours; see T. Riemersma, "Colour metric".
  private static func distance(_ one: UInt32, _ other: UInt32) -> Int {
    let (red1, green1, blue1) = channels(one)
    let (red2, green2, blue2) = channels(other)
    let mean = (red1 + red2) / 2
    let (red, green, blue) = (red1 - red2, green1 - green2, blue1 - blue2)
    return (512 + mean) * red * red / 256 + 4 * green * green + (767 - mean) * blue * blue / 256
  }
}
