// Writes clean pieces with the fewest escape sequences.

/// Writes lines as bytes: text, SGR and OSC 8, as far as a profile allows them.
struct ANSIWriter {
  /// What was written.
  private(set) var bytes: [UInt8] = []
  private let profile: TerminalProfile
  private var table: LookTable
  private var state = LookTable.State()
  private var link: UInt32 = 0

  init(profile: TerminalProfile) {
    self.profile = profile
    table = LookTable(theme: profile.drawnTheme, depth: profile.color)
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
        writeBlanks(Int(piece.cells), piece.appearance)
      } else {
        look(piece.appearance, links: links)
        bytes.append(contentsOf: lines.bytes[Int(piece.start)..<Int(piece.end)])
      }
    }
    let picture = lines.rows[index].picture
    if picture > 0 {
      endLook()
      bytes.append(contentsOf: lines.pictures[picture - 1])
    }
  }

  /// Writes blanks, in whatever look they do not show; of theirs only the ground counts.
  mutating func writeBlanks(_ count: Int, _ appearance: Appearance = Appearance()) {
    guard count > 0 else { return }
    var ground = LookTable.State()
    if appearance != Appearance() {
      ground.background = table.state(of: appearance).background
    }
    let shows = !state.attributes.isDisjoint(with: [.underline, .strikethrough]) || link != 0
    if shows || state.background != ground.background {
      if link != 0 { writeLink(nil, number: 0) }
      link = 0
      change(to: ground)
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

  /// What was written since the last time.
  mutating func take() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  private mutating func look(_ appearance: Appearance, links: [Link]) {
    if appearance.link != link {
      let number = appearance.link
      writeLink(number == 0 ? nil : links[Int(number) - 1], number: number)
      link = number
    }
    change(to: appearance == Appearance() ? LookTable.State() : table.state(of: appearance))
  }

  private mutating func change(to next: LookTable.State) {
    guard next != state, profile.attributes || profile.color != .none else { return }
    var next = next
    if !profile.attributes { next.attributes = [] }
    bytes.append(contentsOf: table.bytes(from: state, to: next))
    state = next
  }

  private mutating func writeLink(_ link: Link?, number: UInt32) {
    guard profile.hyperlinks else { return }
    bytes.append(contentsOf: EscapeSequence.command.utf8)
    bytes.append(contentsOf: "8;".utf8)
    if let link, link.spansRows {
      bytes.append(contentsOf: "id=\(number)".utf8)
    }
    bytes.append(UInt8(ascii: ";"))
    if let link { bytes.append(contentsOf: link.target.text.utf8) }
    bytes.append(contentsOf: EscapeSequence.terminator.utf8)
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
