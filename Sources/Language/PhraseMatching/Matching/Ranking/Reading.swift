// A template laid over an utterance: what every word is, and what it is ranked by.

/// A template laid over an utterance: what every word is, and what the reading is ranked by.
struct Reading: Sendable {
  /// What is not literal, in the order of the utterance.
  private(set) var marks: [Mark] = []
  private(set) var slips = 0
  /// The words added or left out.
  private(set) var skipped = 0
  /// The words that the catalogue says may be skipped.
  private(set) var passed = 0
  /// The letters of the literal words that were said.
  var literalLength = 0
  private(set) var freeSlots = 0
  /// The words of free text, and those passed over in the midst of the phrase.
  private(set) var freeWords = 0
  /// The sum of the squares of the lengths of the known values, in words.
  private(set) var knownWeight = 0
  /// The letters of names that somebody gave.
  private(set) var nameLetters = 0

  init() {}

  /// - Parameter memory: An empty list to keep the marks in.
  init(marks memory: consuming [Mark]) { marks = memory }

  /// Takes the marks away, so that their memory serves the next reading.
  mutating func takeMarks() -> [Mark] {
    var taken: [Mark] = []
    swap(&taken, &marks)
    return taken
  }

  /// Adds words that mean nothing: politeness, or those the catalogue says may be skipped.
  mutating func addFiller(_ words: Range<Int>, isPassed: Bool) {
    marks.append(Mark(role: .filler, lower: words.lowerBound, upper: words.upperBound))
    if isPassed {
      passed += words.count
    } else {
      skipped += words.count
    }
  }

  /// Adds free text.
  ///
  /// - Parameter isSplit: Whether it ends where two words were written as one.
  mutating func addFree(slot: Int, from lower: Int, to upper: Int, isSplit: Bool) {
    if isSplit { slips += 1 }
    let mark = Mark(role: .free(slot: slot), lower: lower, upper: upper)
    marks.append(mark)
    freeWords += mark.words.count
    freeSlots += 1
  }

  /// Adds what a choice stands for.
  mutating func add(_ choice: Choice) {
    slips += choice.slips
    skipped += choice.skipped
    passed += choice.passed
    freeWords += choice.passed
    nameLetters += choice.nameLetters
    literalLength += choice.letters
    if let leftOut = choice.leftOut {
      marks.append(Mark(role: .filler, lower: leftOut.lowerBound, upper: leftOut.upperBound))
    }
    if let mark = choice.mark { add(mark) }
  }

  /// Adds a run that is neither literal nor free.
  mutating func add(_ mark: Mark) {
    marks.append(mark)
    switch mark.role {
    case .known, .number, .typed: knownWeight += Score.weight(words: mark.words.count)
    case .application, .filler, .free: break
    }
  }
}
