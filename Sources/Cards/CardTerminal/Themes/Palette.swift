// The 256 colours as red, green and blue, the nearest of them, and how well two can be told apart.

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
