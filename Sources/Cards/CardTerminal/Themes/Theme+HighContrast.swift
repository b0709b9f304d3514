// The theme for eyes that need more: every text at 7:1 and more, every line at 4.5:1.

extension Theme {
  /// Black or white text, and few colours, each at 7:1 at least.
  ///
  /// - Parameter background: What text stands on; when nobody knows, there are no colours at all,
  ///   because the terminal's own text is what can be read best.
  public static func highContrast(on background: TerminalProfile.Background) -> Theme {
    switch background {
    case .dark: highContrastDark
    case .light: highContrastLight
    case .unknown: highContrastPlain
    }
  }

  private static let highContrastPlain: Theme = {
    var theme = plain
    theme.name = highContrastName
    for role in [Role.border, .muted] { theme[role].attributes = [] }
    return theme
  }()

  private static let highContrastDark = contrasting(
    strong: swatch(15, 231, 0xFFFFFF), line: swatch(15, 250, 0xBCBCBC),
    colors: [
      .heading1: swatch(11, 229, 0xFFFFAF), .heading2: swatch(14, 123, 0x87FFFF),
      .heading3: swatch(14, 123, 0x87FFFF), .link: swatch(14, 123, 0x87FFFF),
      .code: swatch(11, 229, 0xFFFFAF), .marker: swatch(11, 229, 0xFFFFAF),
      .controlNumber: swatch(14, 123, 0x87FFFF), .destructive: swatch(9, 217, 0xFFAFAF),
      .success: swatch(10, 157, 0xAFFFAF), .warning: swatch(11, 229, 0xFFFFAF),
      .note: swatch(14, 123, 0x87FFFF), .tip: swatch(10, 157, 0xAFFFAF),
      .important: swatch(13, 225, 0xFFD7FF), .caution: swatch(9, 217, 0xFFAFAF),
      .keyword: swatch(13, 225, 0xFFD7FF), .string: swatch(10, 157, 0xAFFFAF),
      .number: swatch(11, 229, 0xFFFFAF), .constant: swatch(11, 229, 0xFFFFAF),
      .type: swatch(14, 123, 0x87FFFF), .function: swatch(14, 123, 0x87FFFF),
      .inserted: swatch(10, 157, 0xAFFFAF), .deleted: swatch(9, 217, 0xFFAFAF),
    ])

  private static let highContrastLight = contrasting(
    strong: swatch(0, 16, 0x000000), line: swatch(0, 240, 0x585858),
    colors: [
      .heading1: swatch(4, 18, 0x00005F), .heading2: swatch(5, 53, 0x5F005F),
      .heading3: swatch(5, 53, 0x5F005F), .link: swatch(4, 18, 0x000087),
      .code: swatch(5, 53, 0x5F005F), .marker: swatch(4, 18, 0x000087),
      .controlNumber: swatch(4, 18, 0x000087), .destructive: swatch(0, 88, 0x870000),
      .success: swatch(0, 22, 0x004B00), .warning: swatch(0, 52, 0x5F2B00),
      .note: swatch(4, 18, 0x000087), .tip: swatch(0, 22, 0x004B00),
      .important: swatch(5, 53, 0x5F005F), .caution: swatch(0, 88, 0x870000),
      .keyword: swatch(5, 53, 0x5F005F), .string: swatch(0, 22, 0x004B00),
      .number: swatch(0, 88, 0x870000), .constant: swatch(0, 88, 0x870000),
      .type: swatch(4, 18, 0x000087), .function: swatch(4, 18, 0x000087),
      .inserted: swatch(0, 22, 0x004B00), .deleted: swatch(0, 88, 0x870000),
    ])

  static let highContrastName = "high-contrast"

  private static func contrasting(
    strong: Swatch, line: Swatch, colors: [Role: Swatch]
  ) -> Theme {
    var theme = highContrastPlain
    for role in Role.allCases { theme[role].color = strong }
    for role in [Role.tableHeader, .title, .codeBlock] { theme[role].color = nil }
    for role in [Role.border, .quoteBar] { theme[role].color = line }
    for (role, color) in colors { theme[role].color = color }
    // What colour says elsewhere is said by weight here.
    for role in [Role.code, .marker, .success, .quoteBar] { theme[role].attributes.insert(.bold) }
    theme.metrics.frame = .heavy
    theme.metrics.rule = .heavy
    return theme
  }
}
