// Finds the rows whose shape an utterance may fit.

import CompactTables
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
    let address = state & ~ShapeTable.instructionBit
    guard address == state || mayGoOn(from: address, at: place) else { return }
    let pair = UInt64(state) << 32 | UInt64(truncatingIfNeeded: place)
    if scratch.seen.insert(pair) { scratch.pending.append(pair) }
  }

  /// Whether the instruction at an address may take what is said at a place.
  @inline(__always)
  private func mayGoOn(from address: UInt32, at place: Int) -> Bool {
    tolerance != nil || program.beginnings[address] & matcher.beginning(at: place) != 0
  }

  /// Adds a pair reached by a word; without tolerance such a pair is new, or cheap to revisit.
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
      let address = program.shapes.threads[state.firstThread + thread]
      if mayGoOn(from: address, at: place) { execute(address, place) }
    }
    if let tolerance { leaveOut(number, state, place, tolerance) }
    if state.hasWords {
      matcher.forEachWord(at: place, tolerance) { word, end, _ in
        let next = program.shapes.edges.find(number, word)
        if next != ShapeTable.none { advance(next, end) }
      }
    }
    guard Place.word(place) < matcher.words.count else { return }
    if state.application != ShapeTable.none {
      follow(.applications, to: state.application, from: place)
    }
    if state.closedSlot != ShapeTable.none { follow(.values, to: state.closedSlot, from: place) }
    if state.openSlot != ShapeTable.none {
      follow(.values, to: state.openSlot, from: place)
      if !Place.isInside(place), matcher.utterance.tokens[place].startsWord {
        capture(state.openSlot, from: place)
      }
    }
  }

  /// Adds the pairs for an article that the utterance lacks, and for words that the phrases lack.
  private func leaveOut(
    _ number: UInt32, _ state: ShapeTable.State, _ place: Int, _ tolerance: Tolerance
  ) {
    for article in 0..<(state.hasArticle ? tolerance.articleCount : 0) {
      let next = program.shapes.edges.find(number, article)
      if next != ShapeTable.none { reach(next, place) }
    }
    guard place < matcher.words.count else { return }
    if tolerance.isArticle(matcher.words[place]) { reach(number, place + 1) }
    for count in tolerance.skips(at: place) { reach(number, place + count) }
  }

  /// Runs the instructions of one template from an address on, up to the next ones to be reached.
  private func execute(_ start: UInt32, _ from: Int) {
    var address = start
    var place = from
    var instruction = program.code[address]
    while tolerance == nil, instruction.kind == .word {
      guard place < matcher.words.count, matcher.words[place] == instruction.value else { return }
      place += 1
      address = instruction.next
      instruction = program.code[address]
    }
    if instruction.kind == .accept, isEnd(place), !scratch.rows.contains(instruction.value) {
      scratch.rows.append(instruction.value)
    }
    matcher.forEachStep(from: address, at: place, tolerance) { step in
      if case .name(let index) = step.taken {
        meet(instruction.kind == .slot ? .values : .applications, index)
      }
      reach(step.next | ShapeTable.instructionBit, step.place)
    }
    if instruction.kind == .slot, instruction.mode == .open {
      capture(instruction.next | ShapeTable.instructionBit, from: place, for: instruction)
    }
  }

  private func follow(_ names: Matcher.Names, to state: UInt32, from place: Int) {
    for index in matcher.readings(of: names, at: place, tolerance: tolerance) {
      meet(names, index)
      reach(state, matcher.nameReadings[index].end)
    }
  }

  /// Notes the apps, or the values, that a reading names.
  @inline(__always)
  private func meet(_ names: Matcher.Names, _ index: Int) {
    guard names == .applications else {
      if program.shapes.hasGroups { scratch.values.append(index) }
      return
    }
    var entry = matcher.applicationNames.firstOwner(at: matcher.nameReadings[index].node)
    while entry != NameTrie.none {
      let (application, next) = matcher.applicationNames.owner(of: entry)
      if !scratch.applications.contains(application) { scratch.applications.append(application) }
      entry = next
    }
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
}
