// Finds the first position where an utterance departs from a phrase.

import CompactTables
import SpokenValues

/// A search for the first position where an utterance departs from a phrase.
///
/// The template is compared with the utterance as `Binder` does it, with all the tolerance of the
/// loosest tier; the reading that gets furthest names the failure.
struct FailureSearch {
  private let matcher: Matcher
  private let row: Program.Row
  private let tolerance: Tolerance
  private var template: Program.Template { matcher.program.templates[Int(row.template)] }
  private var program: Program { matcher.program }
  private var words: [UInt32] { matcher.words }

  /// The most values that are compared with unknown words; an utterance may be pasted text.
  private static let maximumValues = 2_000

  init(_ matcher: Matcher, row: Program.Row, tolerance: Tolerance) {
    self.matcher = matcher
    self.row = row
    self.tolerance = tolerance
  }

  func failure(isVetoed: Bool) -> NearMiss.Failure {
    if isVetoed { return failure(.vetoed, 0..<words.count, expected: "") }
    let (address, place) = furthest()
    let step = program.code[program.preferred(address)]
    switch step.kind {
    case .accept:
      guard place < words.count else { return unmetDemand() }
      return failure(.extraWords, Place.word(place)..<words.count, expected: "")
    case .slot where place < words.count:
      return unknownValue(Int(step.value), address: address, place: place)
    case .application:
      let names = program.applications.applications[Int(template.application)].names
      return failure(
        .missingApplicationName, Place.word(place)..<words.count,
        expected: names.first ?? template.source.app)
    case .word where place < words.count:
      return failure(
        .differentWord, place..<place + 1, expected: matcher.vocabulary.text(of: step.value))
    case .word, .prefix, .suffix, .slot, .split:
      let run = Place.word(place)..<Place.nextWord(place)
      return failure(.missingWords, run, expected: rest(from: address))
    }
  }

  /// Returns the requirement that is not met by an utterance whose words match the phrase.
  private func unmetDemand() -> NearMiss.Failure {
    let all = 0..<words.count
    if !matcher.hasKeyword(of: template), let block = template.source.block {
      let words = block.requiredKeywords.map { "“\($0)”" }.joined(separator: " or ")
      return failure(.missingKeyword, all, expected: words)
    }
    if let demand = template.conditions?.unmet(by: matcher.context) {
      return failure(.unmetContext, all, expected: demand)
    }
    return failure(.beyondTier, all, expected: "")
  }

  private func failure(
    _ reason: NearMiss.Failure.Reason, _ run: Range<Int>, expected: String, slot: String? = nil,
    closest: PhraseValue? = nil
  ) -> NearMiss.Failure {
    let range = matcher.utterance.range(of: run)
    return NearMiss.Failure(
      reason: reason, text: matcher.utterance.text.slice(range), range: range, expected: expected,
      slot: slot, closestValue: closest)
  }

  /// Returns the last instruction and position that any reading reaches.
  func furthest() -> (address: UInt32, place: Int) {
    var seen = PairSet()
    var pending: [(address: UInt32, place: Int)] = []
    for start in tolerance.starts { pending.append((row.entry, start)) }
    var best = (address: row.entry, place: 0)
    while let (address, place) = pending.popLast() {
      let pair = UInt64(address) << 32 | UInt64(truncatingIfNeeded: place)
      guard seen.insert(pair) else { continue }
      // Instructions are in the order of compilation, from the end of the phrase.
      if program.code[address].kind != .split, (best.address, place) > (address, best.place) {
        best = (address, place)
      }
      pending += steps(from: address, at: place)
    }
    return best
  }

  private func steps(
    from address: UInt32, at place: Int
  ) -> [(address: UInt32, place: Int)] {
    let instruction = program.code[address]
    var next: [(address: UInt32, place: Int)] = []
    matcher.forEachStep(from: address, at: place, tolerance, of: template) { step in
      if case .name(let index) = step.taken {
        let node = matcher.nameReadings[index].node
        let isKnown =
          instruction.kind == .application
          ? matcher.entry(at: node, of: template.application, in: .applications) != NameTrie.none
          : matcher.entry(
            at: node, of: template.slots[Int(instruction.value)].valueType, in: .values)
            != NameTrie.none
        guard isKnown else { return }
      }
      next.append((step.next, step.place))
    }
    if instruction.kind == .slot, instruction.mode == .open, place < words.count {
      next += (place..<min(words.count, place + 32)).map { (instruction.next, $0 + 1) }
    }
    return next
  }

  /// Returns the remaining words of the phrase, as a person would say them.
  private func rest(from address: UInt32) -> String {
    let names = program.applications.applications[Int(template.application)].names
    var text = ""
    for instruction in program.preferredPath(from: address) {
      switch instruction.kind {
      case .word:
        text += " " + matcher.vocabulary.text(of: instruction.value)
      case .prefix, .suffix:
        text += program.fragments.text(of: instruction.value)
      case .application:
        text += " " + (names.first ?? template.source.app)
      case .slot:
        text += " <\(template.slots[Int(instruction.value)].name)>"
      case .split, .accept:
        break
      }
    }
    return String(text.drop { $0 == " " })
  }

  /// Returns the failure for words that name no known value of a slot.
  private func unknownValue(_ number: Int, address: UInt32, place: Int) -> NearMiss.Failure {
    let slot = template.slots[number]
    let following = program.preferred(program.code[address].next)
    let place = Place.word(place)
    let end =
      (place + 1..<max(place + 1, words.count))
      .first { steps(from: following, at: $0).contains { $0.address != following } }
      ?? words.count
    let said = (place..<end).map(matcher.utterance.word).joined(separator: " ")
    return failure(
      .unknownValue, place..<end, expected: "<\(slot.name)>", slot: slot.name,
      closest: closest(to: said, among: matcher.values.values(of: slot.valueType)))
  }

  /// Returns the value with the fewest edits, if they are fewer than half of its letters.
  private func closest(to said: String, among values: [PhraseValue]) -> PhraseValue? {
    let said = Array(said.unicodeScalars.prefix(64))
    var best: (distance: Double, value: PhraseValue)?
    for value in values.prefix(Self.maximumValues) {
      for text in value.texts {
        let words = Normalizer.utterance(text).words.joined(separator: " ")
        let letters = Array(words.unicodeScalars.prefix(64))
        let length = max(letters.count, said.count)
        guard let slips = EditDistance.slips(said, letters, atMost: length / 2) else { continue }
        let distance = Double(slips) / Double(max(1, length))
        if distance < best?.distance ?? .infinity { best = (distance, value) }
      }
    }
    return best?.value
  }
}
