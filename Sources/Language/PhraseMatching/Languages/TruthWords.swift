// The words for yes and no, as answers and as values.

/// The words of one language for yes and no.
package struct TruthWords: Sendable {
  /// Answers that agree: `yes`, `sure`.
  package var yes: [String] = []
  /// Answers that disagree: `no`, `nope`.
  package var no: [String] = []
  /// What else is true of a switch: `on`, `true`.
  package var on: [String] = []
  /// What else is false of a switch: `off`, `false`.
  package var off: [String] = []
  /// What else agrees to a question whether to go on: `confirm`.
  package var accept: [String] = []
  /// What else disagrees to such a question: `cancel`.
  package var decline: [String] = []

  /// All words that mean true as a value.
  package var isTrue: [String] { yes + on }
  /// All words that mean false as a value.
  package var isFalse: [String] { no + off }
}

/// The words for yes and no in every language there are rules for.
package enum AnswerWords {
  /// What agrees to a question whether to go on.
  package static let accept = LanguageRules.all.flatMap { $0.truth.yes + $0.truth.accept }
  /// What disagrees to such a question.
  package static let decline = LanguageRules.all.flatMap { $0.truth.no + $0.truth.decline }
  /// What means true as a value.
  package static let isTrue = ["1"] + LanguageRules.all.flatMap(\.truth.isTrue)
  /// What means false as a value.
  package static let isFalse = ["0"] + LanguageRules.all.flatMap(\.truth.isFalse)
}
