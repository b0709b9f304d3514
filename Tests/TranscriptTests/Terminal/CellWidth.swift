// The width of characters at the terminal of the tests.

/// The widths of characters at most terminals, independent of the renderer that they test.
enum CellWidth {
  /// Blocks whose characters are wide, from EastAsianWidth.txt of Unicode 16.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
    0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
    0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x17000...0x18AFF, 0x1B000...0x1B2FF, 0x20000...0x3FFFD,
  ]

  /// Returns the width of a character: 0, 1 or 2 cells.
  static func of(_ scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x7F { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    if (0x1160...0x11FF).contains(scalar.value) { return 0 }
    let isWide =
      scalar.properties.isEmojiPresentation || wide.contains { $0.contains(scalar.value) }
    return isWide ? 2 : 1
  }
}
