// Lays one template over an utterance and finds the values of its slots.

/// Lays one template over an utterance and finds the values of its slots.
///
/// The choices at every element are tried in the order of preference: a slot takes the longest known
/// value first, then shorter ones, then, when it is open, the fewest words that will do. The first
/// complete reading is therefore the best one. A pair of an element and a place that failed is not
/// tried again, so the cost is bounded by their number.
struct Binder {
  /// Words of the utterance that were given a part; those in between are literal.
  struct Mark: Sendable {
    enum Role: Sendable {
      case application(name: UInt32)
      case known(slot: Int, node: UInt32, slips: Int)
      case free(slot: Int)
      case filler
    }
    var role: Role
    var words: Range<Int>
  }

  private let program: Program
  private let values: NameTrie
  private let words: [UInt32]
  private let utterance: Utterance
  private let tolerance: Tolerance?

  private var elements: Range<Int> = 0..<0
  private var template = 0
  private var failed = PairSet()

  /// What the last reading marked, in the order of the utterance once `bind` has returned.
  private(set) var marks: [Mark] = []
  /// The slips of the last reading.
  private(set) var slips = 0
  /// The articles and fillers of the last reading.
  private(set) var skipped = 0
  /// The words of the last reading that are free text, and the slots they fill.
  private(set) var freeWords = 0
  private(set) var freeSlots = 0

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

  /// Whether a row's template can be read as the whole utterance; the reading is in `marks`.
  mutating func bind(_ row: Program.Row) -> Bool {
    elements = row.elements
    template = row.template
    guard let tolerance else {
      reset()
      return finish(attempt(elements.lowerBound, at: 0, budget: 0))
    }
    // Fewest slips first: the first reading found has no better one.
    for budget in 0...tolerance.maximumSlips {
      for start in tolerance.starts {
        reset()
        if attempt(elements.lowerBound, at: start, budget: budget) {
          if start > 0 { mark(.filler, 0..<start) }
          return finish(true)
        }
      }
    }
    return false
  }

  private mutating func reset() {
    marks.removeAll(keepingCapacity: true)
    failed = PairSet()
    slips = 0
    skipped = 0
    freeWords = 0
    freeSlots = 0
  }

  private mutating func finish(_ success: Bool) -> Bool {
    if success { marks.reverse() }
    return success
  }

  /// Marks are made on the way back from a success, so they come in reverse.
  private mutating func mark(_ role: Mark.Role, _ run: Range<Int>) {
    marks.append(Mark(role: role, words: run))
    switch role {
    case .filler: skipped += run.count
    case .free:
      freeWords += run.count
      freeSlots += 1
    case .known(_, _, let slips): self.slips += slips
    case .application: break
    }
  }

  /// Whether the elements from one on can be read from a place on.
  private mutating func attempt(_ element: Int, at place: Int, budget: Int) -> Bool {
    if element == elements.upperBound { return end(at: place) }
    let step = program.elements[element]
    if tolerance == nil && step.kind == .word {
      return place < words.count && words[place] == step.value
        && attempt(element + 1, at: place + 1, budget: budget)
    }
    let key = UInt64(element) << 34 | UInt64(budget) << 32 | UInt64(truncatingIfNeeded: place)
    if failed.contains(key) { return false }
    let success: Bool =
      switch step.kind {
      case .word: readWord(step.value, element, place, budget)
      case .application: readApplication(element, place, budget)
      case .slot: readSlot(Int(step.value), element, place, budget)
      }
    if success || skipArticle(element, place, budget) { return true }
    _ = failed.insert(key)
    return false
  }

  private mutating func end(at place: Int) -> Bool {
    if place == words.count { return true }
    guard let tolerance, tolerance.isEnd(place) else { return false }
    mark(.filler, place..<words.count)
    return true
  }

  /// Passes over an article of the utterance that the template does not have.
  private mutating func skipArticle(_ element: Int, _ place: Int, _ budget: Int) -> Bool {
    guard tolerance != nil, place < words.count, program.politeness.isArticle(words[place]),
      attempt(element, at: place + 1, budget: budget)
    else { return false }
    mark(.filler, place..<place + 1)
    return true
  }

