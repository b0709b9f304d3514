// Finds the shapes of the trie that an utterance may have, without looking at meanings.

/// Finds the nodes where a whole utterance may end, and the apps it may name.
///
/// The search is the simulation of a non-deterministic automaton: from a pair (node, place in the
/// utterance) every edge that fits leads to further pairs, and no pair is expanded twice. Its cost
/// is bounded by the pairs that can be reached, whatever the templates are; for a usual utterance
/// that is a handful, one for each word.
///
/// - A word edge fits the word at the place.
/// - The application edge fits every application's name that starts there.
/// - The slot edge fits every known value that starts there and, where a slot is open, any run of
///   words: the pair is marked *capturing* and swallows one word after the other.
struct ShapeSearch {
  private let program: Program
  private let values: NameTrie
  private let words: [UInt32]
  private let utterance: Utterance
  private let tolerance: Tolerance?

  /// Accepting nodes at which the utterance may end.
  private(set) var shapes: [UInt32] = []
  /// The apps any name of which was met on the way.
  private(set) var applications: [UInt32] = []

  /// Pairs still to be expanded: node, capturing flag, place.
  private var pending: [UInt64] = []
  private var seen = PairSet()

  init(
    _ program: Program, values: NameTrie, words: [UInt32], utterance: Utterance,
    tolerance: Tolerance?
  ) {
    self.program = program
    self.values = values
    self.words = words
    self.utterance = utterance
    self.tolerance = tolerance
  }

  mutating func run() {
    pending.reserveCapacity(16)
    if let tolerance {
      for start in tolerance.starts { reach(Program.root, start) }
    } else {
      pending.append(Self.pair(Program.root, 0))
    }
    while let next = pending.popLast() {
      let node = UInt32(truncatingIfNeeded: next >> 33)
      let place = Int(next & 0xFFFF_FFFF)
      if next & Self.capturing != 0 {
        capture(node, place)
      } else {
        expand(node, place)
      }
    }
  }

  private static let capturing: UInt64 = 1 << 32

  @inline(__always)
  private static func pair(_ node: UInt32, _ place: Int) -> UInt64 {
    UInt64(node) << 33 | UInt64(truncatingIfNeeded: place)
  }

  /// Adds a pair that may have been reached before. In a trie only edges of variable length, and
  /// tolerance, can lead to the same pair twice.
  private mutating func reach(_ node: UInt32, _ place: Int, capturing: Bool = false) {
    let pair = Self.pair(node, place) | (capturing ? Self.capturing : 0)
    if seen.insert(pair) { pending.append(pair) }
  }

  private mutating func expand(_ node: UInt32, _ place: Int) {
    let facts = program.nodes[Int(node)]
    if place == words.count || tolerance?.isEnd(place) == true {
      if facts.accepts && !shapes.contains(node) { shapes.append(node) }
    }
    if tolerance != nil { tolerate(node, place) }
    guard place < words.count else { return }
    let word = words[place]
    if word != Vocabulary.unknown {
      let next = program.edges.find(node, word)
      if next != Program.none {
        if tolerance == nil {
          pending.append(Self.pair(next, place &+ 1))
        } else {
          reach(next, place &+ 1)
        }
      }
    }
    if facts.application != Program.none {
      followNames(of: program.applications.trie, from: place) { search, name, end in
        for application in search.program.applications.applications(at: name)
        where !search.applications.contains(application) {
          search.applications.append(application)
        }
        search.reach(facts.application, end)
      }
    }
    if facts.slot != Program.none {
      followNames(of: values, from: place) { search, _, end in search.reach(facts.slot, end) }
      if facts.slotIsOpen && utterance.tokens[place].startsWord {
        reach(facts.slot, place, capturing: true)
      }
    }
  }

  /// Swallows a word into an open slot, and lets the slot end after it.
  private mutating func capture(_ node: UInt32, _ place: Int) {
    guard place < words.count else { return }
    let next = place + 1
    reach(node, next, capturing: true)
    if next == words.count || utterance.tokens[next].startsWord { reach(node, next) }
  }

  /// Adds the pairs that need a correction, an article or a filler.
  private mutating func tolerate(_ node: UInt32, _ place: Int) {
    guard let tolerance else { return }
    for article in 0..<program.politeness.articleCount {
      let next = program.edges.find(node, article)
      if next != Program.none { reach(next, place) }
    }
    guard place < words.count else { return }
    if program.politeness.isArticle(words[place]) { reach(node, place + 1) }
    for correction in tolerance.corrections(at: place) {
      let next = program.edges.find(node, correction.word)
      if next != Program.none { reach(next, place + 1) }
    }
  }

  /// Calls `body` for every name of a trie that starts at a place, with its node and its end.
  @inline(__always)
  private mutating func followNames(
    of trie: NameTrie, from place: Int, _ body: (inout ShapeSearch, UInt32, Int) -> Void
  ) {
    if let tolerance {
      var walk = NameWalk(
        trie: trie, words: words, politeness: program.politeness, tolerance: tolerance)
      for reading in walk.readings(from: place, budget: tolerance.maximumSlips) {
        body(&self, reading.node, reading.end)
      }
      return
    }
    var node = NameTrie.root
    var end = place
    while end < words.count {
      node = trie.child(of: node, by: words[end])
      if node == NameTrie.none { return }
      end += 1
      if trie.isEnding(node) { body(&self, node, end) }
    }
  }
}
