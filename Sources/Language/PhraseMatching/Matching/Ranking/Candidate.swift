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
  /// that are equal in all merits are a tie.
  func precedes(_ other: Candidate, _ preference: Preference) -> Bool {
    if score != nil { return scoreStep > other.scoreStep }
    return advantage(over: other, preference).map { $0.isOurs } ?? false
  }

  /// The first merit in which two candidates differ; `nil` when they are equal in all of them.
  func advantage(
    over other: Candidate, _ preference: Preference
  ) -> (merit: Merit, isOurs: Bool)? {
    for merit in Merit.order(preference) {
      let (ours, theirs) = (amount(of: merit), other.amount(of: merit))
      if ours != theirs { return (merit, ours > theirs) }
    }
    return nil
  }

  /// How much of a merit there is; the greater the better.
  private func amount(of merit: Merit) -> Int {
    switch merit {
    case .fewSlips: -reading.slips
    case .fewWordsOver: -reading.skipped
    case .longNames: reading.nameLetters
    case .literalText: reading.literalLength
    case .fewFreeSlots: -reading.freeSlots
    case .shortFreeText: -reading.freeWords
    case .longValues: reading.knownWeight
    case .fewSkippedWords: -reading.passed
    case .betterLanguage: -languageRank
    }
  }
}

/// What candidates are compared by.
enum Merit {
  case fewSlips, fewWordsOver, longNames, literalText, fewFreeSlots, shortFreeText, longValues
  case fewSkippedWords, betterLanguage

  /// The merits, those that count most first.
  static func order(_ preference: Preference) -> [Merit] {
    switch preference {
    case .literals: literalsFirst
    case .names: namesFirst
    }
  }

  private static let literalsFirst: [Merit] = [
    .fewSlips, .fewWordsOver, .literalText, .fewFreeSlots, .shortFreeText, .longValues,
    .betterLanguage,
  ]
  private static let namesFirst: [Merit] = [
    .fewSlips, .fewWordsOver, .longNames, .fewFreeSlots, .literalText, .shortFreeText, .longValues,
    .fewSkippedWords, .betterLanguage,
  ]
}
