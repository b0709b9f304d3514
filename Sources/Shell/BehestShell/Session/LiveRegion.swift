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
    let old = self.card
    self.card = card
    guard Self.rows(of: old, columns: size.columns) == old.utf8.count(where: { $0 == 0x0A }),
      Self.rows(of: card, columns: size.columns) == card.utf8.count(where: { $0 == 0x0A })
    else { return EscapeSequence.move(by: -rows) + EscapeSequence.eraseBelow + card + tail }
    // Only what changed is drawn again.
    return ScreenUpdate(
      from: old, to: card, below: tail, rowsBelow: Self.rows(of: tail, columns: size.columns)
    ).text
  }

  /// The rows that a text takes, its lines wrapped at the last column; it ends with a newline.
  static func rows(of text: String, columns: Int) -> Int {
    text.withoutEscapes.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .reduce(0) { rows, line in
        let width = TerminalText.width(of: String(line))
        return rows + max(1, (width + columns - 1) / columns)
      }
  }
}
