// Reads colors and what fills shapes: names, hexadecimal and functional notation, gradients, schemes.

import BehestJSON
import BehestSwiftUI

extension ScriptValue {
  /// The color of a style, the first one of a gradient; `nil` for materials and backgrounds.
  var color: Color? { style(depth: 4) as? Color }

  /// The style of texts and symbols; `nil` for a value that is none.
  var style: (any ShapeStyle)? { style(depth: 4) }

  /// Returns the style within schemes, levels and gradients, to a depth.
  private func style(depth: Int) -> (any ShapeStyle)? {
    guard depth > 0 else { return nil }
    if let word = text { return named(word) }
    if let colors = json.array { return colors.first.flatMap { with($0).style(depth: depth - 1) } }
    if let color = self["color"] {
      let style = color.style(depth: depth - 1)
      guard let opacity = self["opacity"]?.number, let plain = style as? Color else { return style }
      return plain.opacity(min(max(opacity, 0), 1))
    }
    remark(expecting: "a color")
    let part =
      self[drawing.isDark ? "dark" : "light"] ?? self["primary"] ?? self["gradient"]
      ?? self["colors"] ?? self["stops"] ?? self["shapeStyle"] ?? self["style"]
    return part?.style(depth: depth - 1)
  }

  private func named(_ word: String) -> (any ShapeStyle)? {
    if let color = Self.colors[word] { return color }
    if let style = Self.levels[word] { return style }
    if Self.backgrounds.contains(word) { return nil }
    if let color = Color(scriptNotation: word) { return color }
    let names = Array(Self.colors.keys) + Self.levels.keys + Self.backgrounds
    remark(about: word, among: names)
    return nil
  }

  private static let colors: [String: Color] = [
    "accentColor": .accentColor, "tintColor": .accentColor, "link": .blue, "label": .primary,
    "primary": .primary, "secondaryLabel": .secondary, "secondary": .secondary,
    "systemRed": .red, "systemOrange": .orange, "systemYellow": .yellow, "systemGreen": .green,
    "systemMint": .mint, "systemTeal": .teal, "systemCyan": .cyan, "systemBlue": .blue,
    "systemIndigo": .indigo, "systemPurple": .purple, "systemPink": .pink, "systemBrown": .brown,
    "systemGray": .gray, "systemGray2": .gray, "systemGray3": .gray, "systemGray4": .gray,
    "red": .red, "orange": .orange, "yellow": .yellow, "green": .green, "mint": .mint,
    "teal": .teal, "cyan": .cyan, "blue": .blue, "indigo": .indigo, "purple": .purple,
    "magenta": .pink, "pink": .pink, "brown": .brown, "gray": .gray, "darkGray": .gray,
    "lightGray": .gray, "white": .white, "black": .black, "clear": .clear,
    "darkText": .black, "lightText": .white,
  ]

  private static let levels: [String: HierarchicalShapeStyle] = [
    "tertiaryLabel": .tertiary, "quaternaryLabel": .quaternary, "placeholderText": .tertiary,
    "separator": .tertiary, "opaqueSeparator": .tertiary, "tertiary": .tertiary,
    "quaternary": .quaternary,
  ]

  /// What stands for the colors of the system's own backgrounds, which those of a terminal are.
  private static let backgrounds = [
    "systemGray5", "systemGray6", "systemFill", "secondarySystemFill", "tertiarySystemFill",
    "quaternarySystemFill", "systemBackground", "secondarySystemBackground",
    "tertiarySystemBackground", "systemGroupedBackground", "secondarySystemGroupedBackground",
    "tertiarySystemGroupedBackground", "barMaterial", "regularMaterial", "thinMaterial",
    "thickMaterial", "ultraThickMaterial", "ultraThinMaterial",
  ]
}

extension Color {
  /// Creates a color from "#rgb", "#rrggbb", "#rrggbbaa", "rgb(…)", "rgba(…)", "hsl(…)" or
  /// "hsla(…)"; `nil` for other words.
  init?(scriptNotation word: String) {
    guard word.utf8.count < 100 else { return nil }
    if word.hasPrefix("#") {
      self.init(hexadecimal: word.dropFirst())
      return
    }
    guard let open = word.firstIndex(of: "("), word.hasSuffix(")") else { return nil }
    let parts = word[word.index(after: open)...].dropLast().split { ",/ ".contains($0) }
    let numbers = parts.compactMap { Double($0.hasSuffix("%") ? $0.dropLast() : $0[...]) }
      .map { $0.isFinite ? min(max($0, -1e6), 1e6) : 0 }
    guard numbers.count == parts.count, (3...4).contains(numbers.count) else { return nil }
    let opacity = numbers.count == 4 ? numbers[3] : 1
    switch word[..<open] {
    case "rgb", "rgba":
      self.init(
        red: numbers[0] / 255, green: numbers[1] / 255, blue: numbers[2] / 255, opacity: opacity)
    case "hsl", "hsla":
      let (saturation, lightness) = (numbers[1] / 100, numbers[2] / 100)
      let brightness = lightness + saturation * min(lightness, 1 - lightness)
      let turn = (numbers[0] / 360).truncatingRemainder(dividingBy: 1)
      self.init(
        hue: turn < 0 ? turn + 1 : turn,
        saturation: brightness == 0 ? 0 : 2 * (1 - lightness / brightness),
        brightness: brightness, opacity: opacity)
    default: return nil
    }
  }

  private init?(hexadecimal digits: Substring) {
    let isShort = digits.count == 3 || digits.count == 4
    let whole = isShort ? digits.map { "\($0)\($0)" }.joined() : String(digits)
    guard whole.count == 6 || whole.count == 8, whole.allSatisfy(\.isHexDigit),
      let number = UInt32(whole.count == 6 ? whole + "ff" : whole, radix: 16)
    else { return nil }
    let channel = { (shift: UInt32) in Double(number >> shift & 0xFF) / 255 }
    self.init(red: channel(24), green: channel(16), blue: channel(8), opacity: channel(0))
  }
}
