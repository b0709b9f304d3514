// What readings are compared by, as one number.

/// What counts more where phrases with the same words can be read in several ways.
public enum Preference: Sendable {
  /// The words an author wrote count more than values: "order tomato soup" is rather a phrase of
  /// these words than "order ${soup}". Right where phrases are declared one by one.
  case literals
  /// The names of things count more than words of phrases: "the upstairs lamp" is rather the lamp of
  /// that name than a lamp upstairs. Right for collections of sentences, whose words are meant for
  /// every home while the names in it are those people gave.
  case values
}

/// What readings are compared by, as one number: the greater the better.
///
/// Parts of a reading add up, and what counts more is kept in higher bits: fewer slips, then fewer
/// words added or left out, then either more literal letters, fewer free slots, less free text and
/// longer known values, or fewer free slots, longer known values, more literal letters and less free
/// text. The lengths of known values count by the sum of the squares of their words, so that one
/// long value beats two short ones.
struct Score: Sendable {
  /// Stands for no reading.
  static let none = Int64.min
  static let slip: Int64 = -1 << 56
  /// An entity that is unknown, where words may be left out: "the plan" is rather the note "plan"
  /// behind an article than a note that nobody knows.
  static let unknownEntity: Int64 = -1 << 52
  static let skippedWord: Int64 = -1 << 46

  let literalLetter: Int64
  let freeSlot: Int64
  let freeWord: Int64
  private let knownUnit: Int64

  init(_ preference: Preference) {
    switch preference {
    case .literals:
      literalLetter = 1 << 32
      freeSlot = -1 << 26
      freeWord = -1 << 12
      knownUnit = 1
    case .values:
      freeSlot = -1 << 42
      knownUnit = 1 << 30
      literalLetter = 1 << 16
      freeWord = -1
    }
  }

  func known(words: Int) -> Int64 { Int64(Self.weight(words: words)) * knownUnit }

  /// What a known value of so many words weighs.
  static func weight(words: Int) -> Int { min(words * words, 256) }
}
