// The characters of each weight of lines.

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
