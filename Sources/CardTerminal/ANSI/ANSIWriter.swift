// Writes clean pieces with the fewest escape sequences; the only place that writes any.

/// Writes lines as bytes: text, SGR and OSC 8, as far as a profile allows them.
struct ANSIWriter {
  /// What was written.
  private(set) var bytes: [UInt8] = []
  private let profile: TerminalProfile
  private let depth: ColorDepth
  private let onLight: Bool
  private var current = Appearance()

  private static let escape: UInt8 = 0x1B

  init(profile: TerminalProfile) {
    self.profile = profile
    onLight = profile.background == .light
    // On an unknown background only the terminal's own sixteen colours are safe to read.
    depth =
      profile.color != .none && profile.background == .unknown ? .ansi16 : profile.color
  }

  /// Writes a clean text of ours.
  mutating func write(_ text: String, _ appearance: Appearance = Appearance()) {
    look(appearance, links: [])
    bytes.append(contentsOf: text.utf8)
  }

  /// Writes a row of lines; the links' rows have been found by `[Link].trace`.
  mutating func write(row index: Int, of lines: Lines, links: [Link]) {
    for piece in lines.pieces(ofRow: index) {
      if piece.start == piece.end {
        writeBlanks(Int(piece.cells))
      } else {
        look(piece.appearance, links: links)
        bytes.append(contentsOf: lines.bytes[Int(piece.start)..<Int(piece.end)])
      }
    }
  }

  /// Writes blanks, in whatever look they do not show.
  mutating func writeBlanks(_ count: Int) {
    guard count > 0 else { return }
    if !current.attributes.isDisjoint(with: [.underline, .strikethrough]) || current.link != 0 {
      look(Appearance(), links: [])
    }
    bytes.append(contentsOf: repeatElement(0x20, count: count))
  }

  /// Ends a line plainly, so that no look runs into the next.
  mutating func endLine() {
    endLook()
    bytes.append(0x0A)
  }

  /// Goes back to plain text.
  mutating func endLook() {
    look(Appearance(), links: [])
  }

  private mutating func look(_ appearance: Appearance, links: [Link]) {
    var next = appearance
    if !profile.attributes { next.attributes = [] }
    if depth == .none { next.color = .none }
    if next.link != current.link {
      writeLink(next.link == 0 ? nil : links[Int(next.link) - 1], number: next.link)
    }
    if !next.looksLike(current) { writeSGR(to: next) }
    current = next
  }

  private mutating func writeLink(_ link: Link?, number: UInt32) {
    guard profile.hyperlinks else { return }
    bytes.append(contentsOf: [Self.escape, UInt8(ascii: "]"), UInt8(ascii: "8"), UInt8(ascii: ";")])
    if let link, link.spansRows {
      bytes.append(contentsOf: "id=\(number)".utf8)
    }
    bytes.append(UInt8(ascii: ";"))
    if let link { bytes.append(contentsOf: link.target.text.utf8) }
    bytes.append(contentsOf: [Self.escape, UInt8(ascii: "\\")])
  }

  private mutating func writeSGR(to next: Appearance) {
    bytes.append(contentsOf: [Self.escape, UInt8(ascii: "[")])
    var isFirst = true
    func separate(_ bytes: inout [UInt8]) {
      if !isFirst { bytes.append(UInt8(ascii: ";")) }
      isFirst = false
    }
    var missing = next.attributes
    var color = next.color != current.color ? next.color : .none
    let isLess =
      !current.attributes.isSubset(of: next.attributes)
      || (current.color != .none && next.color == .none)
    if isLess {
      // Everything is turned off and what is left turned on again; nothing alone is `ESC [ m`.
      if !next.attributes.isEmpty || next.color != .none {
        separate(&bytes)
        bytes.append(UInt8(ascii: "0"))
      }
      color = next.color
    } else {
      missing.subtract(current.attributes)
    }
    for (attribute, code) in Attributes.codes where missing.contains(attribute) {
      separate(&bytes)
      bytes.append(contentsOf: String(code).utf8)
    }
    if color != .none {
      separate(&bytes)
      bytes.append(contentsOf: parameters(of: color).utf8)
    }
    bytes.append(UInt8(ascii: "m"))
  }

  private func parameters(of color: ThemeColor) -> String {
    let swatch = Theme.swatch(of: color, onLight: onLight)
    switch depth {
    case .none, .ansi16: return String(swatch.ansi16)
    case .ansi256: return "38;5;\(swatch.ansi256)"
    case .trueColor:
      return "38;2;\(swatch.rgb >> 16);\(swatch.rgb >> 8 & 0xFF);\(swatch.rgb & 0xFF)"
    }
  }
}

extension [Link] {
  /// Finds out which links go on in another row.
  mutating func trace(_ lines: Lines, firstRow: Int) {
    guard !isEmpty else { return }
    for row in lines.rows.indices {
      for piece in lines.pieces(ofRow: row) where piece.appearance.link != 0 {
        let index = Int(piece.appearance.link) - 1
        if self[index].firstRow < 0 {
          self[index].firstRow = firstRow + row
        } else if self[index].firstRow != firstRow + row {
          self[index].spansRows = true
        }
      }
    }
  }
}
