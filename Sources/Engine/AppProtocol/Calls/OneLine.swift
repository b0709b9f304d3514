// Texts of a server as people see them: cleaned, and not long.

import Foundation

extension String {
  /// The text as one line, without what does not belong in one, cut after some characters.
  func oneLine(upTo length: Int = 200) -> String {
    let words = split { $0.isWhitespace || $0.isNewline }.joined(separator: " ")
    let line = String(words.unicodeScalars.filter { $0.properties.generalCategory != .control })
    return line.count <= length ? line : line.prefix(length - 1) + "…"
  }

  /// The text with its lines, without other characters that command a terminal, cut after some
  /// characters.
  func lines(upTo length: Int) -> String {
    let scalars = unicodeScalars.filter { $0 == "\n" || $0.properties.generalCategory != .control }
    let text = String(scalars).trimmingCharacters(in: .whitespacesAndNewlines)
    return text.count <= length ? text : text.prefix(length - 1) + "…"
  }
}
