// The themes that choose no colours of their own: none at all, and the terminal's sixteen.

extension Theme {
  /// Without colour: weights and lines alone.
  public static let plain = Theme(name: "plain", looks: weights)

  /// In the terminal's own sixteen colours, which its owner chose to be read on its ground.
  ///
  /// It is drawn on a ground nobody knows. So of the sixteen only those are used for what things
  /// mean that are seen on black and on white: bright blue, magenta and red. The others are for
  /// who asks for them by name.
  public static let terminal: Theme = {
    var theme = Theme(name: "terminal", looks: weights)
    let colors: [Role: UInt8] = [
      .heading1: 5, .heading2: 12, .heading3: 12, .link: 12, .code: 5, .marker: 12, .quoteBar: 12,
      .controlNumber: 12, .destructive: 1, .note: 12, .important: 5, .caution: 1, .keyword: 12,
      .string: 5, .constant: 5, .attribute: 12, .deleted: 1, .red: 1, .orange: 3, .yellow: 3,
      .green: 2, .mint: 6, .teal: 6, .cyan: 6, .blue: 12, .indigo: 12, .purple: 5, .pink: 5,
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
    .success: Look(nil, .bold), .warning: Look(nil, .bold), .note: Look(nil, .bold),
    .tip: Look(nil, .bold),
    .important: Look(nil, .bold), .caution: Look(nil, .bold), .keyword: Look(nil, .bold),
    .comment: Look(nil, .italic),
  ]
}
