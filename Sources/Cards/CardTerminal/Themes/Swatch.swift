// Colours as terminals have them, at each depth, and the contrast between two.

/// A colour as terminals of each depth are told it.
///
/// What is not given is derived: the nearest of the 256, the nearest of the sixteen. A swatch of
/// the sixteen alone stays one of them at every depth, so it follows the terminal's own palette.
public struct Swatch: Hashable, Sendable {
  /// One of the terminal's own sixteen colours, 0 to 15; `nil` for the terminal's own text colour.
  public var ansi16: UInt8?
  /// One of the 256 colours; `nil` to use `ansi16`.
  public var ansi256: UInt8?
  /// Red, green and blue, eight bits each; `nil` to use `ansi256`.
  public var rgb: UInt32?

  /// Makes a swatch of what is given for each depth.
  public init(ansi16: UInt8?, ansi256: UInt8?, rgb: UInt32?) {
    self.ansi16 = ansi16.map { $0 & 15 }
    self.ansi256 = ansi256
    self.rgb = rgb.map { $0 & 0xFF_FFFF }
  }

  /// Makes a swatch of one of the terminal's own sixteen colours.
  public init(ansi16: UInt8) {
    self.init(ansi16: ansi16, ansi256: nil, rgb: nil)
  }

  /// Makes a swatch of a colour; the other depths get the nearest they have.
  public init(rgb: UInt32) {
    self.init(ansi16: Palette.nearest16(to: rgb), ansi256: Palette.nearest256(to: rgb), rgb: rgb)
  }

  /// Makes a swatch of one of the 256 colours.
  public init(index: UInt8) {
    if index < 16 {
      self.init(ansi16: index)
    } else {
      self.init(ansi16: Palette.nearest16(to: Palette.rgb(of: index)), ansi256: index, rgb: nil)
    }
  }

  /// The SGR parameters that turn it on.
  ///
  /// - Parameters:
  ///   - depth: How many colours there are.
  ///   - isBackground: Whether it is what text stands on; the sixteen colours are never that.
  /// - Returns: Parameters without a separator around them; empty when there is no such colour.
  func parameters(_ depth: ColorDepth, isBackground: Bool) -> String {
    let first = isBackground ? 48 : 38
    if depth == .trueColor, let rgb {
      return "\(first);2;\(rgb >> 16);\(rgb >> 8 & 0xFF);\(rgb & 0xFF)"
    }
    if depth != .ansi16, depth != .none, let ansi256 { return "\(first);5;\(ansi256)" }
    guard depth != .none, !isBackground, let ansi16 else { return "" }
    return String(ansi16 < 8 ? 30 + ansi16 : 82 + ansi16)
  }

  /// The colour as red, green and blue at a depth; `nil` for the sixteen, which have no fixed one.
  public func rgb(at depth: ColorDepth) -> UInt32? {
    switch depth {
    case .none, .ansi16: nil
    case .ansi256: ansi256.map { Palette.rgb(of: $0) }
    case .trueColor: rgb ?? ansi256.map { Palette.rgb(of: $0) }
    }
  }
}

extension Swatch: Codable {
  private static let names = [
    "black", "red", "green", "yellow", "blue", "magenta", "cyan", "white",
  ]

  /// The swatch by its text; `nil` for a text that names none.
  ///
  /// `#8126A6` is a colour, `ansi177` one of the 256, `magenta` or `bright-magenta` one of the
  /// sixteen; several with `/` between them say it for each depth: `#D08CFF/ansi177/magenta`.
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

  /// The swatch as `init(text:)` reads it.
  public var text: String {
    var parts: [String] = []
    if let rgb {
      let digits = String(rgb, radix: 16, uppercase: true)
      parts.append("#" + String(repeating: "0", count: 6 - digits.utf8.count) + digits)
    }
    if let ansi256 { parts.append("ansi\(ansi256)") }
    if let ansi16 { parts.append((ansi16 < 8 ? "" : "bright-") + Self.names[Int(ansi16 & 7)]) }
    return parts.joined(separator: "/")
  }

  /// Reads a swatch from its text.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let swatch = Swatch(text: text) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "“\(text)” is no colour; write #RRGGBB, ansi0 to ansi255 or a name")
    }
    self = swatch
  }

  /// Writes the swatch as its text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

/// The arithmetic of colours.
public enum Palette {
  /// What xterm draws the sixteen colours in unless it is told otherwise.
  public static let xterm16: [UInt32] = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ]

  private static let levels: [UInt32] = [0, 95, 135, 175, 215, 255]

  /// Red, green and blue of one of the 256 colours; the first sixteen are xterm's.
  public static func rgb(of index: UInt8) -> UInt32 {
    switch index {
    case 0..<16: return xterm16[Int(index)]
    case 16..<232:
      let cube = Int(index) - 16
      return levels[cube / 36] << 16 | levels[cube / 6 % 6] << 8 | levels[cube % 6]
    default:
      let gray = UInt32(index - 232) * 10 + 8
      return gray << 16 | gray << 8 | gray
    }
  }

  /// The nearest of the 256 colours that are the same everywhere, 16 to 255.
  public static func nearest256(to rgb: UInt32) -> UInt8 {
    var best: (index: UInt8, distance: Int) = (16, .max)
    for index in UInt8(16)...255 {
      let distance = distance(rgb, self.rgb(of: index))
      if distance < best.distance { best = (index, distance) }
    }
    return best.index
  }

  /// The one of the sixteen that is most like a colour by its hue; grey for a colour without one.
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

  /// How well a text can be read on a ground: 1 to 21, as WCAG 2.2 defines the contrast ratio.
  public static func contrast(_ text: UInt32, on ground: UInt32) -> Double {
    let (one, other) = (luminance(text), luminance(ground))
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  /// The relative luminance, 0 to 1, as WCAG 2.2 defines it.
  public static func luminance(_ rgb: UInt32) -> Double {
    let (red, green, blue) = channels(rgb)
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  private static func channels(_ rgb: UInt32) -> (Int, Int, Int) {
    (Int(rgb >> 16 & 0xFF), Int(rgb >> 8 & 0xFF), Int(rgb & 0xFF))
  }

  /// A channel of sRGB, 0 to 255, as light.
  private static func linear(_ channel: Int) -> Double {
    let value = Double(channel) / 255
    guard value > 0.04045 else { return value / 12.92 }
    // x^2.4 = x^2 · x^(2/5); the fifth root by Newton's method, to need no C library.
    let base = (value + 0.055) / 1.055
    var root = base
    for _ in 0..<20 {
      let fourth = root * root * root * root
      root -= (fourth * root - base) / (5 * fourth)
    }
    return base * base * root * root
  }

  /// The distance of two colours, weighted as the eye does; see T. Riemersma, "Colour metric".
  private static func distance(_ one: UInt32, _ other: UInt32) -> Int {
    let (red1, green1, blue1) = channels(one)
    let (red2, green2, blue2) = channels(other)
    let mean = (red1 + red2) / 2
    let (red, green, blue) = (red1 - red2, green1 - green2, blue1 - blue2)
    return (512 + mean) * red * red / 256 + 4 * green * green + (767 - mean) * blue * blue / 256
  }
}
