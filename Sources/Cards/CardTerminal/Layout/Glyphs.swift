// The characters for frames, bullets and marks, in Unicode and in ASCII.

/// The characters of one drawing style; each is one cell wide.
struct Glyphs: Sendable {
  var horizontal: String
  var vertical: String
  /// Rounded corners of a card, clockwise from the top left.
  var cardCorners: [String]
  /// Corners of a table, clockwise from the top left.
  var tableCorners: [String]
  var teeLeft: String
  var teeRight: String
  var teeDown: String
  var teeUp: String
  var cross: String
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
  var ellipsis: String

  /// The character of a horizontal rule.
  var rule: String

  /// Creates the characters of a profile; a theme chooses among the lines of Unicode.
  init(_ characters: TerminalProfile.Characters, metrics: ThemeMetrics = ThemeMetrics()) {
    switch characters {
    case .unicode:
      self = .unicode
      let corners = cardCorners
      draw(with: LineSet(metrics.frame))
      if metrics.frame == .light, metrics.roundCorners { cardCorners = corners }
      rule = LineSet(metrics.rule).horizontal
    case .ascii: self = .ascii
    }
  }

  /// Replaces the characters of frames by other lines.
  private mutating func draw(with lines: LineSet) {
    horizontal = lines.horizontal
    vertical = lines.vertical
    cardCorners = lines.corners
    tableCorners = lines.corners
    teeLeft = lines.tees[0]
    teeRight = lines.tees[1]
    teeDown = lines.tees[2]
    teeUp = lines.tees[3]
    cross = lines.cross
  }

  private init(
    box: [String], headings: [String], bullets: [String], marks: [String]
  ) {
    horizontal = box[0]
    vertical = box[1]
    cardCorners = Array(box[2..<6])
    tableCorners = Array(box[6..<10])
    teeLeft = box[10]
    teeRight = box[11]
    teeDown = box[12]
    teeUp = box[13]
    cross = box[14]
    headingLines = headings
    self.bullets = bullets
    checked = marks[0]
    unchecked = marks[1]
    isOn = marks[2]
    isOff = marks[3]
    quoteBar = marks[4]
    continuation = marks[5]
    ellipsis = marks[6]
    rule = box[0]
    calloutBar = marks[7]
    unfolded = marks[8]
    filledBar = marks[9]
    emptyBar = marks[10]
    buttonSides = [marks[11], marks[12]]
    prominentSides = [marks[13], marks[14]]
  }

  private static let unicode = Glyphs(
    box: ["─", "│", "╭", "╮", "╯", "╰", "┌", "┐", "┘", "└", "├", "┤", "┬", "┴", "┼"],
    headings: ["═", "─", "┄", "┈", "·", "˙"],
    bullets: ["•", "◦", "▪"],
    marks: ["☑", "☐", "◉", "○", "│", "↳", "…", "┃", "▾", "█", "░", "│", "│", "┃", "┃"])

  private static let ascii = Glyphs(
    box: ["-", "|", "+", "+", "+", "+", "+", "+", "+", "+", "+", "+", "+", "+", "+"],
    headings: ["=", "-", "~", ".", "'", ","],
    bullets: ["*", "-", "+"],
    marks: ["[x]", "[ ]", "(*)", "( )", "|", ">", "...", "|", "v", "#", "-", "[", "]", ">", "<"])
}

/// The characters of frames in one line style.
struct LineSet {
  let horizontal: String
  let vertical: String
  /// The corners, clockwise from the top left.
  let corners: [String]
  /// The tees: left, right, down, up.
  let tees: [String]
  let cross: String

  init(_ lines: ThemeMetrics.Lines) {
    switch lines {
    case .light: self.init("─│┌┐┘└├┤┬┴┼")
    case .heavy: self.init("━┃┏┓┛┗┣┫┳┻╋")
    case .double: self.init("═║╔╗╝╚╠╣╦╩╬")
    case .dashed: self.init("╌╎┌┐┘└├┤┬┴┼")
    }
  }

  private init(_ glyphs: String) {
    let all = glyphs.map(String.init)
    horizontal = all[0]
    vertical = all[1]
    corners = Array(all[2..<6])
    tees = Array(all[6..<10])
    cross = all[10]
  }
}
