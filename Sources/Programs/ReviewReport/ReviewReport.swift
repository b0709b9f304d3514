// What a review of sources found, as one program tells another.

/// What a review of App Intents sources found.
///
/// `behest-review`, which has the Swift parser inside, writes it as JSON; `behest lint` reads it.
package struct ReviewReport: Codable, Sendable {
  /// Something that sources are held to.
  package struct Rule: Codable, Sendable {
    /// What it is called, such as `missing-summary`.
    package let id: String
    /// How much its findings matter: `warning` or `error`.
    package let level: String
    /// What it finds, in one line.
    package let summary: String
    /// What to do about it.
    package let help: String

    /// Creates a rule.
    package init(id: String, level: String, summary: String, help: String) {
      self.id = id
      self.level = level
      self.summary = summary
      self.help = help
    }
  }

  /// Something that was found.
  package struct Finding: Codable, Sendable {
    /// The identifier of its rule.
    package let rule: String
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

    /// Creates a finding.
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

  /// Every rule, in the order in which they are listed.
  package let rules: [Rule]
  /// What was found, by file, line and column.
  package let findings: [Finding]
  /// How many files have to do with App Intents.
  package let fileCount: Int
  /// A sentence for each file that could not be reviewed.
  package let unread: [String]

  /// Creates a report.
  package init(rules: [Rule], findings: [Finding], fileCount: Int, unread: [String]) {
    self.rules = rules
    self.findings = findings
    self.fileCount = fileCount
    self.unread = unread
  }
}
