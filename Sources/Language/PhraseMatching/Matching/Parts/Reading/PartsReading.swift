// A reading of an utterance by parts: which word is what, and what is left unexplained.

import SpokenValues

/// A reading of an utterance by parts: which word is what, and what is left unexplained.
struct PartsReading {
  /// A slot that is filled by a run of words.
  struct Filled {
    var slot: PhraseParts.Slot
    var words: Range<Int>
    /// The value of the words; `nil` for free text.
    var value: Mention.Value?
    /// The number of slips in a known value.
    var slips = 0
    /// Whether it is a part of an entity's name.
    var isPartial = false

    /// Whether it is a known value, and no number, date or text.
    var isKnown: Bool { if case .known = value { true } else { false } }

    /// The places of the words.
    var places: Places { Places(words) }
  }

  /// The reasons why a reading does not run.
  enum Doubt: Int, Hashable {
    /// A word is not explained, or a known value is not used.
    case unexplained
    /// A word limits, reverses or delays the request.
    case contrary
    /// An order is asked, or a question is ordered.
    case anotherMood
    /// The words that tell the intent from others are not said.
    case notTelling
    /// The words of another intent of the app are said.
    case contrast
    /// A synonym of the phrase's verb is the verb of another intent.
    case anotherVerb
    /// A slot's value is not said.
    case missingValue
    /// Several slots could take the words.
    case unclearSlot
    /// A known value is inside the words that are taken as text.
    case valueInText
  }

  /// The phrase's index in `PartsIndex.phrases`.
  var phrase: Int
  var filled: [Filled] = []
  /// The required slots without a value.
  var missing: [PhraseParts.Slot] = []
  var application: Range<Int>?
  /// Whether the app is meant without its name.
  var isNameInferred = false
  /// The places of words of the phrase.
  var common: Places = []
  /// The places of words that are left out.
  var leftOut: Places = []
  /// The places of clauses beside the request.
  var aside: Places = []
  /// The places of words that are not explained.
  var unexplained: Places = []
  /// The likeness to the phrase, from 0 to 1: Dice's coefficient of the weights of words.
  var score = 0.0
  /// The cost of differences from the phrase, where everything is explained; smaller is better.
  var cost = 0.0
  var doubts: Set<Doubt> = []
  /// Whether a word that distinguishes phrases, a value or the app's name is said.
  var isTelling = false

  /// The places of the app's name.
  var named: Places { application.map { Places($0) } ?? [] }
  /// The places of words of the phrase and of values.
  var used: Places { filled.reduce(common) { $0 | $1.places } }

  /// Whether all that was said has a place in the phrase, so that nobody needs to be asked.
  ///
  /// Any words are a text, which tells nothing where the words do not tell the intent: "turn up the volume".
  var isExplained: Bool {
    let isText = filled.contains { $0.value == nil }
    return doubts.isDisjoint(with: [.unexplained, .contrary, .contrast, .anotherVerb, .valueInText])
      && !(isText && doubts.contains(.notTelling))
  }

  /// Whether a slot is filled.
  func fills(_ slotName: String) -> Bool { filled.contains { $0.slot.name == slotName } }
}
