// The characters for frames, bullets and marks, in Unicode and in ASCII.

/// The characters of one drawing style; each is one cell wide, unless it says otherwise.
struct Glyphs: Sendable {
  /// The lines of frames and tables.
  var lines: LineSet
  /// Rounded corners of a card, clockwise from the top left.
  var cardCorners: [String]
  /// The character of a horizontal rule.
  var rule: String
  /// The characters of the lines under headings, indexed by level minus one.
  var headingLines: [String]
  /// The bullets by nesting depth.
  var bullets: [String]
  var checked: String
  var unchecked: String
  var isOn: String
  var isOff: String
  var quoteBar: String
  /// The bar before the lines of a callout.
  var calloutBar: String
  /// The mark before the summary of a disclosure.
  var unfolded: String
  /// The character of the filled part of a progress bar.
  var filledBar: String
  /// The character of the empty part of a progress bar.
  var emptyBar: String
  /// The sides of a button with a border.
  var buttonSides: [String]
  /// The sides of a prominent button.
  var prominentSides: [String]
  /// The mark before the continuation of an overlong code line.
  var continuation: String
  /// The mark in place of text that is cut, and its cells.
  var ellipsis: (bytes: [UInt8], cells: Int)

  private static let unicode = Glyphs(
    lines: LineSet(.light), cardCorners: ["╭", "╮", "╯", "╰"], rule: "─",
    headingLines: ["═", "─", "┄", "┈", "·", "˙"], bullets: ["•", "◦", "▪"], checked: "☑",
    unchecked: "☐", isOn: "◉", isOff: "○", quoteBar: "│", calloutBar: "┃", unfolded: "▾",
    filledBar: "█", emptyBar: "░", buttonSides: ["│", "│"], prominentSides: ["┃", "┃"],
    continuation: "↳", ellipsis: (Array("…".utf8), 1))

  private static let ascii = Glyphs(
    lines: LineSet("-|+++++++++"), cardCorners: ["+", "+", "+", "+"], rule: "-",
    headingLines: ["=", "-", "~", ".", "'", ","], bullets: ["*", "-", "+"], checked: "[x]",
    unchecked: "[ ]", isOn: "(*)", isOff: "( )", quoteBar: "|", calloutBar: "|", unfolded: "v",
    filledBar: "#", emptyBar: "-", buttonSides: ["[", "]"], prominentSides: [">", "<"],
    continuation: ">", ellipsis: (Array("...".utf8), 3))
}

extension Glyphs {
  /// Creates the characters of a profile; a theme chooses among the lines of Unicode.
  init(_ characters: TerminalProfile.Characters, metrics: ThemeMetrics) {
    switch characters {
    case .ascii: self = .ascii
    case .unicode:
      self = .unicode
      lines = LineSet(metrics.frame)
      rule = LineSet(metrics.rule).horizontal
      if metrics.frame != .light || !metrics.roundCorners { cardCorners = lines.corners }
    }
  }
}

/// The characters of frames in one line style.
struct LineSet {
  let horizontal: String
  let vertical: String
  /// The corners, clockwise from the top left.
  let corners: [String]
  let teeLeft: String
  let teeRight: String
  let teeDown: String
  let teeUp: String
  let cross: String

  init(_ lines: ThemeMetrics.Lines) {
    switch lines {
    case .light: self.init("─│┌┐┘└├┤┬┴┼")
    case .heavy: self.init("━┃┏┓┛┗┣┫┳┻╋")
    case .double: self.init("═║╔╗╝╚╠╣╦╩╬")
    case .dashed: self.init("╌╎┌┐┘└├┤┬┴┼")
    }
  }

  /// Creates a set from its characters, in the order of the properties.
  fileprivate init(_ characters: String) {
    let all = characters.map(String.init)
    horizontal = all[0]
    vertical = all[1]
    corners = Array(all[2..<6])
    teeLeft = all[6]
    teeRight = all[7]
    teeDown = all[8]
    teeUp = all[9]
    cross = all[10]
  }
}
