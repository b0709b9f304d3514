// A place in an utterance: before a word, or, rarely, inside one.

/// A place in an utterance: before a word, or, rarely, inside one.
///
/// Most places are the number of the word they stand before; the place after the last word is the
/// number of words. A place inside a word, where a value has ended and a suffix follows as in
/// `kitchenlight`, packs the word's number and the offset into its folded letters.
enum Place {
  private static let insideBit = 1 << 31
  private static let largestWord = 1 << 15
  private static let largestOffset = 1 << 16

  /// The place inside a word; `nil` where the utterance is too long to say it.
  @inline(__always)
  static func inside(_ word: Int, _ offset: Int) -> Int? {
    guard word < largestWord, offset < largestOffset else { return nil }
    return insideBit | word << 16 | offset
  }

  @inline(__always)
  static func isInside(_ place: Int) -> Bool { place & insideBit != 0 }

  /// The word a place stands before or inside.
  @inline(__always)
  static func word(_ place: Int) -> Int {
    isInside(place) ? (place >> 16) & (largestWord - 1) : place
  }

  /// The letters of the word that lie before the place, in UTF-8.
  @inline(__always)
  static func offset(_ place: Int) -> Int { isInside(place) ? place & (largestOffset - 1) : 0 }

  /// The first word that starts at or after a place.
  @inline(__always)
  static func nextWord(_ place: Int) -> Int { isInside(place) ? word(place) + 1 : place }
}
