// The words for yes and no, as answers and as values.

/// The words of one language for yes and no.
package struct TruthWords: Sendable {
  /// Answers that agree: `yes`, `sure`.
  package var yes: [String] = []
  /// Answers that disagree: `no`, `nope`.
  package var no: [String] = []
  /// Other words for the value true of a switch: `on`, `true`.
  package var on: [String] = []
  /// Other words for the value false of a switch: `off`, `false`.
  package var off: [String] = []
  /// Other words that accept a confirmation: `confirm`.
  package var accept: [String] = []
  /// Other words that decline a confirmation: `cancel`.
  package var decline: [String] = []

  /// All words for the value true.
  package var isTrue: [String] { yes + on }
  /// All words for the value false.
  package var isFalse: [String] { no + off }
}

/// The words for yes and no in every language with rules.
package enum AnswerWords {
  /// The words that accept a confirmation.
  package static let accept = LanguageRules.all.flatMap { $0.truth.yes + $0.truth.accept }
  /// The words that decline a confirmation.
  package static let decline = LanguageRules.all.flatMap { $0.truth.no + $0.truth.decline }
  /// The words for the value true.
  package static let isTrue = ["1"] + LanguageRules.all.flatMap(\.truth.isTrue)
  /// The words for the value false.
  package static let isFalse = ["0"] + LanguageRules.all.flatMap(\.truth.isFalse)
}
