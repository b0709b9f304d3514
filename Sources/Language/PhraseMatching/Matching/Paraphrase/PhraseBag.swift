// A phrase as the words it is made of, in no order.

/// A phrase as the words it is made of, in no order.
///
/// A template is one bag, or several when only some of its alternatives have slots. Words are
/// numbered by `BagVocabulary`.
struct PhraseBag: Sendable {
  /// Words that have to be said: those of any one of the choices.
  struct Term: Hashable, Sendable {
    /// The choices; each has its words sorted and once, none is empty.
    var choices: [[UInt32]]
  }

  /// A slot that the phrase has.
  struct Slot: Hashable, Sendable {
    /// The name the value is given under.
    var name: String
    /// What the slot accepts.
    var type: SlotType
    /// Whether the words are kept for the answer only.
    var isCapture: Bool
    /// Whether the phrase can be said without it.
    var isOptional: Bool
  }

  /// The template's place among those of the catalogue.
  var template: Int
  /// The app's place among those of the catalogue.
  var app: Int
  /// What has to be said.
  var terms: [Term]
  /// Words that may be said, and need not be.
  var optional: Set<UInt32>
  /// The slots, in the order of the phrase; of one name only the first.
  var slots: [Slot]
  /// Whether the phrase names its app.
  var namesApplication: Bool
}

/// Numbers the words of the phrases, and groups of words that an app says mean the same.
struct BagVocabulary: Sendable {
  private var numbers: [String: UInt32] = [:]
  /// By the first word: the words of each spelling, its group, and the app it counts for.
  private var spellings: [String: [(words: [String], group: UInt32, app: Int)]] = [:]
  private(set) var count: UInt32 = 0
  /// The longest spelling of a group, in words.
  private var longest = 1

  /// The number of a word; `nil` for one that no phrase has.
  func number(of word: String) -> UInt32? { numbers[word] }

  /// The number of a word; a new one is given the next.
  mutating func insert(_ word: String) -> UInt32 {
    if let known = numbers[word] { return known }
    defer { count += 1 }
    numbers[word] = count
    return count
  }

  /// Adds words that mean the same to an app; of two groups that share a spelling the first counts.
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

  /// The groups a spelling of which starts at a place, with the number of words it takes.
  func groups(
    at place: Int, of words: [String]
  ) -> [(group: UInt32, app: Int, length: Int)] {
    guard let known = spellings[words[place]] else { return [] }
    return known.compactMap { spelling in
      words[place...].starts(with: spelling.words)
        ? (spelling.group, spelling.app, spelling.words.count) : nil
    }
  }

  /// The words of an app's phrase as numbers, groups in the place of their spellings.
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
