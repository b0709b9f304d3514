// What readings are compared by, as one number.

/// What readings are compared by, as one number: the greater the better.
///
/// Parts of a reading add up, and what counts more is kept in higher bits: fewer slips, then fewer
/// words added or left out, then more literal letters, then fewer free slots, then less free text,
/// then longer known values (by the sum of the squares of their words, so that one long value beats
/// two short ones).
enum Score {
  /// Stands for no reading.
  static let none = Int64.min
  static let slip: Int64 = -1 << 56
  /// An entity that is unknown, where words may be left out: "the plan" is rather the note "plan"
  /// behind an article than a note that nobody knows.
  static let unknownEntity: Int64 = -1 << 52
  static let skippedWord: Int64 = -1 << 46
  static let literalLetter: Int64 = 1 << 32
  static let freeSlot: Int64 = -1 << 26
  static let freeWord: Int64 = -1 << 12

  static func known(words: Int) -> Int64 { Int64(min(words * words, 256)) }
}
