// Finds the rows whose shape an utterance may fit.

import SpokenValues

/// A search for the rows whose shape an utterance may fit, and for the apps it may name.
///
/// The walk keeps pairs of a state and a place in the utterance; from each pair, every matching
/// edge leads to further pairs. A pair is expanded once, however it is reached, so the cost is
/// bounded by the reachable pairs, whatever the templates are; for a usual utterance that is a
/// handful, one for each word.
///
/// - A word edge matches the word at the place.
/// - The application edge matches every application's name that starts there.
/// - A slot edge matches every known value that starts there and, if the slot is open, any run of
///   words. Runs that start later end at the same places as those that started earlier, so the
///   places after an open slot are visited once, however often the slot is reached.
struct ShapeSearch {
  private let matcher: Matcher
  private let tolerance: Tolerance?
  /// The memory for results and pending work.
  private var scratch: Scratch { matcher.scratch }
  private var program: Program { matcher.program }

  init(_ matcher: Matcher, tolerance: Tolerance?) {
    self.matcher = matcher
    self.tolerance = tolerance
    matcher.scratch.beginSearch()
  }

  func run() {
    guard program.shapes.start != ShapeTable.none else { return }
    for start in tolerance?.starts ?? [0] { reach(program.shapes.start, start) }
    while let next = scratch.pending.popLast() {
      expand(UInt32(truncatingIfNeeded: next >> 32), Int(next & 0xFFFF_FFFF))
    }
  }

  /// Adds a pair that may have been visited before.
  private func reach(_ state: UInt32, _ place: Int) {
    let pair = UInt64(state) << 32 | UInt64(truncatingIfNeeded: place)
    if scratch.seen.insert(pair) { scratch.pending.append(pair) }
  }

  /// Adds a pair reached by a word edge; without tolerance such a pair is new, or cheap to revisit.
  @inline(__always)
  private func advance(_ state: UInt32, _ place: Int) {
    if tolerance == nil {
      scratch.pending.append(UInt64(state) << 32 | UInt64(truncatingIfNeeded: place))
    } else {
      reach(state, place)
    }
  }

  private func isEnd(_ place: Int) -> Bool {
    place == matcher.words.count || tolerance?.isEnd(place) == true
  }

  private func expand(_ number: UInt32, _ place: Int) {
    if number & ShapeTable.instructionBit != 0 {
      return execute(number & ~ShapeTable.instructionBit, place)
    }
    let state = program.shapes.states[number]
    if state.accepts && isEnd(place) && !scratch.endings.contains(number) {
      scratch.endings.append(number)
    }
    for thread in 0..<state.threadCount {
      execute(program.shapes.threads[state.firstThread + thread], place)
    }
    if tolerance != nil { tolerate(number, state, place) }
    if place < matcher.words.count, state.hasWords {
      let word = matcher.words[place]
      if word != Vocabulary.unknown {
        let next = program.shapes.edges.find(number, word)
        if next != ShapeTable.none { advance(next, place &+ 1) }
      }
    }
    guard Place.word(place) < matcher.words.count else { return }
    if state.application != ShapeTable.none {
      followNames(to: state.application, from: place)
    }
    if state.closedSlot != ShapeTable.none {
      followValues(to: state.closedSlot, from: place)
    }
    if state.openSlot != ShapeTable.none {
      followValues(to: state.openSlot, from: place)
      if !Place.isInside(place), matcher.utterance.tokens[place].startsWord {
        capture(state.openSlot, from: place)
      }
    }
  }

  /// Runs the instructions of one template from an address on.
  private func execute(_ start: UInt32, _ from: Int) {
    var address = start
    var place = from
    while true {
      let instruction = program.code[address]
      switch instruction.kind {
      case .word:
        if tolerance != nil { tolerate(instruction, at: address, place) }
        guard place < matcher.words.count, matcher.words[place] == instruction.value else { return }
        place += 1
      case .split:
        guard splitsFirst(address, place) else { return }
        advance(instruction.value | ShapeTable.instructionBit, place)
        address = instruction.next
        continue
      case .accept:
        if isEnd(place) && !scratch.rows.contains(instruction.value) {
          scratch.rows.append(instruction.value)
        }
        return
      case .prefix, .suffix:
        guard let end = matcher.end(of: instruction, at: place) else { return }
        place = end
      case .application:
        skip(address | ShapeTable.instructionBit, place)
        let next = instruction.next | ShapeTable.instructionBit
        return followNames(to: next, from: place, for: instruction)
      case .slot:
        skip(address | ShapeTable.instructionBit, place)
        return follow(instruction, at: address, from: place)
      }
      address = instruction.next
      if tolerance != nil {
        return reach(address | ShapeTable.instructionBit, place)
      }
    }
  }

  /// Whether a split is reached at a place for the first time; later paths are the same from there.
  private func splitsFirst(_ address: UInt32, _ place: Int) -> Bool {
    // The bit distinguishes the address of a split from states and instructions.
    scratch.seen.insert(UInt64(address | 1 << 30) << 32 | UInt64(truncatingIfNeeded: place))
  }

