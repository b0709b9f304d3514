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

/// The looks of a theme as numbers that can be compared, and the bytes that change one to another.
struct LookTable {
  /// A look as a terminal holds it: attributes and the numbers of two colours.
  struct State: Hashable {
    var attributes: Attributes = []
    /// Index into the table's colours; 0 for the terminal's own.
    var foreground: UInt16 = 0
    /// Index into the table's colours; 0 for the terminal's own.
    var background: UInt16 = 0
  }

  private struct Entry {
    var attributes: Attributes
    var foreground: UInt16
    var background: UInt16
    /// Its background, or its colour where it is asked to be what text stands on.
    var ground: UInt16
    /// The colour of text on it where it has none; 0 for the terminal's own.
    var onGround: UInt16
  }

  private let depth: ColorDepth
  private var entries: [Entry] = []
  /// SGR parameters by number; the first is of no colour.
  private var parameters: [String] = [""]
  private var numbers: [String: UInt16] = [:]
  private var changes: [Change: [UInt8]] = [:]

  private struct Change: Hashable {
    var old: State
    var new: State
  }

  init(theme: Theme, depth: ColorDepth) {
    self.depth = depth
    for role in Theme.Role.allCases {
      let look = theme[role]
      // Where the colour cannot be shown that tells a role apart, weight does.
      let isBare = depth == .none && look.color != nil && look.attributes.isEmpty
      entries.append(
        Entry(
          attributes: isBare ? Theme.plain[role].attributes : look.attributes,
          foreground: number(of: look.color, isBackground: false),
          background: number(of: look.background, isBackground: true),
          ground: number(of: look.background ?? look.color, isBackground: true),
          onGround: number(of: Self.contrast(to: look, at: depth), isBackground: false)))
    }
  }

  /// Black or white, which can be read on what is a colour of text elsewhere.
  private static func contrast(to look: Theme.Look, at depth: ColorDepth) -> Swatch? {
    guard look.background == nil, let ground = look.color?.rgb(at: depth) else { return nil }
    let isLight = Palette.contrast(0, on: ground) >= Palette.contrast(0xFF_FFFF, on: ground)
    return Swatch(rgb: isLight ? 0 : 0xFF_FFFF)
  }

  private mutating func number(of swatch: Swatch?, isBackground: Bool) -> UInt16 {
    guard let text = swatch?.parameters(depth, isBackground: isBackground), !text.isEmpty else {
      return 0
    }
    if let number = numbers[text] { return number }
    // A text of more colours than this keeps the colour around it.
    guard parameters.count < 1 << 15 else { return 0 }
    let number = UInt16(parameters.count)
    parameters.append(text)
    numbers[text] = number
    return number
  }

  /// What a terminal is to hold for an appearance.
  mutating func state(of appearance: Appearance) -> State {
    var state = State(attributes: appearance.attributes.subtracting(.exact))
    let isExact = appearance.attributes.contains(.exact)
    for ink in [appearance.base, appearance.color] where !ink.isNone {
      if let index = ink.roleIndex {
        let entry = entries[index]
        if !isExact { state.attributes.formUnion(entry.attributes) }
        if entry.foreground != 0 { state.foreground = entry.foreground }
        if entry.background != 0 { state.background = entry.background }
      } else {
        let number = number(of: ink.exact, isBackground: false)
        if number != 0 { state.foreground = number }
      }
    }
    if let index = appearance.background.roleIndex {
      state.background = entries[index].ground
      if state.foreground == 0 { state.foreground = entries[index].onGround }
    } else if !appearance.background.isNone {
      state.background = number(of: appearance.background.exact, isBackground: true)
    }
    return state
  }

  /// The shortest sequence from one state to another; empty when they are the same.
  mutating func bytes(from old: State, to new: State) -> [UInt8] {
    guard old != new else { return [] }
    let change = Change(old: old, new: new)
    if let bytes = changes[change] { return bytes }
    let kept = stepwise(from: old, to: new).joined(separator: ";")
    let anew = (["0"] + stepwise(from: State(), to: new)).joined(separator: ";")
    let text = new == State() ? "" : anew.utf8.count < kept.utf8.count ? anew : kept
    let bytes = [UInt8](EscapeSequence.looks(text).utf8)
    changes[change] = bytes
    return bytes
  }

  private func stepwise(from old: State, to new: State) -> [String] {
    var steps: [String] = []
    var held = old.attributes
    // One parameter ends both weights.
    if !held.intersection([.bold, .dim]).isSubset(of: new.attributes) {
      steps.append("22")
      held.subtract([.bold, .dim])
    }
    for (attribute, code) in Attributes.codes.dropFirst(2)
    where held.contains(attribute) && !new.attributes.contains(attribute) {
      steps.append(String(20 + code))
    }
    for (attribute, code) in Attributes.codes
    where new.attributes.contains(attribute) && !held.contains(attribute) {
      steps.append(String(code))
    }
    if old.foreground != new.foreground {
      steps.append(new.foreground == 0 ? "39" : parameters[Int(new.foreground)])
    }
    if old.background != new.background {
      steps.append(new.background == 0 ? "49" : parameters[Int(new.background)])
    }
    return steps
  }
}
