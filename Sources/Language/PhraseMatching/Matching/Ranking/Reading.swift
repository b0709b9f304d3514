// An alignment of a template with an utterance, and the figures it is ranked by.

/// An alignment of a template with an utterance: the role of every word, and the ranking figures.
struct Reading: Sendable {
  /// The runs that are not literal, in the order of the utterance.
  private(set) var marks: [Mark] = []
  private(set) var slips = 0
  /// The number of words added or left out.
  private(set) var skipped = 0
  /// The number of words that the catalogue allows to skip.
  private(set) var passed = 0
  /// The number of letters of the literal words in the utterance.
  var literalLength = 0
  private(set) var freeSlots = 0
  /// The number of words of free text, and of those skipped in the middle of the phrase.
  private(set) var freeWords = 0
  /// The sum of the squares of the lengths of the known values, in words.
  private(set) var knownWeight = 0
  /// The number of letters of names given by people.
  private(set) var nameLetters = 0

  init() {}

  /// - Parameter memory: An empty list to store the marks in.
  init(marks memory: consuming [Mark]) { marks = memory }

  /// Moves the marks out, so that their memory serves the next reading.
  mutating func takeMarks() -> [Mark] {
    var taken: [Mark] = []
    swap(&taken, &marks)
    return taken
  }

  /// Adds words without meaning: polite ones, or those that the catalogue allows to skip.
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
  /// - Parameter isSplit: Whether it ends inside a word, where two words were written as one.
  mutating func addFree(slot: Int, from lower: Int, to upper: Int, isSplit: Bool) {
    if isSplit { slips += 1 }
    let mark = Mark(role: .free(slot: slot), lower: lower, upper: upper)
    marks.append(mark)
    freeWords += mark.words.count
    freeSlots += 1
  }

  /// Adds the figures and the mark of a choice.
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

  /// Adds a run that is neither literal nor free text.
  mutating func add(_ mark: Mark) {
    marks.append(mark)
    switch mark.role {
    case .known, .number, .typed, .flag: knownWeight += Score.weight(words: mark.words.count)
    case .application, .filler, .free: break
    }
  }
}
