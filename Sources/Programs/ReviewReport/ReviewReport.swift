// The report of a review, for exchange between programs.

/// The report of a review of App Intents sources.
///
/// `behest-review`, which contains the Swift parser, writes it as JSON; `behest lint` reads it.
package struct ReviewReport: Codable, Sendable {
  /// All rules, in the order in which they are listed.
  package let rules: [ReviewRule]
  /// The findings, by file, line and column.
  package let findings: [ReviewFinding]
  /// The number of files that use App Intents.
  package let fileCount: Int
  /// A sentence for each file that uses App Intents and could not be reviewed.
  package let unread: [String]

  /// Creates a report from rules and findings.
  package init(
    rules: [ReviewRule], findings: [ReviewFinding], fileCount: Int, unread: [String]
  ) {
    self.rules = rules
    self.findings = findings
    self.fileCount = fileCount
    self.unread = unread
  }
}

/// A rule of the review of App Intents sources.
package struct ReviewRule: Codable, Sendable {
  /// The severity of a finding.
  package enum Level: String, Codable, Sendable {
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

  /// Creates a rule from its name, severity and texts.
  package init(id: String, level: Level, summary: String, help: String, reason: String) {
    self.id = id
    self.level = level
    self.summary = summary
    self.help = help
    self.reason = reason
  }
}

/// A finding of the review.
package struct ReviewFinding: Codable, Hashable, Sendable {
  /// The name of the rule.
  package let rule: String
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

  /// Creates a finding from its rule, texts and location.
  package init(
    rule: String, words: String, advice: String, file: String, line: Int, column: Int
  ) {
    self.rule = rule
    self.words = words
    self.advice = advice
    self.file = file
    self.line = line
    self.column = column
  }
}
