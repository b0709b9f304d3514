// Writes pieces of filtered text with as few escape sequences as possible.

/// A writer of lines as bytes: text, SGR and OSC 8, as far as a profile allows them.
struct ANSIWriter {
  /// The bytes written so far.
  private(set) var bytes: [UInt8] = []
  private let profile: TerminalProfile
  private var table: LookTable
  private var state = LookTable.State()
  private var link: UInt32 = 0

  init(profile: TerminalProfile) {
    self.profile = profile
    table = LookTable(theme: profile.drawnTheme, depth: profile.color)
  }

  /// Writes a text that has been filtered already.
  mutating func write(_ text: String, _ appearance: Appearance = Appearance()) {
    look(appearance, links: [])
    bytes.append(contentsOf: text.utf8)
  }

  /// Writes a row of lines; `[Link].trace` must have run before.
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

  /// Writes the rows laid out so far as lines.
  ///
  /// - Parameter firstRow: The number of rows of the document before them.
  mutating func write(_ layout: inout CardLayout, firstRow: Int = 0) {
    layout.writer.links.trace(layout.lines, firstRow: firstRow)
    for row in layout.lines.rows.indices {
      write(row: row, of: layout.lines, links: layout.writer.links)
      endLine()
    }
  }

  /// Writes spaces; only the background of the appearance matters, as nothing else shows.
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

  /// Ends the line in plain text, so that no style runs into the next.
  mutating func endLine() {
    endLook()
    bytes.append(0x0A)
  }

  /// Returns to plain text.
  mutating func endLook() {
    look(Appearance(), links: [])
  }

  /// Returns the bytes written since the last call.
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
  /// Marks the links that continue in another row.
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

/// The looks of a theme as comparable numbers, and the bytes that change from one to another.
struct LookTable {
  /// The state of a terminal: attributes and the numbers of two colours.
  struct State: Hashable {
    var attributes: Attributes = []
    /// The index into the table's colours; 0 for the terminal's default.
    var foreground: UInt16 = 0
    /// The index into the table's colours; 0 for the terminal's default.
    var background: UInt16 = 0
  }

  private struct Entry {
    var attributes: Attributes
    var foreground: UInt16
    var background: UInt16
    /// The colour when used as a background: its background or, without one, its foreground.
    var ground: UInt16
    /// A readable text colour on `ground`; 0 for the terminal's default.
    var onGround: UInt16
  }

  private let depth: ColorDepth
  private var entries: [Entry] = []
  /// The SGR parameters by number; the first is of no colour.
  private var parameters: [String] = [""]
  private var numbers: [String: UInt16] = [:]
  /// The numbers of exact colours, for which the nearest that a terminal has is searched once.
  private var exact: [ExactInk: UInt16] = [:]
  private var changes: [Change: [UInt8]] = [:]

  private struct ExactInk: Hashable {
    var ink: Ink
    var isBackground: Bool
  }

  private struct Change: Hashable {
    var old: State
    var new: State
  }

  init(theme: Theme, depth: ColorDepth) {
    self.depth = depth
    for role in Theme.Role.allCases {
      let look = theme[role]
      // Where a role's colour cannot be shown, weight tells it apart.
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

  /// Returns black or white, whichever is readable on a look's foreground used as a background.
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
    // Text with more colours than this keeps the colour around it.
    guard parameters.count < 1 << 15 else { return 0 }
    let number = UInt16(parameters.count)
    parameters.append(text)
    numbers[text] = number
    return number
  }

  private mutating func number(of ink: Ink, isBackground: Bool) -> UInt16 {
    let key = ExactInk(ink: ink, isBackground: isBackground)
    if let number = exact[key] { return number }
    let number = number(of: ink.exact, isBackground: isBackground)
    exact[key] = number
    return number
  }

  /// Returns the terminal's state for an appearance.
  mutating func state(of appearance: Appearance) -> State {
    var state = State(attributes: appearance.attributes.subtracting(.exact))
    let isExact = appearance.attributes.contains(.exact)
    apply(appearance.base, isExact, to: &state)
    apply(appearance.color, isExact, to: &state)
    if let index = appearance.background.roleIndex {
      state.background = entries[index].ground
      if state.foreground == 0 { state.foreground = entries[index].onGround }
    } else if !appearance.background.isNone {
      state.background = number(of: appearance.background, isBackground: true)
    }
    return state
  }

  private mutating func apply(_ ink: Ink, _ isExact: Bool, to state: inout State) {
    guard !ink.isNone else { return }
    guard let index = ink.roleIndex else {
      let number = number(of: ink, isBackground: false)
      if number != 0 { state.foreground = number }
      return
    }
    let entry = entries[index]
    if !isExact { state.attributes.formUnion(entry.attributes) }
    if entry.foreground != 0 { state.foreground = entry.foreground }
    if entry.background != 0 { state.background = entry.background }
  }

  /// Returns the shortest sequence from one state to another; empty when they are the same.
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
    // One parameter ends both bold and dim.
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
