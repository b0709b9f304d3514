// The folded form of text for searches, without case and diacritics.

import Foundation
import GRDB

/// The folding of text for searches: spellings that differ in case or diacritics become equal.
enum FoldedText {
  /// The same folding as an SQL function, `folded(text)`.
  static let function = DatabaseFunction("folded", argumentCount: 1, pure: true) { values in
    values.first.flatMap(StoredText.fromDatabaseValue).map { fold($0.text) }
  }

  /// Returns the folded text; a NUL, which would end SQLite's text, becomes a space.
  static func fold(_ text: String) -> String {
    if text.utf8.contains(0) { return fold(text.replacing("\0", with: " ")) }
    // Most text is ASCII, and Foundation's folding is slow on megabytes.
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
    return text.folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
  }
}
