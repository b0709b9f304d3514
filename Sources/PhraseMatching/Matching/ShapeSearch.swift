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
///   words. All runs that start later end where those that started earlier end too, so the places
///   behind an open slot are visited once, however often the slot is reached.
struct ShapeSearch {
  private let matcher: Matcher
  private let program: Program
  private let tolerance: Tolerance?

  /// Accepting nodes at which the utterance may end.
  private(set) var shapes: [UInt32] = []
  /// The apps any name of which was met on the way.
  private(set) var applications: [UInt32] = []

  /// From which place on each open slot's node was captured already, by the node after the slot.
  private var captured: [(node: UInt32, from: Int)] = []
  /// Pairs still to be expanded: node and place.
  private var pending: [UInt64] = []
  private var seen = PairSet()

  init(_ matcher: Matcher, tolerance: Tolerance?) {
    self.matcher = matcher
    program = matcher.program
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
      expand(UInt32(truncatingIfNeeded: next >> 32), Int(next & 0xFFFF_FFFF))
    }
  }

  @inline(__always)
  private static func pair(_ node: UInt32, _ place: Int) -> UInt64 {
    UInt64(node) << 32 | UInt64(truncatingIfNeeded: place)
  }

  /// Adds a pair that may have been reached before. In a trie only edges of variable length, and
  /// tolerance, can lead to the same pair twice.
  private mutating func reach(_ node: UInt32, _ place: Int) {
    let pair = Self.pair(node, place)
    if seen.insert(pair) { pending.append(pair) }
  }

  private mutating func expand(_ node: UInt32, _ place: Int) {
    let facts = program.nodes[Int(node)]
    if place == matcher.words.count || tolerance?.isEnd(place) == true {
      if facts.accepts && !shapes.contains(node) { shapes.append(node) }
    }
    if tolerance != nil { tolerate(node, place) }
    guard place < matcher.words.count else { return }
    let word = matcher.words[place]
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
      followNames(.applications, from: place) { search, name, end in
        for application in search.program.applications.applications(at: name)
        where !search.applications.contains(application) {
          search.applications.append(application)
        }
        search.reach(facts.application, end)
      }
    }
    if facts.slot != Program.none {
      followNames(.values, from: place) { search, _, end in search.reach(facts.slot, end) }
      if facts.slotIsOpen && matcher.utterance.tokens[place].startsWord {
        capture(facts.slot, from: place)
      }
    }
  }

  /// Lets an open slot that starts at a place end at every later one, where a word ends.
  private mutating func capture(_ node: UInt32, from place: Int) {
    var last = matcher.words.count
    if let index = captured.firstIndex(where: { $0.node == node }) {
      guard place < captured[index].from else { return }
      last = captured[index].from
      captured[index].from = place
    } else {
      captured.append((node, place))
    }
    for end in stride(from: last, to: place, by: -1) {
      if end == matcher.words.count || matcher.utterance.tokens[end].startsWord {
        expand(node, end)
      }
    }
  }

  /// Adds the pairs that need a correction, an article or a filler.
  private mutating func tolerate(_ node: UInt32, _ place: Int) {
    guard let tolerance else { return }
    let articles = program.nodes[node].hasArticle ? program.politeness.articleCount : 0
    for article in 0..<articles {
      let next = program.edges.find(node, article)
      if next != Program.none { reach(next, place) }
    }
    guard place < matcher.words.count else { return }
    if program.politeness.isArticle(matcher.words[place]) { reach(node, place + 1) }
    for correction in tolerance.corrections(at: place) {
      let next = program.edges.find(node, correction.word)
      if next != Program.none { reach(next, place + 1) }
    }
  }

  /// Calls `body` for every name of a trie that starts at a place, with its node and its end.
  @inline(__always)
  private mutating func followNames(
    _ names: Matcher.Names, from place: Int, _ body: (inout ShapeSearch, UInt32, Int) -> Void
  ) {
    if let tolerance {
      for reading in tolerance.readings(of: names, at: place) {
        body(&self, reading.node, reading.end)
      }
      return
    }
    var node = NameTrie.root
    var end = place
    while end < matcher.words.count {
      node = matcher.child(of: node, by: matcher.words[end], in: names)
      if node == NameTrie.none { return }
      end += 1
      if matcher.isEnding(node, in: names) { body(&self, node, end) }
    }
  }
}
