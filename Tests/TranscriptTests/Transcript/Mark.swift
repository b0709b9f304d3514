// The marks at the start of a transcript's lines.

/// The kind of a transcript's line, by the mark at its start. A line without a mark is output.
enum Mark: String, CaseIterable, Sendable {
  case comment = "#"
  case command = "$"
  case session = "%"
  case continuation = "+"
  case status = "?"
  case line = ">"
  case keys = "&"
  case resize = "="
  case outside = "!"
  case output = "1|"
  case errorOutput = "2|"
  case unterminatedOutput = "1~"
  case unterminatedErrorOutput = "2~"

  /// Creates the mark of a line: the mark alone, or followed by a space.
  init?(of line: String) {
    guard
      let mark = Self.allCases.first(where: {
        line == $0.rawValue || line.hasPrefix($0.rawValue + " ")
      })
    else { return nil }
    self = mark
  }

  /// Returns the text after the mark and one space.
  func rest(of line: String) -> String {
    String(line.dropFirst(rawValue.count + 1))
  }

  /// Returns a line with this mark.
  func line(_ rest: String) -> String {
    rest.isEmpty ? rawValue : rawValue + " " + rest
  }
}
