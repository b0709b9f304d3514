// What each role of text looks like: the one table of attributes and colours.

import Cards

/// A colour of the theme, by what it is for or by its name.
enum ThemeColor: UInt8, Hashable, Sendable {
  /// The terminal's own colour of text.
  case none
  /// What each part of a document is drawn in.
  case heading, subheading, link, code, marker
  /// The named colours.
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
}

/// One colour at every depth.
struct Swatch: Sendable {
  /// An SGR parameter of the sixteen colours, 30 to 37 or 90 to 97.
  var ansi16: UInt8
  /// An index of the 256 colours.
  var ansi256: UInt8
  /// Red, green and blue, eight bits each.
  var rgb: UInt32
}

/// The looks of roles and colours.
enum Theme {
  /// The colour on a background.
  ///
  /// An unknown background gets the sixteen colours the terminal's owner chose to be read on it.
  static func swatch(of color: ThemeColor, onLight: Bool) -> Swatch {
    switch color {
    case .none: Swatch(ansi16: 39, ansi256: 7, rgb: 0)
    case .heading: onLight ? swatch(35, 90, 0x8126A6) : swatch(35, 177, 0xD08CFF)
    case .subheading: onLight ? swatch(34, 25, 0x1D5FA8) : swatch(36, 117, 0x86CFFF)
    case .link, .blue: onLight ? swatch(34, 26, 0x0A5FCC) : swatch(94, 75, 0x62AEFF)
    case .code: onLight ? swatch(31, 125, 0xA8204E) : swatch(33, 216, 0xFFB38A)
    case .marker, .teal: onLight ? swatch(36, 30, 0x0B7077) : swatch(36, 80, 0x5CD0D6)
    case .red: onLight ? swatch(31, 160, 0xC4201D) : swatch(31, 203, 0xFF6F66)
    case .orange: onLight ? swatch(33, 130, 0xA04B00) : swatch(33, 215, 0xFFAF4D)
    case .yellow: onLight ? swatch(33, 94, 0x7D5C00) : swatch(33, 221, 0xFFD84A)
    case .green: onLight ? swatch(32, 28, 0x1B7A34) : swatch(32, 78, 0x4FD469)
    case .mint: onLight ? swatch(36, 29, 0x07735E) : swatch(36, 79, 0x63DBC0)
    case .cyan: onLight ? swatch(36, 31, 0x0B6E99) : swatch(36, 81, 0x6BD3F5)
    case .indigo: onLight ? swatch(34, 61, 0x4A43B8) : swatch(94, 105, 0x9A95FF)
    case .purple: onLight ? swatch(35, 91, 0x8A30B5) : swatch(35, 141, 0xC58CFF)
    case .pink: onLight ? swatch(35, 161, 0xC4164F) : swatch(35, 205, 0xFF7AA8)
    case .brown: onLight ? swatch(33, 94, 0x7A5A35) : swatch(33, 180, 0xCDA67B)
    case .gray: onLight ? swatch(90, 242, 0x63636B) : swatch(37, 248, 0xA7A7AE)
    }
  }

  private static func swatch(_ ansi16: UInt8, _ ansi256: UInt8, _ rgb: UInt32) -> Swatch {
    Swatch(ansi16: ansi16, ansi256: ansi256, rgb: rgb)
  }

  /// Text of a look in a role.
  static func applying(_ style: Style, to look: Appearance) -> Appearance {
    switch style {
    case .emphasis: look.adding(.italic)
    case .strong, .title, .headline: look.adding(.bold)
    case .strikethrough: look.adding(.strikethrough)
    case .underline: look.adding(.underline)
    case .monospaced, .caption: look
    case .secondary, .tertiary: look.adding(.dim)
    case .destructive: look.colored(.red).adding(.bold)
    case .success: look.colored(.green)
    case .warning: look.colored(.yellow).adding(.bold)
    case .tint(let tint): look.colored(color(of: tint))
    }
  }

  private static func color(of tint: Tint) -> ThemeColor {
    switch tint {
    case .primary, .white, .black: .none
    case .accent: .link
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

  /// A heading of a level, 1 to 6: no two levels share their attributes and the line under them.
  static func heading(level: Int) -> Appearance {
    switch level {
    case ...1: Appearance(attributes: .bold, color: .heading)
    case 2: Appearance(attributes: .bold, color: .subheading)
    case 3: Appearance(attributes: [.bold, .underline], color: .subheading)
    case 4: Appearance(attributes: .bold)
    case 5: Appearance(attributes: [.bold, .italic])
    default: Appearance(attributes: .italic)
    }
  }

  static let link = Appearance(attributes: .underline, color: .link)
  static let code = Appearance(color: .code)
  static let marker = Appearance(color: .marker)
  static let border = Appearance(attributes: .dim)
  static let dim = Appearance(attributes: .dim)
  static let tableHeader = Appearance(attributes: .bold)
  static let controlNumber = Appearance(attributes: .bold, color: .link)
}
