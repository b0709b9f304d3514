// The characters frames, bullets and marks are drawn with, in Unicode and in ASCII.

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
  /// What stands under headings, by level less one.
  var headingLines: [String]
  /// Bullets by depth.
  var bullets: [String]
  var checked: String
  var unchecked: String
  var isOn: String
  var isOff: String
  var quoteBar: String
  /// Before the lines of a remark.
  var calloutBar: String
  /// Before the summary of what may fold.
  var unfolded: String
  /// The filled part of a bar.
  var filledBar: String
  /// The rest of a bar.
  var emptyBar: String
  /// The sides of a button with a border.
  var buttonSides: [String]
  /// The sides of a prominent button.
  var prominentSides: [String]
  /// Before the rest of a code line that was too long.
  var continuation: String
  var ellipsis: String

  /// A rule across.
  var rule: String

  /// The drawing style of a profile; a theme chooses among the lines of Unicode.
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

  /// Draws frames with other lines.
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

/// The characters frames are drawn with in one weight.
struct LineSet {
  let horizontal: String
  let vertical: String
  /// Clockwise from the top left.
  let corners: [String]
  /// Left, right, down, up.
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
