// Texts of a server that become titles: one line, and not a long one.

extension String {
  /// The text as one line, without what does not belong in one, cut after some characters.
  func oneLine(upTo length: Int = 200) -> String {
    let words = split { $0.isWhitespace || $0.isNewline }.joined(separator: " ")
    let line = String(words.unicodeScalars.filter { $0.properties.generalCategory != .control })
    return line.count <= length ? line : line.prefix(length - 1) + "…"
  }
}
