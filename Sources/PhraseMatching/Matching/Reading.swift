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
    case .known, .number, .typed, .application: break
    }
  }

  /// Adds what a choice stands for.
  mutating func add(_ choice: Choice) {
    slips += choice.slips
    skipped += choice.skipped
    literalLength += choice.letters
    if let leftOut = choice.leftOut {
      marks.append(Mark(role: .filler, lower: leftOut.lowerBound, upper: leftOut.upperBound))
    }
    guard let mark = choice.mark else { return }
    marks.append(mark)
    switch mark.role {
    case .known, .number, .typed: knownWeight += Score.weight(words: mark.words.count)
    case .application, .filler, .free: break
    }
  }
}
