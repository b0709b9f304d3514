// The words of a phrase without their order.

import SpokenValues

/// The words of a phrase without their order.
///
/// A template is one bag, or several when only some of its alternatives have slots. Words are
/// numbered by `BagVocabulary`.
struct PhraseBag: Sendable {
  /// Required words: those of any one of the choices.
  struct Term: Hashable, Sendable {
    /// The choices, each non-empty, sorted and without duplicates.
    var choices: [[UInt32]]
  }

  /// A slot of the phrase.
  struct Slot: Hashable, Sendable {
    /// The slot's name.
    var name: String
    /// The type of values that the slot accepts.
    var type: SlotType
    /// Whether the words are kept for the reply only.
    var isCapture: Bool
    /// Whether the phrase matches without it.
    var isOptional: Bool
  }

  /// The template's index in the catalogue.
  var template: Int
  /// The app's index in the catalogue.
  var app: Int
  /// The required words.
  var terms: [Term]
  /// The optional words.
  var optional: Set<UInt32>
  /// The slots, in the order of the phrase; of several with one name only the first.
  var slots: [Slot]
  /// Whether the phrase contains the app's name.
  var namesApplication: Bool
}

/// The numbers of the phrases' words, and of the groups of words that an app declares as synonyms.
struct BagVocabulary: Sendable {
  private var numbers: [String: UInt32] = [:]
  /// The spellings that start with a word: their words, their group, and the app they are valid
  /// for.
  private var spellings: [String: [(words: [String], group: UInt32, app: Int)]] = [:]
  private(set) var count: UInt32 = 0
  /// The longest spelling of a group, in words.
  private var longest = 1

  /// Returns the number of a word; `nil` for one that no phrase has.
  func number(of word: String) -> UInt32? { numbers[word] }

  /// Returns the number of a word; a new one gets the next.
  mutating func insert(_ word: String) -> UInt32 {
    if let known = numbers[word] { return known }
    defer { count += 1 }
    numbers[word] = count
    return count
  }

  /// Adds synonyms for an app; if two groups share a spelling, the first takes precedence.
  mutating func insert(synonyms group: [String], of app: Int) {
    let number = count
    count += 1
    for text in group {
      let words = Normalizer.utterance(text).words
      guard let first = words.first else { continue }
      longest = max(longest, words.count)
      let known = spellings[first] ?? []
      if known.contains(where: { $0.app == app && $0.words == words }) { continue }
      spellings[first] = known + [(words, number, app)]
    }
  }

  /// Returns the groups with a spelling that starts at a place, with its length in words.
  func groups(
    at place: Int, of words: [String]
  ) -> [(group: UInt32, app: Int, length: Int)] {
    guard let known = spellings[words[place]] else { return [] }
    return known.compactMap { spelling in
      words[place...].starts(with: spelling.words)
        ? (spelling.group, spelling.app, spelling.words.count) : nil
    }
  }

  /// Returns the words of an app's phrase as numbers, with groups in place of their spellings.
  mutating func insert(_ words: [String], of app: Int) -> [UInt32] {
    var result: [UInt32] = []
    var place = 0
    while place < words.count {
      let group = groups(at: place, of: words).filter { $0.app == app }
        .max { $0.length < $1.length }
      result.append(group?.group ?? insert(words[place]))
      place += group?.length ?? 1
    }
    return result
  }
}
