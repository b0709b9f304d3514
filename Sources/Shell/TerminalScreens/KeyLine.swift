// The keys of a screen on its last line, as many as fit.

package import CardTerminal

/// The keys that do something on a screen, with what they do.
package struct KeyLine: Sendable {
  /// The parts of the line: a key and its words.
  private let parts: [Substring]

  /// Creates a line from words such as "q: leave  /: search", the most important key first.
  package init(_ words: String) {
    parts = words.split(separator: "  ")
  }

  /// Returns the rows that show all keys within a width, as few as possible.
  ///
  /// If not all have room, that which leaves the screen, `q`, comes first.
  ///
  /// - Parameters:
  ///   - limit: The greatest number of rows; keys that do not fit into them are left out.
  ///   - profile: The capabilities of the terminal; keys are set off from their words if it can.
  package func rows(width: Int, limit: Int, profile: TerminalProfile) -> [String] {
    let (rows, areAll) = Self.rows(parts, width, limit, profile)
    guard !areAll, let last = parts.last, last.hasPrefix("q") else { return rows }
    return Self.rows([last] + parts.dropLast(), width, limit, profile).rows
  }

  private static func rows(
    _ parts: [Substring], _ width: Int, _ limit: Int, _ profile: TerminalProfile
  ) -> (rows: [String], areAll: Bool) {
    var areAll = true
    var rows = [(text: String, cells: Int)]()
    for part in parts {
      let cells = TerminalText.width(of: String(part))
      if let last = rows.last, last.cells + 2 + cells < width {
        rows[rows.count - 1] = (
          last.text + "  " + Self.drawn(part, profile), last.cells + 2 + cells
        )
      } else if rows.count < limit {
        guard cells < width else {
          rows.append((TerminalText.truncated(String(part), to: max(1, width - 1)), cells))
          continue
        }
        rows.append((Self.drawn(part, profile), cells))
      } else {
        areAll = false
      }
    }
    return (rows.map(\.text), areAll)
  }

  private static func drawn(_ part: Substring, _ profile: TerminalProfile) -> String {
    guard let colon = part.dropFirst().firstIndex(where: { $0 == ":" || $0 == "：" }) else {
      return profile.styled(TerminalText.sanitised(String(part)), .muted)
    }
    return profile.styled(TerminalText.sanitised(String(part[..<colon])), .title)
      + profile.styled(TerminalText.sanitised(String(part[colon...])), .muted)
  }
}
