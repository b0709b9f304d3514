// A template that matches an utterance, and its comparison with others.

/// A template that matches an utterance.
struct Candidate: Sendable {
  /// The index of the row in the program, which is the declared order.
  var row: Int
  var template: Int
  var reading: Reading
  /// The slots that are filled without being said.
  var fixed: [String: JSON]
  var languageRank: Int
  /// The properties of a reading by parts beside its alignment; `nil` in every other tier.
  var parts: PartsMerit?

  /// Whether this candidate ranks before another of the same tier.
  ///
  /// Declared order is ignored: it decides between phrases of one intent, but different intents
  /// with equal merits are a tie.
  func precedes(_ other: Candidate, _ preference: Preference) -> Bool {
    // Those of the tier `parts` are equally good, or they are no candidates.
    if parts != nil { return false }
    return advantage(over: other, preference).map { $0.isOurs } ?? false
  }

  /// Returns the first merit in which two candidates differ; `nil` if they are equal.
  func advantage(
    over other: Candidate, _ preference: Preference
  ) -> (merit: Merit, isOurs: Bool)? {
    for merit in Merit.order(preference) {
      let (ours, theirs) = (amount(of: merit), other.amount(of: merit))
      if ours != theirs { return (merit, ours > theirs) }
    }
    return nil
  }

  /// Returns the amount of a merit; greater is better.
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

/// The criteria for ranking candidates.
enum Merit {
  case fewSlips, fewWordsOver, longNames, literalText, fewFreeSlots, shortFreeText, longValues
  case fewSkippedWords, betterLanguage

  /// Returns the merits, the most important first.
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

  /// Returns the number of bits of a score that hold the amount of the merit; zero for what all
  /// readings of a phrase have in common.
  func bits(_ preference: Preference) -> Int {
    switch (self, preference) {
    // Of the slips, two bits count unknown entities.
    case (.fewSlips, _): 10
    case (.fewWordsOver, _): 6
    case (.literalText, .literals): 16
    case (.literalText, .names): 14
    case (.longNames, _): 10
    case (.fewFreeSlots, .literals): 6
    case (.fewFreeSlots, .names): 4
    case (.shortFreeText, .literals): 14
    case (.shortFreeText, .names): 7
    case (.longValues, .literals): 12
    case (.longValues, .names): 10
    case (.fewSkippedWords, _): 3
    case (.betterLanguage, _): 0
    }
  }
}
