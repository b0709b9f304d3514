// The score of a reading, which combines all criteria in one number.

/// The ranking policy for phrases with the same words that can be read in several ways.
public enum Preference: Sendable {
  /// A preference for the words of phrases: "order tomato soup" is rather a phrase of these words
  /// than "order ${soup}". Suitable if phrases are declared one by one.
  case literals
  /// A preference for names given by people: "the upstairs lamp" is rather the lamp of that name
  /// than a lamp upstairs. Suitable for collections of sentences, whose words are meant for every
  /// home. A list has such names if its values have facts (`PhraseValue.context`). Words that a
  /// collection allows to skip have the least weight here, and intents that are still equal are
  /// ordered by name, because the files of a collection have no order.
  case names
}

/// The score of a reading as one number; greater is better.
///
/// The scores of the parts are added, and more important merits occupy higher bits: their order and
/// their widths are those of `Merit`. Known values count by the squares of their lengths in words,
/// so that one long value beats two short ones.
struct Score: Sendable {
  /// The score if there is no reading.
  static let none = Int64.min
  static let slip: Int64 = -1 << 56
  /// The cost of an unknown entity in a tolerant tier: "the plan" is rather the note "plan" after
  /// an article than an unknown note.
  static let unknownEntity: Int64 = -1 << 54
  static let skippedWord: Int64 = -1 << 48

  let literalLetter: Int64
  let freeSlot: Int64
  let freeWord: Int64
  /// The cost of a word at either end that the catalogue allows to skip.
  let passedWord: Int64
  /// The cost of such a word inside a phrase, where it is rather a word of adjacent free text.
  let passedWordInside: Int64
  /// The score of a letter of a name given by people.
  private let nameLetter: Int64
  private let knownUnit: Int64

  init(_ preference: Preference) {
    var units: [Merit: Int64] = [:]
    var bit = 64
    for merit in Merit.order(preference) {
      bit -= merit.bits(preference)
      units[merit] = 1 << Int64(bit)
    }
    func unit(_ merit: Merit) -> Int64 { units[merit] ?? 0 }
    nameLetter = unit(.longNames)
    literalLetter = unit(.literalText)
    freeSlot = -unit(.fewFreeSlots)
    freeWord = -unit(.shortFreeText)
    knownUnit = unit(.longValues)
    passedWord = preference == .names ? -unit(.fewSkippedWords) : Self.skippedWord
    passedWordInside = preference == .names ? freeWord + passedWord : passedWord
  }

  /// Returns the score of a known value.
  ///
  /// - Parameter letters: The length of a name given by people; otherwise zero.
  func known(words: Int, letters: Int) -> Int64 {
    Int64(Self.weight(words: words)) * knownUnit + Int64(letters) * nameLetter
  }

  /// Returns the weight of a known value with a number of words.
  static func weight(words: Int) -> Int { min(words * words, 256) }
}
