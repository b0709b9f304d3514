// The words, slots and names of one way to say a phrase, without their order.

import SpokenValues

/// The words, slots and names of one way to say a phrase, without their order.
///
/// A template has one, or several where only some of its alternatives have slots. Words are
/// numbered by `PartsVocabulary`, terms by `PartsIndex`.
struct PhraseParts: Sendable {
  /// Required words: those of any one of the choices.
  struct Term: Hashable, Sendable {
    /// The choices, each non-empty, without duplicates.
    var choices: [[UInt32]]
  }

  /// A slot of a phrase, or a parameter of its intent.
  struct Slot: Sendable {
    var name: String
    var type: SlotType
    /// The index of the type in `PartsIndex.kinds`.
    var kind: Int
    /// Whether the words are kept for the reply only.
    var isCapture: Bool
    /// Whether the phrase can be said without it.
    var isOptional: Bool
    /// Whether it is a text of several values, known ones too.
    var isList = false
    /// Whether those values are entities.
    var isEntityList = false
    /// The unit of a number, if its name has one: the minutes of `estimatedMinutes`.
    var unit: String?
    /// Whether it takes an entity.
    var isThing: Bool { if case .entity = type { true } else { false } }
    /// Whether it is a text for what the other parameters do not say: a note.
    var isRemark: Bool { type == .text && isOptional && name.namesRemark }
    /// The words that may stand before the slot in the phrase, and behind it.
    var before: [UInt32] = []
    var after: [UInt32] = []
    /// The nouns that stand behind it in any phrase of the intent: the "people" of "two people".
    var counted: Set<UInt32> = []
    /// The words that set a slot of yes or no: "completed" for `showCompleted`.
    var flag: [UInt32] = []
    /// The words that unset it: "inside" for `isOutside`.
    var unflag: [UInt32] = []
  }

  /// The template's index in the catalogue.
  var template: Int
  /// The app's index among the catalogue's apps.
  var app: Int
  var intent: Int
  /// The numbers of the required terms.
  var terms: [UInt32]
  /// The words that may be said.
  var optional: [UInt32]
  /// The slots, in the order of the phrase; of several with one name only the first.
  var slots: [Slot]
  /// Whether the phrase contains the app's name.
  var namesApplication: Bool
  /// Whether the phrase is what the app calls the intent.
  var isImplied: Bool
  /// Whether the phrase is a question.
  var isQuestion: Bool
  /// Whether it asks by an interrogative: "what", "how".
  var asksWhat = false
  /// Whether that asks for no thing: "where".
  var asksCircumstance = false
  /// Whether it says that something is done once more, which has to be said then.
  var repeats = false
  /// Whether the app calls the intent by a noun, without saying what is to be done.
  var isNoun = false
  /// Whether it is an order to start something.
  var isStarting = false
  /// Whether it asks what something is, or is an order to show something.
  var isRetrieving = false
  /// The slots, and the other parameters of the intent where an utterance may fill them too.
  var open: [Slot] = []
  /// The place of the term that says what is to be done; `nil` if there is none.
  var verb: Int?
  /// The number of that term.
  var verbTerm: UInt32? { verb.map { terms[$0] } }
  /// Whether the phrase has a word for who is spoken to.
  var addresses = false
  /// The sum of the weights of the terms.
  var demanded = 0.0
  /// The terms whose words tell the intent from others, as bits.
  var decisive: UInt64 = 0
  /// The terms that it has beside all of a phrase of another intent, of which one has to be said, as bits.
  var added: UInt64 = 0
  /// The kinds of the required slots whose values are recognised, as bits.
  var requiredKinds: UInt64 = 0
  /// The kinds of all slots that an utterance may fill, as bits.
  var kinds: UInt64 = 0
}

