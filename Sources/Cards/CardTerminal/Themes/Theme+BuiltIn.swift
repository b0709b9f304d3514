// The built-in themes.

extension Theme {
  /// The theme without colour: weights and underlines only.
  public static let plain = Theme(name: "plain", looks: weights)

  /// The theme in the terminal's sixteen colours, which people choose to suit their background.
  ///
  /// The background is unknown, so roles use only those of the sixteen that are readable on black
  /// and on white: bright blue, magenta and red. The others are for text that names a colour.
  public static let terminal: Theme = {
    var theme = Theme(name: "terminal", looks: weights)
    let colors: [Role: UInt8] = [
      .heading1: 5, .heading2: 12, .heading3: 12, .link: 12, .code: 5, .marker: 12, .quoteBar: 12,
      .controlNumber: 12, .destructive: 1, .note: 12, .important: 5, .caution: 1, .keyword: 12,
      .string: 5, .constant: 5, .attribute: 12, .deleted: 1, .red: 1, .orange: 3, .yellow: 3,
      .green: 2, .mint: 6, .teal: 6, .cyan: 6, .blue: 12, .indigo: 12, .purple: 5, .pink: 5,
      .brown: 3, .prompt: 12, .error: 1, .app: 12, .value: 5, .unknown: 1,
    ]
    for (role, color) in colors { theme[role].color = Swatch(ansi16: color) }
    return theme
  }()

  /// The attributes that tell roles apart without colour.
  private static let weights: [Role: Look] = [
    .heading1: Look(nil, .bold), .heading2: Look(nil, .bold),
    .heading3: Look(nil, [.bold, .underline]), .heading4: Look(nil, .bold),
    .heading5: Look(nil, [.bold, .italic]), .heading6: Look(nil, .italic),
    .link: Look(nil, .underline), .codeLabel: Look(nil, .italic), .border: Look(nil, .dim),
    .title: Look(nil, .bold), .tableHeader: Look(nil, .bold), .muted: Look(nil, .dim),
    .controlNumber: Look(nil, .bold), .destructive: Look(nil, .bold),
    .success: Look(nil, .bold), .warning: Look(nil, .bold), .note: Look(nil, .bold),
    .tip: Look(nil, .bold),
    .important: Look(nil, .bold), .caution: Look(nil, .bold), .keyword: Look(nil, .bold),
    .comment: Look(nil, .italic), .prompt: Look(nil, .bold), .question: Look(nil, .bold),
    .error: Look(nil, .bold), .value: Look(nil, .italic), .unknown: Look(nil, .underline),
  ]

  /// The looks of words outside cards where no theme is chosen: weights, and the terminal's own
  /// colours for what is typed.
  static let unchosen: Theme = {
    let colors: [Role: UInt8] = [
      .app: 6, .value: 2, .unknown: 1, .red: 1, .green: 2, .yellow: 3, .cyan: 6,
    ]
    var theme = Theme(
      name: "unchosen", looks: [.title: Look(nil, .bold), .muted: Look(nil, .dim)])
    for (role, color) in colors { theme[role].color = Swatch(ansi16: color) }
    return theme
  }()
}

extension Theme {
  /// The theme for a dark background: pastel colours, readable on black to `#282C34`.
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
      .prompt: Look(swatch(14, 80), .bold),
      .question: Look(nil, .bold),
      .error: Look(swatch(9, 210)),
      .app: Look(swatch(14, 117)),
      .value: Look(swatch(10, 114)),
      .unknown: Look(swatch(9, 210)),
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

  /// Roles that change often use the 256 colours at every depth, which takes half the bytes.
  static func swatch(_ ansi16: UInt8, _ ansi256: UInt8, _ rgb: UInt32? = nil) -> Swatch {
    Swatch(ansi16: ansi16, ansi256: ansi256, rgb: rgb)
  }
}

