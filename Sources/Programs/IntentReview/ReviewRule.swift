// The rules, findings and checks of the review.

/// A rule of the review of App Intents sources.
package struct ReviewRule: Hashable, Sendable {
  /// The severity of a finding.
  package enum Level: String, Sendable {
    /// A probable mistake.
    case warning
    /// A mistake that a system rejects, or that fails at run time.
    case error
  }

  /// The rule's name in reports, such as `missing-summary`.
  package let id: String
  /// The severity of its findings.
  package let level: Level
  /// A one-line description of its findings.
  package let summary: String
  /// The advice for its findings.
  package let help: String
  /// The consequences for the app's users.
  package let reason: String
}

/// A finding of the review.
package struct ReviewFinding: Hashable, Sendable {
  /// The rule.
  package let rule: ReviewRule
  /// The problem, as one sentence.
  package let words: String
  /// The advice, as one sentence.
  package let advice: String
  /// The path of the file.
  package let file: String
  /// The line, from one.
  package let line: Int
  /// The column in characters, from one.
  package let column: Int
}

/// A check for one rule.
///
/// A check that is not certain reports nothing: a false alarm costs more than a miss.
protocol ReviewCheck: Sendable {
  /// The rule that is checked.
  static var rule: ReviewRule { get }

  /// Returns the findings, in any order.
  static func findings(in model: IntentModel) -> [ReviewFinding]
}
