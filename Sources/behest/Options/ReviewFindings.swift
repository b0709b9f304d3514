// Findings of the review of sources as lint reports them.

import IntentReview
import PhraseChecks

extension LintRule {
  /// Every rule of `behest lint`: those of phrases, then those that only sources are held to.
  static let known: [LintRule] = {
    let ids = Set(all.map(\.id))
    return all + review.filter { !ids.contains($0.id) }
  }()

  /// What sources are held to, in the order of the review's page.
  static let review: [LintRule] = IntentReview.rules.map { LintRule($0) }

  /// A rule of the review; one that phrases are held to as well is the same rule.
  fileprivate init(_ rule: ReviewRule) {
    if let same = LintRule.all.first(where: { $0.id == rule.id }) {
      self = same
    } else {
      self.init(
        rule.id, LintLevel(rawValue: rule.level.rawValue) ?? .warning, rule.summary, rule.help)
    }
  }
}

extension LintFinding {
  /// A finding of the review.
  init(_ finding: ReviewFinding) {
    self.init(
      LintRule(finding.rule), finding.words, advice: finding.advice,
      at: SourcePlace(file: finding.file, line: finding.line, column: finding.column))
  }
}
