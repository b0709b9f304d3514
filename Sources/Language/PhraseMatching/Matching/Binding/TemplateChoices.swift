// Lists the continuations of a template at a position of an utterance.

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

  private var program: Program { matcher.program }

  /// Adds the continuations, except free text, which depends on what follows.
  func add(
    _ instruction: Instruction, at address: UInt32, _ place: Int, budget: Int,
    to choices: inout WorkList<Choice>
  ) {
    switch instruction.kind {
    case .word:
      addWord(instruction, place, budget, to: &choices)
    case .prefix, .suffix:
      if let end = matcher.end(of: instruction, at: place) {
        choices.append(
          Choice(
            cost: Int64(instruction.letters) * score.literalLetter,
            letters: Int(instruction.letters), next: instruction.next, place: end, budget: budget))
      }
    case .split:
      choices.append(Choice(next: instruction.next, place: place, budget: budget))
      choices.append(Choice(next: instruction.value, place: place, budget: budget))
    case .application:
      addNames(instruction, place, budget, to: &choices)
    case .slot:
      addValues(instruction, place, budget, to: &choices)
    case .accept:
      break
    }
    // After a split, its instructions add the same.
    if instruction.kind != .split && instruction.kind != .accept {
      addSkips(address, place, budget, to: &choices)
    }
  }

  private func addWord(
    _ instruction: Instruction, _ place: Int, _ budget: Int, to choices: inout WorkList<Choice>
  ) {
    let letters = Int(instruction.letters)
    let said = Int64(letters) * score.literalLetter
    if place < matcher.words.count {
      if matcher.words[place] == instruction.value {
        choices.append(
          Choice(
            cost: said, letters: letters, next: instruction.next, place: place + 1,
            budget: budget))
      }
      if budget > 0, let tolerance {
        for correction in tolerance.corrections(at: place)
        where correction.word == instruction.value && correction.slips <= budget {
          choices.append(
            Choice(
              cost: said + Int64(correction.slips) * Score.slip, letters: letters,
              slips: correction.slips, next: instruction.next, place: place + correction.length,
              budget: budget - correction.slips))
        }
        for halves in tolerance.halves(at: place) where halves.first == instruction.value {
          choices.append(
            Choice(
              cost: said + Score.slip, letters: letters, slips: 1, next: instruction.next,
              place: halves.middle, budget: budget - 1))
        }
      }
    } else if let second = tolerance?.secondHalf(at: place), second == instruction.value {
      choices.append(
        Choice(
          cost: said, letters: letters, next: instruction.next, place: Place.nextWord(place),
          budget: budget))
    }
    // An article of the template that the utterance lacks.
    if let tolerance, tolerance.isArticle(instruction.value) {
      choices.append(
        Choice(
          cost: Score.skippedWord, skipped: 1, next: instruction.next, place: place,
          budget: budget))
    }
  }

  private func addNames(
    _ instruction: Instruction, _ place: Int, _ budget: Int, to choices: inout WorkList<Choice>
  ) {
    let readings = matcher.readings(
      of: .applications, at: place, tolerance: tolerance, for: instruction)
    for index in readings {
      let reading = matcher.nameReadings[index]
      let entry = matcher.applicationNames.entry(at: reading.node, of: template.application)
      guard reading.slips <= budget, reading.end > place, entry != NameTrie.none,
        !matcher.utterance.hasSeam(between: reading.start, and: reading.end)
      else { continue }
      let name = matcher.applicationNames.entries[entry].text
      choices.append(choice(reading, .application(name: name), instruction, place, budget))
    }
  }

  private func addValues(
    _ instruction: Instruction, _ place: Int, _ budget: Int, to choices: inout WorkList<Choice>
  ) {
    let number = Int(instruction.value)
    let valueType = template.slots[number].valueType
    if valueType != Program.none {
      let readings = matcher.readings(
        of: .values, at: place, tolerance: tolerance, for: instruction)
      for index in readings {
        let reading = matcher.nameReadings[index]
        guard reading.slips <= budget, reading.end != place,
          !matcher.utterance.hasSeam(between: reading.start, and: reading.end),
          context.admits(reading.node, of: valueType, in: matcher)
        else { continue }
        let role = Mark.Role.known(slot: number, node: reading.node, slips: reading.slips)
        var choice = choice(reading, role, instruction, place, budget)
        if matcher.values.hasNames(valueType) {
          choice.nameLetters = matcher.utterance.letterCount(from: reading.start, to: reading.end)
        }
        let words = Place.nextWord(reading.end) - Place.word(reading.start)
        choice.cost += score.known(words: words, letters: choice.nameLetters)
        choices.append(choice)
      }
    }
    if instruction.mode == .number || instruction.mode == .typed {
      addNumbers(instruction, place, budget, to: &choices)
    }
  }

  /// Adds numbers and typed values, which are recognised by their form.
  private func addNumbers(
    _ instruction: Instruction, _ place: Int, _ budget: Int, to choices: inout WorkList<Choice>
  ) {
    let number = Int(instruction.value)
    let type = template.slots[number].type
    switch type {
    case .number(let range):
      guard let number = matcher.number(at: place, for: instruction), range.accepts(number.value)
      else { return }
      choices.append(
        Choice(
          cost: score.known(words: 1, letters: 0), next: instruction.next, place: number.end,
          budget: budget,
          mark: Mark(
            role: .number(slot: Int(instruction.value), value: number.value), lower: place,
            upper: number.end)))
    case .typed:
      for end in matcher.typedEnds(type, at: place) {
        choices.append(
          Choice(
            cost: score.known(words: end - place, letters: 0), next: instruction.next, place: end,
            budget: budget,
            mark: Mark(role: .typed(slot: number), lower: place, upper: end)))
      }
    case .entity, .enumeration, .text:
      break
    }
  }

  private func choice(
    _ reading: NameReading, _ role: Mark.Role, _ instruction: Instruction, _ place: Int,
    _ budget: Int
  ) -> Choice {
    var choice = Choice(
      cost: Int64(reading.slips) * Score.slip, slips: reading.slips, next: instruction.next,
      place: reading.end, budget: budget - reading.slips,
      mark: Mark(role: role, lower: reading.start, upper: reading.end),
      leftOut: reading.start > place ? place..<reading.start : nil)
    if tolerance?.isLiteral ?? false {
      choice.cost += Int64(reading.skipped) * score.passedWordInside
      choice.passed = reading.skipped
    } else {
      choice.cost += Int64(reading.skipped) * Score.skippedWord
      choice.skipped = reading.skipped
    }
    return choice
  }

  /// Adds the words of the utterance that may be skipped.
  private func addSkips(
    _ address: UInt32, _ place: Int, _ budget: Int, to choices: inout WorkList<Choice>
  ) {
    guard let tolerance, place < matcher.words.count else { return }
    if tolerance.isArticle(matcher.words[place]) {
      choices.append(
        Choice(
          cost: Score.skippedWord, skipped: 1, next: address, place: place + 1, budget: budget,
          mark: Mark(role: .filler, lower: place, upper: place + 1)))
    }
    for count in tolerance.skips(at: place) {
      var choice = Choice(
        cost: Int64(count) * score.passedWordInside, next: address, place: place + count,
        budget: budget,
        mark: Mark(role: .filler, lower: place, upper: place + count))
      if program.preference == .names {
        choice.passed = count
      } else {
        choice.skipped = count
      }
      choices.append(choice)
    }
  }
}
