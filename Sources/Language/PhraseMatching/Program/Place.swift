// A position in an utterance: before a word, or, rarely, inside one.

/// A position in an utterance: before a word, or, rarely, inside one.
///
/// Most places are the index of the word that follows; the place after the last word is the number
/// of words. A place inside a word, where a value has ended and a suffix follows as in
/// `kitchenlight`, packs the word's index and the offset into its folded letters.
enum Place {
  private static let insideBit = 1 << 31
  private static let largestWord = 1 << 15
  private static let largestOffset = 1 << 16

  /// Returns the place inside a word; `nil` if the word's index or the offset is too large.
  @inline(__always)
  static func inside(_ word: Int, _ offset: Int) -> Int? {
    guard word < largestWord, offset < largestOffset else { return nil }
    return insideBit | word << 16 | offset
  }

  @inline(__always)
  static func isInside(_ place: Int) -> Bool { place & insideBit != 0 }

  /// Returns the index of the word after or around a place.
  @inline(__always)
  static func word(_ place: Int) -> Int {
    isInside(place) ? (place >> 16) & (largestWord - 1) : place
  }

  /// Returns the offset of a place in its word, in UTF-8; zero if it is before the word.
  @inline(__always)
  static func offset(_ place: Int) -> Int { isInside(place) ? place & (largestOffset - 1) : 0 }

  /// Returns the index of the first word that starts at or after a place.
  @inline(__always)
  static func nextWord(_ place: Int) -> Int { isInside(place) ? word(place) + 1 : place }
}
