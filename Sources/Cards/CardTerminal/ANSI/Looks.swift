// What layout calls the looks of things; the theme says later what each is.

import BehestCards

extension Theme {
  /// A heading of a level, 1 to 6.
  static func heading(level: Int) -> Appearance {
    Appearance(base: headings[min(max(level, 1), 6) - 1])
  }

  private static let headings: [Ink] = [
    Ink(.heading1), Ink(.heading2), Ink(.heading3), Ink(.heading4), Ink(.heading5), Ink(.heading6),
  ]

  /// The line under a heading.
  static func headingLine(level: Int) -> Appearance {
    Appearance(attributes: [.exact, .bold], base: headings[min(max(level, 1), 6) - 1])
  }

  static let marker = Appearance(color: .marker)
  static let quoteBar = Appearance(color: .quoteBar)
  static let border = Appearance(color: .border)
  static let dim = Appearance(color: .muted)
  static let codeLabel = Appearance(color: .codeLabel)
  static let codeBlock = Appearance(base: .codeBlock)
  static let tableHeader = Appearance(base: Ink(.tableHeader))
  static let controlNumber = Appearance(color: .controlNumber)

  /// Text of a look in a role.
  static func applying(_ style: Style, to look: Appearance) -> Appearance {
    switch style {
    case .emphasis: look.adding(.italic)
    case .strong, .title, .headline: look.adding(.bold)
    case .strikethrough: look.adding(.strikethrough)
    case .underline: look.adding(.underline)
    case .monospaced, .caption, .subscript, .superscript: look
    case .keyboard: look.adding(.bold).colored(.code)
    case .secondary, .tertiary: look.colored(.muted)
    case .destructive: look.colored(.destructive)
    case .success: look.colored(.success)
    case .warning: look.colored(.warning)
    case .tint(let tint): look.colored(ink(of: tint))
    case .custom: look
    }
  }

  /// Text of a look in a style that was asked for exactly.
  ///
  /// What the theme would add to the look is settled first, so that it can be taken away.
  func applying(_ style: TextStyle, to look: Appearance) -> Appearance {
    guard !style.isEmpty else { return look }
    var look = look
    let wishes: [(Bool?, Attributes)] = [
      (style.bold, .bold), (style.italic, .italic), (style.underline, .underline),
      (style.strikethrough, .strikethrough),
    ]
    if wishes.contains(where: { $0.0 == false }), !look.attributes.contains(.exact) {
      for ink in [look.base, look.color] {
        if let role = ink.role { look.attributes.formUnion(self[role].attributes) }
      }
      look.attributes.insert(.exact)
    }
    for (wish, attribute) in wishes {
      if wish == true { look.attributes.insert(attribute) }
      if wish == false { look.attributes.remove(attribute) }
    }
    if let color = style.foreground { look.color = Self.ink(of: color) }
    if let color = style.background { look.background = Self.ink(of: color) }
    return look
  }

  /// The ink of a colour.
  static func ink(of color: StyleColor) -> Ink {
    switch color {
    case .tint(let tint): ink(of: tint)
    case .rgb(let rgb): Ink(rgb: rgb)
    case .indexed(let index): Ink(index: index)
    }
  }

  /// The ink of a named colour.
  static func ink(of tint: Tint) -> Ink {
    switch tint {
    case .primary, .white, .black: .none
    case .accent: .blue
    case .red: .red
    case .orange: .orange
    case .yellow: .yellow
    case .green: .green
    case .mint: .mint
    case .teal: .teal
    case .cyan: .cyan
    case .blue: .blue
    case .indigo: .indigo
    case .purple: .purple
    case .pink: .pink
    case .brown: .brown
    case .gray: .gray
    }
  }
}
