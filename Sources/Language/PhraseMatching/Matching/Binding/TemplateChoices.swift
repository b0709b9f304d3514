// Lists the continuations of a template at a position of an utterance.

import CompactTables

/// The continuations of a template at a position of an utterance, in order of preference.
///
/// Required text precedes optional text, and longer values shorter ones; free text comes last.
struct TemplateChoices {
  let matcher: Matcher
  let tolerance: Tolerance?
  let row: Program.Row
  let template: Program.Template
  let context: ContextFilter
  let score: Score

  /// Adds the continuations, except free text, which depends on what follows.
  func add(
    _ instruction: Instruction, at address: UInt32, _ place: Int, budget: Int,
    to choices: inout WorkList<Choice>
  ) {
    matcher.forEachStep(from: address, at: place, tolerance, of: template) { step in
      guard step.slips <= budget else { return }
      var choice = Choice(
        cost: Int64(step.slips) * Score.slip, slips: step.slips, next: step.next,
        place: step.place, budget: budget - step.slips)
      switch step.taken {
      case .text:
        choice.letters = Int(instruction.letters)
        choice.cost += Int64(choice.letters) * score.literalLetter
      case .branch:
        break
      case .missingArticle:
        skip(1, &choice)
      case .addedArticle:
        skip(1, &choice)
        choice.mark = Mark(role: .filler, lower: place, upper: step.place)
      case .skippedWords:
        pass(step.place - place, &choice, isLiteral: matcher.program.preference == .names)
        choice.mark = Mark(role: .filler, lower: place, upper: step.place)
      case .name(let index):
        guard admits(matcher.nameReadings[index], instruction, place, &choice) else { return }
      case .number(let value):
        let words = Place.nextWord(step.place) - Place.word(place)
        choice.cost += score.known(words: words, letters: 0)
        choice.mark = Mark(
          role: .number(slot: Int(instruction.value), value: value), lower: place,
          upper: step.place)
      case .typed(let kind):
        choice.cost += score.known(words: step.place - place, letters: 0)
        choice.mark = Mark(
          role: .typed(slot: Int(instruction.value), kind), lower: place, upper: step.place)
      }
      choices.append(choice)
    }
  }

  private func skip(_ words: Int, _ choice: inout Choice) {
    choice.cost += Int64(words) * Score.skippedWord
    choice.skipped = words
  }

  /// Leaves words out that the catalogue allows to skip.
  private func pass(_ words: Int, _ choice: inout Choice, isLiteral: Bool) {
    choice.cost += Int64(words) * score.passedWordInside
    if isLiteral { choice.passed = words } else { choice.skipped = words }
  }

  /// Completes the choice of a name, if it is one of the app or a value of the slot's type.
  private func admits(
    _ reading: NameReading, _ instruction: Instruction, _ place: Int, _ choice: inout Choice
  ) -> Bool {
    guard !matcher.utterance.hasSeam(between: reading.start, and: reading.end) else {
      return false
    }
    let role: Mark.Role
    if instruction.kind == .application {
      let entry = matcher.applicationNames.entry(at: reading.node, of: template.application)
      guard reading.end > place, entry != NameTrie.none else { return false }
      role = .application(name: matcher.applicationNames.entries[entry].text)
    } else {
      let slot = Int(instruction.value)
      let type = template.slots[slot].valueType
      guard type != Program.none, reading.end != place,
        context.admits(reading.node, of: type, in: matcher)
      else { return false }
      role = .known(slot: slot, node: reading.node, slips: reading.slips)
      if matcher.values.hasNames(type) {
        choice.nameLetters = matcher.utterance.letterCount(from: reading.start, to: reading.end)
      }
      let words = Place.nextWord(reading.end) - Place.word(reading.start)
      choice.cost += score.known(words: words, letters: choice.nameLetters)
    }
    choice.mark = Mark(role: role, lower: reading.start, upper: reading.end)
    if reading.start > place { choice.leftOut = place..<reading.start }
    if tolerance?.isLiteral ?? false {
      pass(reading.skipped, &choice, isLiteral: true)
    } else {
      skip(reading.skipped, &choice)
    }
    return true
  }
}
