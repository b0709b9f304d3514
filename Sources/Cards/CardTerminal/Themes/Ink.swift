// A colour before the theme has been asked: a role's, or one that was named exactly.

/// What a piece is coloured with, in four bytes.
///
/// Layout deals in inks; the writer turns each into the colour that the theme and the depth of the
/// terminal give it.
struct Ink: Hashable, Sendable {
  /// 0: none. 1…: a role. With `exactRGB`: 24 bits of a colour. With `exactIndex`: one of 256.
  private let bits: UInt32

  private static let exactRGB: UInt32 = 1 << 24
  private static let exactIndex: UInt32 = 2 << 24

  private init(bits: UInt32) { self.bits = bits }

  /// The colour of a role.
  init(_ role: Theme.Role) { bits = UInt32(Self.numbers[role] ?? 0) }

  /// A colour whatever the theme.
  init(rgb: UInt32) { bits = Self.exactRGB | (rgb & 0xFF_FFFF) }

  /// One of the 256 colours whatever the theme.
  init(index: UInt8) { bits = Self.exactIndex | UInt32(index) }

  /// Each role's number, from 1.
  static let numbers: [Theme.Role: UInt8] = Dictionary(
    uniqueKeysWithValues: zip(Theme.Role.allCases, 1...))

  /// Whether it is no colour at all.
  var isNone: Bool { bits == 0 }

  /// The index of its role among all roles; `nil` for none and for an exact colour.
  var roleIndex: Int? { bits > 0 && bits < Self.exactRGB ? Int(bits) - 1 : nil }

  /// Its role; `nil` for none and for an exact colour.
  var role: Theme.Role? { roleIndex.map { Theme.Role.allCases[$0] } }

  /// The swatch of an exact colour; `nil` for another ink.
  var exact: Swatch? {
    switch bits & 0xFF00_0000 {
    case Self.exactRGB: Swatch(rgb: bits & 0xFF_FFFF)
    case Self.exactIndex: Swatch(index: UInt8(bits & 0xFF))
    default: nil
    }
  }
}

extension Ink {
  /// The surroundings' own colour.
  static let none = Ink(bits: 0)
  static let heading1 = Ink(.heading1)
  static let link = Ink(.link)
  static let code = Ink(.code)
  static let codeBlock = Ink(.codeBlock)
  static let codeLabel = Ink(.codeLabel)
  static let marker = Ink(.marker)
  static let quoteBar = Ink(.quoteBar)
  static let border = Ink(.border)
  static let title = Ink(.title)
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
