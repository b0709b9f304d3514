// What readings are compared by, as one number.

/// What counts more where phrases with the same words can be read in several ways.
public enum Preference: Sendable {
  /// The words an author wrote count more than values: "order tomato soup" is rather a phrase of
  /// these words than "order ${soup}". Right where phrases are declared one by one.
  case literals
  /// The names that people gave their things count more than the words of phrases: "the upstairs
  /// lamp" is rather the lamp of that name than a lamp upstairs. Right for collections of sentences,
  /// whose words are meant for every home. A list has such names where its values come with facts
  /// about themselves (`PhraseValue.context`). Words that a collection allows to be skipped count
  /// least here, and intents that are still equal are told apart by their names, because the files
  /// of a collection have no order.
  case names
}

/// What readings are compared by, as one number: the greater the better.
///
/// Parts of a reading add up, and what counts more is kept in higher bits, in the order that `Merit`
/// has for either preference. The lengths of known values count by the sum of the squares of their words,
/// so that one long value beats two short ones.
struct Score: Sendable {
  /// Stands for no reading.
  static let none = Int64.min
  static let slip: Int64 = -1 << 56
  /// An entity that is unknown, where words may be left out: "the plan" is rather the note "plan"
  /// behind an article than a note that nobody knows.
  static let unknownEntity: Int64 = -1 << 54
  static let skippedWord: Int64 = -1 << 48

  let literalLetter: Int64
  let freeSlot: Int64
  let freeWord: Int64
  /// A word at either end of the utterance that the catalogue says may be skipped.
  let passedWord: Int64
  /// Such a word in the midst of a phrase, which is rather a word of free text beside it.
  let passedWordInside: Int64
  /// A letter of a name that somebody gave.
  private let nameLetter: Int64
  private let knownUnit: Int64

  init(_ preference: Preference) {
    switch preference {
    case .literals:
      passedWord = Self.skippedWord
      passedWordInside = passedWord
      nameLetter = 0
      literalLetter = 1 << 32
      freeSlot = -1 << 26
      freeWord = -1 << 12
      knownUnit = 1
    case .names:
      nameLetter = 1 << 38
      freeSlot = -1 << 34
      literalLetter = 1 << 20
      freeWord = -1 << 13
      knownUnit = 1 << 3
      passedWord = -1
      passedWordInside = freeWord + passedWord
    }
  }

  /// What a known value adds.
  ///
  /// - Parameter letters: Its length when it is a name that somebody gave.
  func known(words: Int, letters: Int) -> Int64 {
    Int64(Self.weight(words: words)) * knownUnit + Int64(letters) * nameLetter
  }

  /// What a known value of so many words weighs.
  static func weight(words: Int) -> Int { min(words * words, 256) }
}
