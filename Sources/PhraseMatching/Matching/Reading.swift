// A template laid over an utterance: what every word is, and what it is ranked by.

/// A template laid over an utterance: what every word is, and what the reading is ranked by.
struct Reading: Sendable {
  /// What is not literal, in the order of the utterance.
  private(set) var marks: [Mark] = []
  private(set) var slips = 0
  /// The words added or left out.
  private(set) var skipped = 0
  /// The letters of the literal words that were said.
  var literalLength = 0
  private(set) var freeSlots = 0
  private(set) var freeWords = 0
  /// The sum of the squares of the lengths of the known values, in words.
  private(set) var knownWeight = 0

  mutating func add(_ mark: Mark) {
    marks.append(mark)
    let count = mark.words.count
    switch mark.role {
    case .filler: skipped += count
    case .free:
      freeWords += count
      freeSlots += 1
    case .known, .number, .typed: knownWeight += Int(Score.known(words: count))
    case .application: break
    }
  }

  /// Adds what a choice at an instruction stands for.
  mutating func add(_ choice: Choice, of instruction: Instruction, code: FlatArray<Instruction>) {
    if let leftOut = choice.leftOut {
      marks.append(Mark(role: .filler, lower: leftOut.lowerBound, upper: leftOut.upperBound))
    }
    if let mark = choice.mark { marks.append(mark) }
    // A cost is a sum of parts that are kept in bits of their own.
    var cost = choice.cost
    if cost < 0 {
      let corrected = (-cost + Score.slip / -2) / -Score.slip
      slips += Int(corrected)
      cost -= corrected * Score.slip
      let left = (-cost + Score.skippedWord / -2) / -Score.skippedWord
      skipped += Int(left)
      cost -= left * Score.skippedWord
    }
    literalLength += Int(cost / Score.literalLetter)
    knownWeight += Int(cost % Score.literalLetter)
  }
}