/// The common properties of all phrases of an intent.
struct IntentParts: Sendable {
  /// The slots of all phrases, and the parameters that no phrase contains.
  var slots: [PhraseParts.Slot] = []
  /// The words of all phrases, and of the names of slots and their types.
  var words: Set<UInt32> = []
  /// The words of the names of slots and their types.
  var wordsOfSlots: Set<UInt32> = []
  /// Those of its words that are units of numbers: "dollars".
  var units: Set<UInt32> = []
  /// The words of all phrases that say what is to be done.
  var verbs: Set<UInt32> = []
  /// Whether one of those says that something is done once more: "reorder".
  var repeats = false
  /// The names of the texts and entities that the intent asks for.
  var requiredThings: Set<String> = []
  /// Whether the phrases mean the same whatever is said, and have no conditions.
  var isPlain = true
  /// Whether all phrases ask something, or are orders to show something, so that either may be said.
  var isRetrieving = true
}

/// The words of phrases by number, and what may be said for each.
struct PartsVocabulary: Sendable {
  /// The degree to which a word stands for another, from 0 to 1.
  enum Likeness {
    static let same = 1.0
    static let inflected = 0.97
    static let synonym = 0.95
    static let thesaurus = 0.9
    static let slip = 0.86
    /// A slip, or a word that is near: for suggestions alone.
    static let near = 0.6
  }

  /// A word of phrases that a spelling may stand for.
  struct Meaning: Sendable {
    var word: UInt32
    var likeness: Double
  }

  /// A meaning of several words in a row.
  struct Compound: Sendable {
    /// The words behind the first.
    var rest: [String]
    var meaning: Meaning
    /// Whether the last word may stand apart from the others: "switch it on".
    var isSeparable: Bool
  }

  private(set) var texts: [String] = []
  private var numbers: [String: UInt32] = [:]
  private(set) var meanings: [String: [Meaning]] = [:]
  private(set) var compounds: [String: [Compound]] = [:]
  /// The groups of the thesaurus in which each text is, by its words joined with spaces.
  private var groups: [String: [Int]] = [:]
  private var thesaurus: [[[String]]] = []
  /// The first group of nouns.
  private var firstNoun = 0
  /// The first group of words that are near.
  private var firstRelated = 0
  private let particles: Set<String>
  /// The words that say that a name follows, which stand for themselves alone: "call mum" is no "called mum".
  private let quoting: Set<String>
  let inflections: [@Sendable (String) -> [String]]
  private let plurals: [@Sendable (String) -> [String]]

  init(_ words: [RequestWords], inflections: [@Sendable (String) -> [String]]) {
    self.inflections = inflections
    plurals = words.map(\.plurals)
    particles = Set(words.flatMap(\.particles))
    quoting = Set(words.flatMap(\.quoting))
    for group in words.flatMap(\.verbs) { add(group) }
    firstNoun = thesaurus.count
    for group in words.flatMap(\.nouns) { add(group) }
    firstRelated = thesaurus.count
    for group in words.flatMap(\.related) { add(group) }
  }

  private mutating func add(_ group: [String]) {
    let texts = group.map { Normalizer.utterance($0).words }.filter { !$0.isEmpty }
    for text in texts { groups[text.joined(separator: " "), default: []].append(thesaurus.count) }
    thesaurus.append(texts)
  }

  var count: Int { texts.count }

  /// The words that turn a verb's meaning, "up" and "down", and what ends with one: "volume up".
  var opposites: Set<UInt32> {
    Set(
      texts.indices.filter { texts[$0].split(separator: " ").last.map(isParticle) ?? false }
        .map { UInt32($0) })
  }

  private func isParticle(_ word: Substring) -> Bool { particles.contains(String(word)) }

  /// Returns a word and those that it may be an inflection of.
  func bases(of word: String) -> [String] {
    [word] + inflections.flatMap { $0(word) }
  }

  /// Returns the words that a word may be an inflection of, and its plurals.
  func forms(of word: String) -> [String] {
    let bases = inflections.flatMap { $0(word) }
    return bases + ([word] + bases).flatMap { base in plurals.flatMap { $0(base) } }
  }

