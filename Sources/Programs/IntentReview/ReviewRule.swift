// What the review looks for, and what it says when it has found something.

/// Something that the review of App Intents sources looks for.
package struct ReviewRule: Hashable, Sendable {
  /// How much a finding matters.
  package enum Level: String, Sendable {
    /// Probably a mistake.
    case warning
    /// A mistake: a system refuses it, or it fails when it runs.
    case error
  }

  /// What the rule is called in reports, such as `missing-summary`.
  package let id: String
  /// How much its findings matter.
  package let level: Level
  /// What it finds, in one line.
  package let summary: String
  /// What to do about it.
  package let help: String
  /// Why it matters to those who use the app.
  package let reason: String
}

/// Something that the review found.
package struct ReviewFinding: Hashable, Sendable {
  /// What was looked for.
  package let rule: ReviewRule
  /// What is wrong, as one sentence.
  package let words: String
  /// What to do, as one sentence.
  package let advice: String
  /// The file, as a path.
  package let file: String
  /// The line, from one.
  package let line: Int
  /// The column in characters, from one.
  package let column: Int
}

/// Looks for one thing in all that was read.
///
/// A check that cannot be sure says nothing: a false alarm costs more than a miss.
protocol ReviewCheck: Sendable {
  /// What is looked for.
  static var rule: ReviewRule { get }

  /// What was found, in any order.
  static func findings(in model: IntentModel) -> [ReviewFinding]
}
