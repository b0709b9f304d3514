// Lays completions out below the line that is being typed.

import CardTerminal

/// Completions as rows: the label, and what is said about it beside it.
public struct CompletionList: Sendable {
  private let completions: [Completion]

  /// Creates a list.
  public init(_ completions: [Completion]) {
    self.completions = completions
  }

  /// The rows, each ended by a newline; never more than two thirds of a screen.
  ///
  /// - Parameter size: The screen's size; rows are cut at its last column.
  public func text(size: TerminalSize) -> String {
    let room = max(1, size.rows * 2 / 3)
    let isCut = completions.count > room
    let shown = completions.prefix(isCut ? max(1, room - 1) : room)
    let labels = shown.map { TerminalText.sanitised($0.label) }
    let widest = labels.map { TerminalText.width(of: $0) }.max() ?? 0
    var rows: [String] = []
    for (completion, label) in zip(shown, labels) {
      var row = "  " + label
      if !completion.detail.isEmpty {
        let gap = widest - TerminalText.width(of: label) + 2
        row += String(repeating: " ", count: gap) + TerminalText.sanitised(completion.detail)
      }
      rows.append(TerminalText.truncated(row, to: max(1, size.columns - 1)))
    }
    if isCut { rows.append("  … \(completions.count - shown.count) more") }
    return rows.map { $0 + "\n" }.joined()
  }
}