extension Theme {
  /// The theme for a light background: deep colours, readable on white to `#FDF6E3`.
  public static let light = Theme(
    name: "light",
    looks: [
      .heading1: Look(swatch(5, 90), .bold),
      .heading2: Look(swatch(4, 25), .bold),
      .heading3: Look(swatch(4, 25), [.bold, .underline]),
      .heading4: Look(swatch(4, 23), .bold),
      .heading5: Look(swatch(4, 23), [.bold, .italic]),
      .heading6: Look(swatch(4, 23), .italic),
      .link: Look(swatch(4, 25), .underline),
      .code: Look(swatch(1, 125)),
      .codeLabel: Look(swatch(0, 240), .italic),
      .marker: Look(swatch(4, 23)),
      .quoteBar: Look(swatch(4, 23)),
      .border: Look(swatch(8, 245)),
      .title: Look(nil, .bold),
      .tableHeader: Look(nil, .bold),
      .muted: Look(swatch(0, 240)),
      .controlNumber: Look(swatch(4, 25), .bold),
      .destructive: Look(swatch(1, 124, 0xB3201D), .bold),
      .success: Look(swatch(0, 22, 0x1B6E30)),
      .warning: Look(swatch(0, 94, 0x7D5000), .bold),
      .prompt: Look(swatch(4, 23), .bold),
      .question: Look(nil, .bold),
      .error: Look(swatch(1, 124)),
      .app: Look(swatch(4, 25)),
      .value: Look(swatch(0, 22)),
      .unknown: Look(swatch(1, 124)),
      .note: Look(swatch(4, 25, 0x0A57BD), .bold),
      .tip: Look(swatch(0, 22, 0x1B6E30), .bold),
      .important: Look(swatch(5, 90, 0x8126A6), .bold),
      .caution: Look(swatch(1, 124, 0xB3201D), .bold),
      .keyword: Look(swatch(5, 90)),
      .type: Look(swatch(4, 25)),
      .function: Look(swatch(4, 25)),
      .string: Look(swatch(0, 22)),
      .number: Look(swatch(1, 94)),
      .constant: Look(swatch(1, 94)),
      .comment: Look(swatch(0, 241), .italic),
      .attribute: Look(swatch(4, 23)),
      .inserted: Look(swatch(0, 22)),
      .deleted: Look(swatch(1, 124)),
      .red: Look(swatch(1, 124, 0xB3201D)),
      .orange: Look(swatch(1, 94, 0x9A4500)),
      .yellow: Look(swatch(0, 94, 0x755600)),
      .green: Look(swatch(0, 22, 0x1B6E30)),
      .mint: Look(swatch(4, 23, 0x076655)),
      .teal: Look(swatch(4, 23, 0x0B6570)),
      .cyan: Look(swatch(4, 24, 0x0B638A)),
      .blue: Look(swatch(4, 25, 0x0A57BD)),
      .indigo: Look(swatch(4, 61, 0x4A43B8)),
      .purple: Look(swatch(5, 91, 0x8A30B5)),
      .pink: Look(swatch(5, 125, 0xB5144A)),
      .brown: Look(swatch(1, 94, 0x75532F)),
      .gray: Look(swatch(0, 240, 0x5A5F6E)),
    ])
}

extension Theme {
  /// Returns the theme of high contrast: black or white text, and few colours, all at 7:1 or more.
  ///
  /// - Parameter background: The background; when it is unknown, the theme has no colours, as the
  ///   terminal's default text is the most readable.
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
      (
        swatch(11, 229, 0xFFFFAF),
        [.heading1, .code, .marker, .warning, .number, .constant, .prompt]
      ),
      (
        swatch(14, 123, 0x87FFFF),
        [.heading2, .heading3, .link, .controlNumber, .note, .type, .function, .app]
      ),
      (swatch(9, 217, 0xFFAFAF), [.destructive, .caution, .deleted, .error, .unknown]),
      (swatch(10, 157, 0xAFFFAF), [.success, .tip, .string, .inserted, .value]),
      (swatch(13, 225, 0xFFD7FF), [.important, .keyword]),
    ])

  private static let highContrastLight = contrasting(
    strong: swatch(0, 16, 0x000000), line: swatch(0, 240, 0x585858),
    colors: [
      (swatch(4, 18, 0x00005F), [.heading1]),
      (
        swatch(4, 18, 0x000087),
        [.link, .marker, .controlNumber, .note, .type, .function, .prompt, .app]
      ),
      (swatch(5, 53, 0x5F005F), [.heading2, .heading3, .code, .important, .keyword]),
      (
        swatch(0, 88, 0x870000),
        [.destructive, .caution, .number, .constant, .deleted, .error, .unknown]
      ),
      (swatch(0, 22, 0x004B00), [.success, .tip, .string, .inserted, .value]),
      (swatch(0, 52, 0x5F2B00), [.warning]),
    ])

  static let highContrastName = "high-contrast"

  private static func contrasting(
    strong: Swatch, line: Swatch, colors: [(swatch: Swatch, roles: [Role])]
  ) -> Theme {
    var theme = highContrastPlain
    for role in Role.allCases { theme[role].color = strong }
    for role in [Role.tableHeader, .title, .codeBlock, .question] { theme[role].color = nil }
    for role in [Role.border, .quoteBar] { theme[role].color = line }
    for (color, roles) in colors { for role in roles { theme[role].color = color } }
    // Weight marks the roles that have a colour of their own elsewhere.
    for role in [Role.code, .marker, .success, .quoteBar] { theme[role].attributes.insert(.bold) }
    theme.metrics.frame = .heavy
    theme.metrics.rule = .heavy
    return theme
  }
}
