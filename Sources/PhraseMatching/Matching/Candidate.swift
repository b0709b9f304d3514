// A template that fits an utterance, and how it compares with others.

/// A template that fits an utterance.
struct Candidate: Sendable {
  /// The place of the row in the program, which is the declared order.
  var row: Int
  var template: Int
  var reading: Reading
  /// The slots that are filled without being said.
  var fixed: [String: StructuredValue]
  var languageRank: Int
  /// How sure a paraphrase is, from 0 to 1; `nil` for what follows the phrase word for word.
  var score: Double?
  /// What paraphrases are compared by: scores in steps, so that those near each other are equal.
  var scoreStep = 0

  /// Whether this candidate ranks before another of the same tier.
  ///
  /// Declared order is not asked: it decides between phrases of one intent, and different intents
  /// that are equal in all of these facts are a tie.
  func precedes(_ other: Candidate, _ preference: Preference) -> Bool {
    if score != nil { return scoreStep > other.scoreStep }
    let (ours, theirs) = (reading, other.reading)
    if ours.slips != theirs.slips { return ours.slips < theirs.slips }
    if ours.skipped != theirs.skipped { return ours.skipped < theirs.skipped }
    let (left, right) = (ours.facts(preference), theirs.facts(preference))
    if left != right { return right < left }
    return languageRank < other.languageRank
  }
}

extension Reading {
  /// What readings are compared by behind slips and words left out; the greater the better.
  fileprivate func facts(_ preference: Preference) -> (Int, Int, Int, Int, Int, Int) {
    switch preference {
    case .literals: (literalLength, -freeSlots, -freeWords, knownWeight, 0, 0)
    case .names: (nameLetters, -freeSlots, literalLength, -freeWords, knownWeight, -passed)
    }
  }
}
