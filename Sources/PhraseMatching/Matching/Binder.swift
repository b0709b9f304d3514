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

  private let matcher: Matcher
  private let program: Program
  private let tolerance: Tolerance?

  private var elements: Range<Int> = 0..<0
  private var template = 0
  private var failed = PairSet()
  /// By element and budget, the place from which on no end of its free text leads anywhere.
  private var deadEnds: [Int: Int] = [:]

  /// What the last reading marked, in the order of the utterance once `bind` has returned.
  private(set) var marks: [Mark] = []
  /// The slips of the last reading.
  private(set) var slips = 0
  /// The articles and fillers of the last reading.
  private(set) var skipped = 0
  /// The letters of the template's articles that were not said in the last reading.
  private(set) var unsaidLetters = 0
  /// The words of the last reading that are free text, and the slots they fill.
  private(set) var freeWords = 0
  private(set) var freeSlots = 0

  init(_ matcher: Matcher, tolerance: Tolerance?) {
    self.matcher = matcher
    program = matcher.program
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
    if !deadEnds.isEmpty { deadEnds.removeAll(keepingCapacity: true) }
    slips = 0
    skipped = 0
    unsaidLetters = 0
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
      return place < matcher.words.count && matcher.words[place] == step.value
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
    if place == matcher.words.count { return true }
    guard let tolerance, tolerance.isEnd(place) else { return false }
    mark(.filler, place..<matcher.words.count)
    return true
  }

  /// Passes over an article of the utterance that the template does not have.
  private mutating func skipArticle(_ element: Int, _ place: Int, _ budget: Int) -> Bool {
    guard tolerance != nil, place < matcher.words.count,
      program.politeness.isArticle(matcher.words[place]),
      attempt(element, at: place + 1, budget: budget)
    else { return false }
    mark(.filler, place..<place + 1)
    return true
  }

  private mutating func readWord(
    _ word: UInt32, _ element: Int, _ place: Int, _ budget: Int
  ) -> Bool {
    if place < matcher.words.count {
      if matcher.words[place] == word && attempt(element + 1, at: place + 1, budget: budget) {
        return true
      }
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
    unsaidLetters += matcher.vocabulary.text(of: word).unicodeScalars.count
    return true
  }

  private mutating func readApplication(_ element: Int, _ place: Int, _ budget: Int) -> Bool {
    let application = program.templates[template].application
    if tolerance == nil {
      return readLongest(.applications, owner: application, slot: 0, element, place)
    }
    return readTolerantly(.applications, owner: application, slot: 0, element, place, budget)
  }

  private mutating func readSlot(
    _ index: Int, _ element: Int, _ place: Int, _ budget: Int
  ) -> Bool {
    let slot = program.templates[template].slots[index]
    if slot.valueType != Program.none {
      let isKnown =
        tolerance == nil
        ? readLongest(.values, owner: slot.valueType, slot: index, element, place)
        : readTolerantly(.values, owner: slot.valueType, slot: index, element, place, budget)
      if isKnown { return true }
    }
    guard slot.type.isOpen else { return false }
    return readFree(index, slot.type, element, place, budget)
  }

  /// Tries the names of an owner that start at a place, the longest first.
  private mutating func readLongest(
    _ names: Matcher.Names, owner: UInt32, slot: Int, _ element: Int, _ place: Int
  ) -> Bool {
    var node = NameTrie.root
    var end = place
    // Names that end here, as pairs of a node and an end; nearly always there is one at most.
    var longest: (node: UInt32, end: Int)?
    var shorter: [(node: UInt32, end: Int)] = []
    while end < matcher.words.count {
      node = matcher.child(of: node, by: matcher.words[end], in: names)
      if node == NameTrie.none { break }
      end += 1
      if matcher.isEnding(node, in: names),
        matcher.entry(at: node, of: owner, in: names) != NameTrie.none
      {
        if let longest { shorter.append(longest) }
        longest = (node, end)
      }
    }
    while let (node, end) = longest {
      if attempt(element + 1, at: end, budget: 0) {
        mark(role(names, owner: owner, slot: slot, node: node, slips: 0), place..<end)
        return true
      }
      longest = shorter.popLast()
    }
    return false
  }

  private mutating func readTolerantly(
    _ names: Matcher.Names, owner: UInt32, slot: Int, _ element: Int, _ place: Int, _ budget: Int
  ) -> Bool {
    guard let tolerance else { return false }
    for reading in tolerance.readings(of: names, at: place) where reading.slips <= budget {
      guard reading.end > place,
        matcher.entry(at: reading.node, of: owner, in: names) != NameTrie.none,
        attempt(element + 1, at: reading.end, budget: budget - reading.slips)
      else { continue }
      if names == .applications { slips += reading.slips }
      mark(
        role(names, owner: owner, slot: slot, node: reading.node, slips: reading.slips),
        reading.start..<reading.end)
      if reading.start > place { mark(.filler, place..<reading.start) }
      skipped += reading.skipped - (reading.start - place)
      return true
    }
    return false
  }

  private func role(
    _ names: Matcher.Names, owner: UInt32, slot: Int, node: UInt32, slips: Int
  ) -> Mark.Role {
    if names == .values { return .known(slot: slot, node: node, slips: slips) }
    let entry = matcher.applicationNames.entry(at: node, of: owner)
    return .application(name: matcher.applicationNames.entries[entry].text)
  }

  /// Takes as few words as will do; whole words only.
  private mutating func readFree(
    _ slot: Int, _ type: SlotType, _ element: Int, _ place: Int, _ budget: Int
  ) -> Bool {
    guard place < matcher.words.count, matcher.utterance.tokens[place].startsWord else {
      return false
    }
    if place == 0, type != .text, program.politeness.touches(matcher.words, atEnd: false) {
      return false
    }
    let key = element << 2 | budget
    // Text that started earlier has tried the later ends, in vain.
    let limit = deadEnds.isEmpty ? Int.max : deadEnds[key] ?? Int.max
    var end = place + 1
    while end <= matcher.words.count, end < limit {
      defer { end += 1 }
      if end < matcher.words.count && !matcher.utterance.tokens[end].startsWord { continue }
      guard attempt(element + 1, at: end, budget: budget) else { continue }
      // Nobody names a document "Groceries please".
      if end == matcher.words.count, type != .text,
        program.politeness.touches(matcher.words, atEnd: true)
      {
        break
      }
      mark(.free(slot: slot), place..<end)
      return true
    }
    deadEnds[key] = min(limit, place + 1)
    return false
  }
}
