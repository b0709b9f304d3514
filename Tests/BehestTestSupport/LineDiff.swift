// Shows the differences of two texts, line by line, in the message of a failed test.

/// The lines in which two texts differ, with some context and with visible control characters.
package struct LineDiff: CustomStringConvertible, Sendable {
  /// A line of the diff; `mark` is `-` for expected, `+` for actual and a space for both.
  private struct Row {
    let mark: Character
    let text: String
  }

  private let rows: [Row]

  /// Creates a diff of two texts. Only line feeds end a line, so that a carriage return is shown.
  package init(from expected: String, to actual: String) {
    let old = Self.lines(expected)
    let new = Self.lines(actual)
    let difference = new.difference(from: old)
    let removed = Set(difference.removals.map { Self.offset(of: $0) })
    let inserted = Set(difference.insertions.map { Self.offset(of: $0) })
    var rows: [Row] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if i < old.count, removed.contains(i) {
        rows.append(Row(mark: "-", text: old[i]))
        i += 1
      } else if j < new.count, inserted.contains(j) {
        rows.append(Row(mark: "+", text: new[j]))
        j += 1
      } else {
        rows.append(Row(mark: " ", text: i < old.count ? old[i] : new[j]))
        i += 1
        j += 1
      }
    }
    self.rows = rows
  }

  /// The changed lines, each with up to two lines of context; `…` stands for omitted lines.
  package var description: String {
    let context = 2
    let changed = rows.indices.filter { rows[$0].mark != " " }
    var result: [String] = []
    var last = -1
    for index in rows.indices
    where changed.contains(where: { abs($0 - index) <= context }) {
      if index > last + 1 { result.append("  …") }
      result.append("\(rows[index].mark) \(Self.visible(rows[index].text))")
      last = index
    }
    if last < rows.count - 1 { result.append("  …") }
    return result.joined(separator: "\n")
  }

  /// Returns a text with escaped control characters: `\e` for escape, `\u{7}` for bell; tabs stay.
  package static func visible(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control where scalar == "\u{1B}": result += "\\e"
      case .control where scalar == "\t": result += "\t"
      case .control, .format, .lineSeparator, .paragraphSeparator:
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func lines(_ text: String) -> [String] {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private static func offset(of change: CollectionDifference<String>.Change) -> Int {
    switch change {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