  private func follow(_ instruction: Instruction, at address: UInt32, from place: Int) {
    let next = instruction.next | ShapeTable.instructionBit
    switch instruction.mode {
    case .closed, .open, .number:
      followValues(to: next, from: place, for: instruction)
      if instruction.mode == .number, let number = matcher.number(at: place, for: instruction) {
        reach(next, number.end)
      }
      if instruction.mode == .open { capture(next, from: place, for: instruction) }
    case .typed:
      let row = matcher.row(at: address)
      let slot = program.templates[Int(program.rows[row].template)].slots[Int(instruction.value)]
      for end in matcher.typedEnds(slot.type, at: place) { reach(next, end) }
    }
  }

  private func followNames(
    to state: UInt32, from place: Int, for instruction: Instruction? = nil
  ) {
    let range = matcher.readings(
      of: .applications, at: place, tolerance: tolerance, for: instruction)
    for index in range {
      let reading = matcher.nameReadings[index]
      var entry = matcher.applicationNames.firstOwner(at: reading.node)
      while entry != NameTrie.none {
        let (application, next) = matcher.applicationNames.owner(of: entry)
        if !scratch.applications.contains(application) { scratch.applications.append(application) }
        entry = next
      }
      reach(state, reading.end)
    }
  }

  private func followValues(
    to state: UInt32, from place: Int, for instruction: Instruction? = nil
  ) {
    let range = matcher.readings(of: .values, at: place, tolerance: tolerance, for: instruction)
    if program.shapes.hasGroups, !range.isEmpty { scratch.values.append(range) }
    for index in range { reach(state, matcher.nameReadings[index].end) }
  }

  /// Ends an open slot of one template that starts at a place at every later one.
  private func capture(
    _ state: UInt32, from place: Int, for instruction: Instruction
  ) {
    let word = Place.word(place)
    guard matcher.admitsFreeText(at: place, for: instruction) else { return }
    if instruction.endsInside {
      for end in matcher.places(insideWordsFrom: place) { reach(state, end) }
    }
    guard Place.isInside(place) else { return capture(state, from: word) }
    let next = word + 1
    if next == matcher.words.count {
      reach(state, next)
    } else {
      if matcher.utterance.tokens[next].startsWord { reach(state, next) }
      capture(state, from: next)
    }
  }

  /// Ends an open slot that starts at a place at every later end of a word.
  private func capture(_ state: UInt32, from place: Int) {
    var last = matcher.words.count
    if let index = scratch.captured.firstIndex(where: { $0.state == state }) {
      guard place < scratch.captured[index].from else { return }
      last = scratch.captured[index].from
      scratch.captured[index].from = place
    } else {
      scratch.captured.append((state, place))
    }
    if let tolerance {
      for word in place..<last {
        for end in tolerance.endsOfFreeText(inWord: word, of: matcher) { reach(state, end) }
      }
    }
    for end in stride(from: last, to: place, by: -1) {
      if end == matcher.words.count || matcher.utterance.tokens[end].startsWord {
        expand(state, end)
      }
    }
  }

  // MARK: Tolerance

  /// Adds the pairs that need a correction, an article or a filler.
  private func tolerate(_ number: UInt32, _ state: ShapeTable.State, _ place: Int) {
    guard let tolerance else { return }
    for article in 0..<(state.hasArticle ? tolerance.articleCount : 0) {
      let next = program.shapes.edges.find(number, article)
      if next != ShapeTable.none { reach(next, place) }
    }
    skip(number, place)
    guard state.hasWords else { return }
    if let second = tolerance.secondHalf(at: place) {
      let next = program.shapes.edges.find(number, second)
      if next != ShapeTable.none { reach(next, Place.nextWord(place)) }
    }
    guard place < matcher.words.count else { return }
    for correction in tolerance.corrections(at: place) {
      let next = program.shapes.edges.find(number, correction.word)
      if next != ShapeTable.none { reach(next, place + correction.length) }
    }
    for halves in tolerance.halves(at: place) {
      let next = program.shapes.edges.find(number, halves.first)
      if next != ShapeTable.none { reach(next, halves.middle) }
    }
  }

  private func tolerate(
    _ instruction: Instruction, at address: UInt32, _ place: Int
  ) {
    guard let tolerance else { return }
    let next = instruction.next | ShapeTable.instructionBit
    if tolerance.isArticle(instruction.value) { reach(next, place) }
    skip(address | ShapeTable.instructionBit, place)
    if let second = tolerance.secondHalf(at: place), second == instruction.value {
      reach(next, Place.nextWord(place))
    }
    guard place < matcher.words.count else { return }
    for correction in tolerance.corrections(at: place) where correction.word == instruction.value {
      reach(next, place + correction.length)
    }
    for halves in tolerance.halves(at: place) where halves.first == instruction.value {
      reach(next, halves.middle)
    }
  }

  /// Skips words of the utterance that the phrase does not have.
  private func skip(_ state: UInt32, _ place: Int) {
    guard let tolerance, place < matcher.words.count else { return }
    if tolerance.isArticle(matcher.words[place]) { reach(state, place + 1) }
    for count in tolerance.skips(at: place) { reach(state, place + count) }
  }
}
