// Knows what is on the screen from the last card down, so that the card can be drawn in place.

import CardTerminal

/// The last card on the screen and everything printed after it.
struct LiveRegion: Sendable {
  private var card: String
  private var tail = ""
  private let size: TerminalSize

  /// Starts a region with a card just printed at the bottom of the screen.
  init(card: String, size: TerminalSize) {
    self.card = card
    self.size = size
  }

  /// Adds what was printed after the card.
  mutating func append(_ text: String) {
    tail += text
  }

  /// What to write so that a new card stands where the old one was, with the same text below.
  ///
  /// - Parameter now: The size of the screen now.
  /// - Returns: `nil` when the old card cannot be reached: the screen changed its size or is too
  ///   small for the region.
  mutating func replaceCard(with card: String, now: TerminalSize?) -> String? {
    guard now == size else { return nil }
    let rows = Self.rows(of: self.card + tail, columns: size.columns)
    guard rows < size.rows, Self.rows(of: card + tail, columns: size.columns) < size.rows
    else { return nil }
    self.card = card
    return "\u{1B}[\(rows)F\u{1B}[J" + card + tail
  }

  /// The rows that a text takes, its lines wrapped at the last column; it ends with a newline.
  static func rows(of text: String, columns: Int) -> Int {
    withoutEscapes(text).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .reduce(0) { rows, line in
        let width = TerminalText.width(of: String(line))
        return rows + max(1, (width + columns - 1) / columns)
      }
  }

  /// A text without the escape sequences that pages write: `ESC [ … letter` and `ESC ] … ESC \`.
  private static func withoutEscapes(_ text: String) -> String {
    guard text.utf8.contains(0x1B) else { return text }
    var kept: [UInt8] = []
    var bytes = Array(text.utf8)[...]
    while let byte = bytes.popFirst() {
      guard byte == 0x1B else {
        kept.append(byte)
        continue
      }
      if bytes.popFirst() == UInt8(ascii: "]") {
        while let next = bytes.popFirst(), next != 0x07, next != UInt8(ascii: "\\") {}
      } else {
        while let next = bytes.popFirst(), !(0x40...0x7E).contains(next) {}
      }
    }
    return String(decoding: kept, as: UTF8.self)
  }
}
