// Lists the lines typed before with their dates, and deletes those that should not be kept.

import CardTerminal
import Foundation
import FoundationGaps
import IntentEngine
import SpokenValues

/// The history of a session, as lines.
package struct HistoryText {
  /// The word of the shell about the history.
  static let word = ":history"

  /// Whether a line is about the history, which would change the numbers it has listed by being a part of
  /// it.
  package static func isAbout(_ line: String) -> Bool {
    let line = line.trimmingSpaces
    return line == word || line.hasPrefix(word + " ")
  }

  /// The word that deletes a line by its number.
  static let delete = "delete"
  private static let all = "all"

  private let context: ShellWord.Context
  private let history: History?

  /// Creates the text in a context.
  init(_ context: ShellWord.Context) {
    self.context = context
    history = context.surroundings.history
  }

  /// Returns the latest lines that fit into the window, with their numbers.
  func latest() -> [String] {
    let records = history?.records() ?? []
    guard !records.isEmpty else { return [Sentence.historyEmpty()] }
    let shown = context.rows.map { max(3, $0 - 4) } ?? records.count
    return rows(records, records.indices.suffix(shown)) + [
      context.page.secondary(hint)
    ]
  }

  private var hint: String { Sentence.historyDeletes(command: "\(Self.word) \(Self.delete)") }

  /// Returns what comes of words behind `:history`: a deletion, all lines, or those with the words in them.
  func lines(for words: String) -> [String] {
    let records = history?.records() ?? []
    let parts = words.split(separator: " ").map(String.init)
    if parts.prefix(2) == [Self.delete, Self.all], (2...3).contains(parts.count) {
      guard let last = parts.dropFirst(2).first, AnswerWords.accept.isSaid(by: last) else {
        let command = [Self.word, Self.delete, Self.all, Sentence.yes()].joined(separator: " ")
        return [Sentence.historyDeletesAll(count: records.count, command: command)]
      }
      history?.delete(nil)
      return [Sentence.historyCleared()]
    }
    if parts.first == Self.delete, parts.count == 2 {
      guard let number = Int(parts[1]), let entry = history?.entry(numbered: number) else {
        return [Sentence.historyNoLine(number: parts[1])]
      }
      history?.delete(entry)
      return [Sentence.historyDeleted(line: context.page.plain(entry.line))]
    }
    if parts == [Self.delete] { return [hint] }
    if words == Self.all { return rows(records, Array(records.indices)[...]) }
    let wanted = parts.map(\.folded)
    let found = records.indices.filter { index in
      let line = records[index].line.folded
      return wanted.allSatisfy { line.contains($0) }
    }
    return found.isEmpty ? [Sentence.nothingFits()] : rows(records, found[...])
  }

  private func rows(
    _ records: [History.Entry], _ indices: some Collection<Int>
  ) -> [String] {
    history?.list(Dictionary(uniqueKeysWithValues: indices.map { ($0 + 1, records[$0]) }))
    let digits = String(records.count).count
    let style = Date.ISO8601FormatStyle(dateTimeSeparator: .space, timeZone: .current)
      .year().month().day().time(includingFractionalSeconds: false)
    return indices.map { index in
      let number = String(index + 1)
      let time = records[index].time.map {
        String(Date(timeIntervalSince1970: TimeInterval($0)).formatted(style).dropLast(3))
      }
      let date = context.page.secondary(time ?? String(repeating: " ", count: 16))
      let line = context.page.plain(records[index].line)
      return String(repeating: " ", count: digits - number.count) + number + "  " + date + "  "
        + (context.rows == nil
          ? line : TerminalText.truncated(line, to: context.page.width - digits - 20))
    }
  }
}