  /// Returns the number of a phrase's word, or of words that a thesaurus has as one.
  ///
  /// - Parameter isVerb: Whether the word is what is to be done; the thesaurus has other words for
  ///   "check" as a verb than as a noun.
  mutating func insert(_ words: [String], isVerb: Bool) -> UInt32 {
    let text = words.joined(separator: " ")
    let key = isVerb ? text : "\u{1}" + text
    if let number = numbers[key] { return number }
    let number = UInt32(texts.count)
    numbers[key] = number
    texts.append(text)
    spell(words, number, Likeness.same)
    let bases = words.count == 1 && !quoting.contains(text) ? bases(of: text) : [text]
    for base in bases.dropFirst() { spell([base], number, Likeness.inflected) }
    let senses = Set(bases.flatMap { groups[$0] ?? [] }).sorted()
    let exact = senses.filter { $0 < firstRelated }
    let own = exact.filter { ($0 < firstNoun) == isVerb }
    for group in own.isEmpty ? exact : own {
      for other in thesaurus[group] where other != words {
        spell(other, number, Likeness.thesaurus)
      }
    }
    for group in senses where group >= firstRelated {
      for other in thesaurus[group] where other != words { spell(other, number, Likeness.near) }
    }
    return number
  }

  /// Returns the single words that a thesaurus has for words.
  func synonyms(of words: ArraySlice<String>) -> [String] {
    (groups[words.joined(separator: " ")] ?? []).filter { $0 < firstRelated }
      .flatMap { thesaurus[$0] }.filter { $0.count == 1 && $0[0] != words.first }.map { $0[0] }
  }

  /// Whether a word of phrases, or several that are one, is a verb of the thesaurus.
  func isVerb(_ word: UInt32) -> Bool {
    groups[texts[Int(word)]]?.contains { $0 < firstNoun } ?? false
  }

  /// Whether a thesaurus has two words as one.
  func isCompound(_ words: [String]) -> Bool { groups[words.joined(separator: " ")] != nil }

  /// Returns the number of an app's word whose synonyms the app declares.
  mutating func insert(_ words: [String], synonyms: [[String]], of app: Int) -> UInt32 {
    let text = "\(app)\u{0}" + words.joined(separator: " ")
    if let number = numbers[text] { return number }
    let number = UInt32(texts.count)
    numbers[text] = number
    texts.append(words.joined(separator: " "))
    for other in [words] + synonyms {
      spell(other, number, other == words ? Likeness.same : Likeness.synonym)
    }
    return number
  }

  private mutating func spell(_ words: [String], _ number: UInt32, _ likeness: Double) {
    guard let first = words.first else { return }
    let meaning = Meaning(word: number, likeness: likeness)
    if words.count == 1 {
      if meanings[first]?.contains(where: { $0.word == number }) != true {
        meanings[first, default: []].append(meaning)
      }
    } else {
      compounds[first, default: []].append(
        Compound(
          rest: Array(words.dropFirst()), meaning: meaning,
          isSeparable: words.count == 2 && particles.contains(words[1])))
    }
  }
}

extension String {
  /// Whether a parameter's name says that it is a text which its intent is about: "title".
  package var namesMainText: Bool {
    !Set(wordsOfIdentifier).isDisjoint(
      with: ["title", "text", "message", "query", "term", "content", "item", "phrase", "words"])
      || lowercased().hasSuffix("name")
  }

  /// Whether a parameter's name says that it is what something is called: "documentTitle".
  package var namesTitle: Bool {
    wordsOfIdentifier.contains("title") || lowercased().hasSuffix("name")
  }

  /// Whether a parameter's name says that it is a text for what the others do not say: "notes".
  package var namesRemark: Bool {
    !Set(wordsOfIdentifier).isDisjoint(
      with: ["note", "notes", "comment", "comments", "remark", "remarks", "extras"])
  }
}