  private mutating func readWord(
    _ word: UInt32, _ element: Int, _ place: Int, _ budget: Int
  ) -> Bool {
    if place < words.count {
      if words[place] == word && attempt(element + 1, at: place + 1, budget: budget) { return true }
      if budget > 0, let tolerance {
        for correction in tolerance.corrections(at: place)
        where correction.word == word && correction.slips <= budget {
          if attempt(element + 1, at: place + 1, budget: budget - correction.slips) {
            slips += correction.slips
            return true
          }
        }
      }
    }
    // An article of the template that was not said.
    guard tolerance != nil, program.politeness.isArticle(word),
      attempt(element + 1, at: place, budget: budget)
    else { return false }
    skipped += 1
    return true
  }

  private mutating func readApplication(_ element: Int, _ place: Int, _ budget: Int) -> Bool {
    let application = program.templates[template].application
    let trie = program.applications.trie
    guard tolerance == nil else {
      return readTolerantly(trie, owner: application, element, place, budget) { reading, entry in
        .application(name: entry.text)
      }
    }
    return readLongest(trie, owner: application, NameTrie.root, place, place, element) { _, entry in
      .application(name: entry.text)
    }
  }

  private mutating func readSlot(
    _ index: Int, _ element: Int, _ place: Int, _ budget: Int
  ) -> Bool {
    let slot = program.templates[template].slots[index]
    if slot.valueType != Program.none {
      if tolerance == nil {
        let isKnown = readLongest(
          values, owner: slot.valueType, NameTrie.root, place, place, element
        ) { node, _ in .known(slot: index, node: node, slips: 0) }
        if isKnown { return true }
      } else {
        let isKnown = readTolerantly(
          values, owner: slot.valueType, element, place, budget
        ) { reading, _ in .known(slot: index, node: reading.node, slips: reading.slips) }
        if isKnown { return true }
      }
    }
    guard slot.type.isOpen else { return false }
    return readFree(index, slot.type, element, place, budget)
  }

  /// Follows a trie as far as it goes and tries the names on the way back, longest first.
  private mutating func readLongest(
    _ trie: NameTrie, owner: UInt32, _ node: UInt32, _ start: Int, _ place: Int, _ element: Int,
    _ role: (UInt32, NameTrie.Entry) -> Mark.Role
  ) -> Bool {
    // The path is as long as the longest name that starts here.
    var path: [UInt32] = []
    var node = node
    var end = place
    while end < words.count {
      node = trie.child(of: node, by: words[end])
      if node == NameTrie.none { break }
      path.append(node)
      end += 1
    }
    while let last = path.popLast() {
      let end = start + path.count + 1
      let entry = trie.isEnding(last) ? trie.entry(at: last, of: owner) : NameTrie.none
      if entry != NameTrie.none, attempt(element + 1, at: end, budget: 0) {
        mark(role(last, trie.entries[Int(entry)]), start..<end)
        return true
      }
    }
    return false
  }

  private mutating func readTolerantly(
    _ trie: NameTrie, owner: UInt32, _ element: Int, _ place: Int, _ budget: Int,
    _ role: (NameWalk.Reading, NameTrie.Entry) -> Mark.Role
  ) -> Bool {
    guard let tolerance else { return false }
    var walk = NameWalk(
      trie: trie, words: words, politeness: program.politeness, tolerance: tolerance)
    for reading in walk.readings(from: place, budget: budget) {
      let entry = trie.entry(at: reading.node, of: owner)
      guard entry != NameTrie.none, reading.end > place,
        attempt(element + 1, at: reading.end, budget: budget - reading.slips)
      else { continue }
      let role = role(reading, trie.entries[Int(entry)])
      if case .application = role { slips += reading.slips }
      mark(role, reading.start..<reading.end)
      if reading.start > place { mark(.filler, place..<reading.start) }
      skipped += reading.skipped - (reading.start - place)
      return true
    }
    return false
  }

  /// Takes as few words as will do; whole words only.
  private mutating func readFree(
    _ slot: Int, _ type: SlotType, _ element: Int, _ place: Int, _ budget: Int
  ) -> Bool {
    guard place < words.count, utterance.tokens[place].startsWord else { return false }
    if place == 0, type != .text, program.politeness.touches(words, atEnd: false) { return false }
    var end = place + 1
    while end <= words.count {
      defer { end += 1 }
      if end < words.count && !utterance.tokens[end].startsWord { continue }
      guard attempt(element + 1, at: end, budget: budget) else { continue }
      // Nobody names a document "Groceries please".
      if end == words.count, type != .text, program.politeness.touches(words, atEnd: true) {
        return false
      }
      mark(.free(slot: slot), place..<end)
      return true
    }
    return false
  }
}
