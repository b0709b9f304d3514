// What the inks of one rendering become: the theme at the depth of a terminal, asked once.

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
