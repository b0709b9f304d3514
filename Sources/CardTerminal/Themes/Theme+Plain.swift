// The themes that choose no colours of their own: none at all, and the terminal's sixteen.

extension Theme {
  /// Without colour: weights and lines alone.
  public static let plain = Theme(name: "plain", looks: weights)

  /// In the terminal's own sixteen colours, which its owner chose to be read on its ground.
  ///
  /// It is drawn on a ground nobody knows: black and white are not used, and nothing is fainter
  /// than the terminal's own text but lines.
  public static let terminal: Theme = {
    var theme = Theme(name: "terminal", looks: weights)
    let colors: [Role: UInt8] = [
      .heading1: 5, .heading2: 6, .heading3: 6, .link: 4, .code: 3, .marker: 6, .quoteBar: 6,
      .controlNumber: 4, .destructive: 1, .success: 2, .warning: 3, .note: 4, .tip: 2,
      .important: 5, .caution: 1, .keyword: 5, .type: 6, .function: 4, .string: 2, .number: 3,
      .constant: 3, .attribute: 6, .inserted: 2, .deleted: 1, .red: 1, .orange: 3, .yellow: 3,
      .green: 2, .mint: 6, .teal: 6, .cyan: 6, .blue: 4, .indigo: 4, .purple: 5, .pink: 5,
      .brown: 3,
    ]
    for (role, color) in colors { theme[role].color = Swatch(ansi16: color) }
    return theme
  }()

  /// What tells roles apart where there is no colour.
  private static let weights: [Role: Look] = [
    .heading1: Look(nil, .bold), .heading2: Look(nil, .bold),
    .heading3: Look(nil, [.bold, .underline]), .heading4: Look(nil, .bold),
    .heading5: Look(nil, [.bold, .italic]), .heading6: Look(nil, .italic),
    .link: Look(nil, .underline), .codeLabel: Look(nil, .italic), .border: Look(nil, .dim),
    .title: Look(nil, .bold), .tableHeader: Look(nil, .bold), .muted: Look(nil, .dim),
    .controlNumber: Look(nil, .bold), .destructive: Look(nil, .bold),
    .warning: Look(nil, .bold), .note: Look(nil, .bold), .tip: Look(nil, .bold),
    .important: Look(nil, .bold), .caution: Look(nil, .bold), .keyword: Look(nil, .bold),
    .comment: Look(nil, .italic),
  ]
}
