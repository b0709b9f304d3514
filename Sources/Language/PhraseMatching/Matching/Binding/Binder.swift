// Aligns a template with an utterance and finds the best reading.

import CompactTables
import SpokenValues

/// A search for the best alignment of a template with an utterance.
///
/// From a position in the template and one in the utterance there may be several ways to continue.
/// The best is found once and kept (dynamic programming), so the cost is bounded by the pairs of
/// positions, however many readings there are. The ends of free text are found from the end of the
/// utterance backwards, each once. Then the choices of the best reading are followed from the
/// beginning to give every word its role.
struct Binder {
  /// The best continuation from a pair of positions.
  struct Kept: BitwiseCopyable {
    var score: Int64
    var choice: Int
  }

  /// The best end of free text for each start; computed from the last position backwards.
  private struct FreeEnds {
    var lowest: Int
    var scores: [Int64]
    var ends: [Int]
  }

  private let matcher: Matcher
  private let program: Program
  private let scratch: Scratch
  private let tolerance: Tolerance?

  private var choices: TemplateChoices
  private var freeEnds: [UInt64: FreeEnds] = [:]
  private var keeps = false

  init(_ matcher: Matcher, tolerance: Tolerance?, row: Program.Row) {
    self.matcher = matcher
    program = matcher.program
    scratch = matcher.scratch
    self.tolerance = tolerance
    let template = program.templates[Int(row.template)]
    choices = TemplateChoices(
      matcher: matcher, tolerance: tolerance, row: row, template: template,
      context: ContextFilter(template.conditions, facts: matcher.context),
      score: program.score)
    keeps = row.isBranching || tolerance != nil || template.slots.count > 1
  }

  /// Returns the best reading of the whole utterance; `nil` if the template does not match.
  mutating func bind() -> Reading? {
    scratch.kept.removeAll()
    defer { scratch.choices.removeAll() }
    guard choices.context.isPossible, matcher.hasKeyword(of: choices.template) else { return nil }
    let entry = choices.row.entry
    guard let tolerance else {
      guard best(entry, 0, 0) != Score.none else { return nil }
      return reading(from: 0, budget: 0)
    }
    // Fewest slips first: a reading with more of them is never better.
    for budget in 0...tolerance.maximumSlips where budget >= tolerance.fewestSlips {
      var start: (place: Int, score: Int64)?
      for place in tolerance.starts {
        let score = best(entry, place, budget)
        guard score != Score.none else { continue }
        let total = score + outside(place)
        if total > start?.score ?? Score.none { start = (place, total) }
      }
      if let start { return reading(from: start.place, budget: budget) }
    }
    return nil
  }

  // MARK: The best score

  /// Returns the score of the best path from a pair of positions to the end.
  ///
  /// - Parameter endsFreeText: Whether free text ends at the position. The word that ends it has to
  ///   be exact: a slip of it may as well be a word of the text.
  private mutating func best(
    _ start: UInt32, _ from: Int, _ budget: Int, endsFreeText: Bool = false
  ) -> Int64 {
    var address = start
    var place = from
    var gained: Int64 = 0
    while tolerance == nil {
      let instruction = program.code[address]
      if instruction.kind == .word {
        guard place < matcher.words.count, matcher.words[place] == instruction.value else {
          return Score.none
        }
        gained += Int64(instruction.letters) * choices.score.literalLetter
        place += 1
        address = instruction.next
      } else if instruction.kind == .accept {
        return place == matcher.words.count ? gained : Score.none
      } else {
        break
      }
    }
    let rest = decide(address, place, budget, endsFreeText).score
    return rest == Score.none ? rest : rest + gained
  }

  /// Returns the best continuation, as an index into the choices; -1 for free text or the end.
  private mutating func decide(
    _ address: UInt32, _ place: Int, _ budget: Int, _ endsFreeText: Bool
  ) -> Kept {
    let key =
      UInt64(address) << 35 | (endsFreeText ? 1 << 34 : 0) | UInt64(budget) << 32
      | UInt64(truncatingIfNeeded: place)
    if keeps, let known = scratch.kept.find(key) { return known }
    let instruction = program.code[address]
    var decision = Kept(score: Score.none, choice: -1)
    if instruction.kind == .accept {
      decision.score = end(at: place)
    } else {
      let base = scratch.choices.count
      choices.add(instruction, at: address, place, budget: budget, to: &scratch.choices)
      let count = scratch.choices.count - base
      for index in 0..<count {
        let choice = scratch.choices[base + index]
        if endsFreeText, instruction.kind == .word, choice.slips > 0 { continue }
        let rest = best(
          choice.next, choice.place, choice.budget,
          endsFreeText: endsFreeText && choice.place == place)
        if rest != Score.none, rest + choice.cost > decision.score {
          decision = Kept(score: rest + choice.cost, choice: index)
        }
      }
      scratch.choices.removeAll(from: base)
      if instruction.kind == .slot && instruction.mode == .open {
        let free = free(instruction, at: address, place, budget).score
        if free > decision.score { decision = Kept(score: free, choice: -1) }
      }
    }
    if keeps { scratch.kept.set(key, decision) }
    return decision
  }

