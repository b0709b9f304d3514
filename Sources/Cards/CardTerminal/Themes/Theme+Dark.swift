// The theme for light text on dark.

extension Theme {
  /// For light text on dark: pastel colours on any ground from black to `#282C34`.
  public static let dark = Theme(
    name: "dark",
    looks: [
      .heading1: Look(swatch(13, 177), .bold),
      .heading2: Look(swatch(14, 117), .bold),
      .heading3: Look(swatch(14, 117), [.bold, .underline]),
      .heading4: Look(swatch(10, 115), .bold),
      .heading5: Look(swatch(10, 115), [.bold, .italic]),
      .heading6: Look(swatch(10, 115), .italic),
      .link: Look(swatch(14, 75), .underline),
      .code: Look(swatch(11, 216)),
      .codeLabel: Look(swatch(7, 248), .italic),
      .marker: Look(swatch(14, 80)),
      .quoteBar: Look(swatch(14, 80)),
      .border: Look(swatch(8, 67)),
      .title: Look(nil, .bold),
      .tableHeader: Look(nil, .bold),
      .muted: Look(swatch(7, 248)),
      .controlNumber: Look(swatch(14, 75), .bold),
      .destructive: Look(swatch(9, 210, 0xFF8A80), .bold),
      .success: Look(swatch(10, 114, 0x7EE08F)),
      .warning: Look(swatch(11, 221, 0xFFD84A), .bold),
      .note: Look(swatch(14, 75, 0x62AEFF), .bold),
      .tip: Look(swatch(10, 114, 0x7EE08F), .bold),
      .important: Look(swatch(13, 177, 0xD08CFF), .bold),
      .caution: Look(swatch(9, 210, 0xFF8A80), .bold),
      .keyword: Look(swatch(13, 177)),
      .type: Look(swatch(14, 117)),
      .function: Look(swatch(14, 75)),
      .string: Look(swatch(10, 114)),
      .number: Look(swatch(11, 216)),
      .constant: Look(swatch(11, 216)),
      .comment: Look(swatch(7, 247), .italic),
      .attribute: Look(swatch(14, 80)),
      .inserted: Look(swatch(10, 114)),
      .deleted: Look(swatch(9, 210)),
      .red: Look(swatch(9, 210, 0xFF8A80)),
      .orange: Look(swatch(11, 215, 0xFFAF4D)),
      .yellow: Look(swatch(11, 221, 0xFFD84A)),
      .green: Look(swatch(10, 114, 0x7EE08F)),
      .mint: Look(swatch(14, 79, 0x63DBC0)),
      .teal: Look(swatch(14, 80, 0x5CD0D6)),
      .cyan: Look(swatch(14, 81, 0x6BD3F5)),
      .blue: Look(swatch(14, 75, 0x62AEFF)),
      .indigo: Look(swatch(14, 147, 0xA9A5FF)),
      .purple: Look(swatch(13, 177, 0xC58CFF)),
      .pink: Look(swatch(13, 211, 0xFF8FB8)),
      .brown: Look(swatch(11, 180, 0xCDA67B)),
      .gray: Look(swatch(7, 248, 0xA7A7AE)),
    ])

  /// What changes often is one of the 256 colours at every depth: that takes half the bytes.
  static func swatch(_ ansi16: UInt8, _ ansi256: UInt8, _ rgb: UInt32? = nil) -> Swatch {
    Swatch(ansi16: ansi16, ansi256: ansi256, rgb: rgb)
  }
}
