// The appearance of a piece of a line, which a theme and a profile turn into escape sequences.

import BehestCards

/// The appearance of a piece of a line, and the link it belongs to.
///
/// Colours are inks and headings are roles until the writer asks the theme, so that layout does not
/// depend on a theme.
struct Appearance: Hashable, Sendable {
  /// The attributes beyond those of the theme's looks; with `.exact`, all of them.
  var attributes: Attributes = []
  /// The role of the surrounding text, as an `Ink`; its look applies where `color` is `none`.
  var base: Ink = .none
  /// The colour of the text; `none` for that of `base`.
  var color: Ink = .none
  /// The background; `none` for that of `color` and `base`.
  var background: Ink = .none
  /// The one-based number of a link in the layout's list; 0 for none.
  var link: UInt32 = 0

  /// Returns the appearance with more attributes.
  func adding(_ more: Attributes) -> Appearance {
    var copy = self
    copy.attributes.formUnion(more)
    return copy
  }

  /// Returns the appearance on a background, unless it has one of its own.
  func standing(on ground: Ink) -> Appearance {
    guard background.isNone else { return self }
    var copy = self
    copy.background = ground
    return copy
  }

  /// Returns the appearance in another colour.
  func colored(_ color: Ink) -> Appearance {
    var copy = self
    copy.color = color
    return copy
  }
}

/// The colour of a piece, in four bytes: a role's or an exact one.
///
/// Layout uses inks; the writer resolves each with the theme and the terminal's colour depth.
struct Ink: Hashable, Sendable {
  /// 0: none. From 1: a role. With `exactRGB`: a 24-bit colour. With `exactIndex`: one of 256.
  private let bits: UInt32

  private static let exactRGB: UInt32 = 1 << 24
  private static let exactIndex: UInt32 = 2 << 24

  private init(bits: UInt32) { self.bits = bits }

  /// Creates the ink of a role.
  init(_ role: Theme.Role) { bits = UInt32(Self.numbers[role] ?? 0) }

  /// Creates the ink of an exact colour, whatever the theme.
  init(rgb: UInt32) { bits = Self.exactRGB | (rgb & 0xFF_FFFF) }

  /// Creates the ink of one of the 256 colours, whatever the theme.
  init(index: UInt8) { bits = Self.exactIndex | UInt32(index) }

  /// The number of each role, from 1.
  static let numbers: [Theme.Role: UInt8] = Dictionary(
    uniqueKeysWithValues: zip(Theme.Role.allCases, 1...))

  /// Whether the ink has no colour.
  var isNone: Bool { bits == 0 }

  /// The index of the role among all roles; `nil` for none and for an exact colour.
  var roleIndex: Int? { bits > 0 && bits < Self.exactRGB ? Int(bits) - 1 : nil }

  /// The role; `nil` for none and for an exact colour.
  var role: Theme.Role? { roleIndex.map { Theme.Role.allCases[$0] } }

  /// The swatch of an exact colour; `nil` for any other ink.
  var exact: Swatch? {
    switch bits & 0xFF00_0000 {
    case Self.exactRGB: Swatch(rgb: bits & 0xFF_FFFF)
    case Self.exactIndex: Swatch(index: UInt8(bits & 0xFF))
    default: nil
    }
  }
}

extension Ink {
  /// The colour of the surroundings.
  static let none = Ink(bits: 0)
  static let link = Ink(.link)
  static let code = Ink(.code)
  static let codeBlock = Ink(.codeBlock)
  static let codeLabel = Ink(.codeLabel)
  static let marker = Ink(.marker)
  static let quoteBar = Ink(.quoteBar)
  static let border = Ink(.border)
  static let muted = Ink(.muted)
  static let controlNumber = Ink(.controlNumber)
  static let destructive = Ink(.destructive)
  static let success = Ink(.success)
  static let warning = Ink(.warning)
  static let note = Ink(.note)
  static let tip = Ink(.tip)
  static let important = Ink(.important)
  static let caution = Ink(.caution)
  static let keyword = Ink(.keyword)
  static let type = Ink(.type)
  static let function = Ink(.function)
  static let string = Ink(.string)
  static let number = Ink(.number)
  static let constant = Ink(.constant)
  static let comment = Ink(.comment)
  static let attribute = Ink(.attribute)
  static let inserted = Ink(.inserted)
  static let deleted = Ink(.deleted)
  static let red = Ink(.red)
  static let orange = Ink(.orange)
  static let yellow = Ink(.yellow)
  static let green = Ink(.green)
  static let mint = Ink(.mint)
  static let teal = Ink(.teal)
  static let cyan = Ink(.cyan)
  static let blue = Ink(.blue)
  static let indigo = Ink(.indigo)
  static let purple = Ink(.purple)
  static let pink = Ink(.pink)
  static let brown = Ink(.brown)
  static let gray = Ink(.gray)
}

extension Theme {
  /// Returns the appearance of a heading of a level, 1 to 6.
  static func heading(level: Int) -> Appearance {
    Appearance(base: headings[min(max(level, 1), 6) - 1])
  }

  private static let headings: [Ink] = [
    Ink(.heading1), Ink(.heading2), Ink(.heading3), Ink(.heading4), Ink(.heading5), Ink(.heading6),
  ]

  /// Returns the appearance of the line under a heading.
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

  /// Returns an appearance with a role applied.
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

  /// Returns an appearance with an explicit style applied.
  ///
  /// The theme's attributes are added to the appearance first, so that the style can remove them.
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

  /// Returns the ink of a colour.
  static func ink(of color: StyleColor) -> Ink {
    switch color {
    case .tint(let tint): ink(of: tint)
    case .rgb(let rgb): Ink(rgb: rgb)
    case .indexed(let index): Ink(index: index)
    }
  }

  /// Returns the ink of a named colour.
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