  private func end(at place: Int) -> Int64 {
    if place == matcher.words.count { return 0 }
    guard let tolerance, tolerance.isEnd(place) else { return Score.none }
    return outside(matcher.words.count - place)
  }

  /// Returns the cost of words before or after the phrase.
  private func outside(_ words: Int) -> Int64 {
    let isLiteral = tolerance?.isLiteral ?? false
    return Int64(words) * (isLiteral ? choices.score.passedWord : Score.skippedWord)
  }

  // MARK: Free text

  private mutating func free(
    _ instruction: Instruction, at address: UInt32, _ place: Int, _ budget: Int
  ) -> (score: Int64, end: Int) {
    let type = choices.template.slots[Int(instruction.value)].type
    guard matcher.admitsFreeText(at: place, for: instruction),
      place > 0 || type == .text || !program.politeness.touches(matcher.words, atEnd: false)
    else { return (Score.none, place) }
    let key = UInt64(address) << 2 | UInt64(budget)
    let count = matcher.words.count
    let known = freeEnds[key]
    var ends =
      known
      ?? FreeEnds(
        lowest: count, scores: Array(repeating: Score.none, count: count + 1),
        ends: Array(repeating: count, count: count + 1))
    let word = Place.nextWord(place)
    if word < ends.lowest {
      for start in stride(from: ends.lowest - 1, through: word, by: -1) {
        (ends.scores[start], ends.ends[start]) = end(
          ofFreeTextFrom: start, instruction, ends, type, budget)
      }
      ends.lowest = word
      freeEnds[key] = ends
    }
    let (score, end) =
      Place.isInside(place)
      ? end(ofFreeTextFrom: place, instruction, ends, type, budget)
      : (ends.scores[place], ends.ends[place])
    guard score != Score.none else { return (score, place) }
    let isStrict = tolerance?.isLiteral ?? true
    let unknown = isStrict || type == .text ? 0 : Score.unknownEntity
    return (score + choices.score.freeSlot + unknown, end)
  }

  /// Returns the best end of free text: within its first word, after it, or later.
  ///
  /// - Parameter ends: The best ends of free text that starts at later words.
  private mutating func end(
    ofFreeTextFrom place: Int, _ instruction: Instruction, _ ends: FreeEnds, _ type: SlotType,
    _ budget: Int
  ) -> (score: Int64, end: Int) {
    var found = (score: Score.none, end: place)
    func consider(_ score: Int64, _ end: Int) {
      if score != Score.none, score > found.score { found = (score, end) }
    }
    let word = Place.word(place)
    if instruction.endsInside {
      for inside in matcher.places(insideWord: word, after: Place.offset(place)) {
        consider(best(instruction.next, inside, budget), inside)
      }
    }
    if budget > 0, let tolerance, !Place.isInside(place) {
      for inside in tolerance.endsOfFreeText(inWord: word, of: matcher) {
        let score = best(instruction.next, inside, budget - 1)
        if score != Score.none { consider(score + Score.slip, inside) }
      }
    }
    let next = word + 1
    // A polite word at the end is not a part of a name: no document is called "Groceries please".
    let mayEnd =
      next == matcher.words.count
      ? type == .text || !program.politeness.touches(matcher.words, atEnd: true)
      : matcher.utterance.tokens[next].startsWord
    if mayEnd {
      consider(best(instruction.next, next, budget, endsFreeText: budget > 0), next)
    }
    if !matcher.utterance.hasSeam(between: word, and: next + 1) {
      consider(ends.scores[next], ends.ends[next])
    }
    if found.score != Score.none { found.score += choices.score.freeWord }
    return found
  }

  // MARK: The reading

  private mutating func reading(from start: Int, budget: Int) -> Reading {
    var reading = Reading()
    let isLiteral = tolerance?.isLiteral ?? false
    if start > 0 { reading.addFiller(0..<start, isPassed: isLiteral) }
    var address = choices.row.entry
    var place = start
    var budget = budget
    var endsFreeText = false
    while true {
      let instruction = program.code[address]
      if tolerance == nil && instruction.kind == .word {
        reading.literalLength += Int(instruction.letters)
        address = instruction.next
        place += 1
        continue
      }
      let decision = decide(address, place, budget, endsFreeText)
      if instruction.kind == .accept {
        if place < matcher.words.count {
          reading.addFiller(place..<matcher.words.count, isPassed: isLiteral)
        }
        return reading
      }
      guard decision.choice >= 0 else {
        let end = free(instruction, at: address, place, budget).end
        endsFreeText = budget > 0 && !Place.isInside(end)
        let isSplit = Place.isInside(end) && !instruction.endsInside
        reading.addFree(slot: Int(instruction.value), from: place, to: end, isSplit: isSplit)
        if isSplit { budget -= 1 }
        address = instruction.next
        place = end
        continue
      }
      choices.add(instruction, at: address, place, budget: budget, to: &scratch.choices)
      let choice = scratch.choices[decision.choice]
      scratch.choices.removeAll()
      reading.add(choice)
      address = choice.next
      endsFreeText = endsFreeText && choice.place == place
      place = choice.place
      budget = choice.budget
    }
  }
}
