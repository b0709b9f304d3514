// Reviews the sources in its arguments and prints a report for `behest lint`.

import BehestJSON
import Foundation
import IntentReview
import OutputPolicies
import ReviewReport

/// The part of `behest lint` that parses Swift sources.
///
/// A separate program, because the Swift parser is larger than all the rest of Behest: inside
/// `behest` it would slow down the start of every command.
@main
enum ReviewProgram {
  /// Prints a `ReviewReport` as JSON; without paths, a report of only the rules.
  ///
  /// Exits with 2, and a sentence on standard error, for a path that cannot be reviewed.
  static func main() throws {
    do {
      let paths = CommandLine.arguments.dropFirst()
      let files = paths.isEmpty ? [] : try SourceFinder.files(at: Array(paths))
      let report = ReviewReport(IntentReview(files: files))
      let text = JSON(encoding: report).text(isPretty: false)
      try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    } catch let failure as ReviewFailure {
      let words = CharacterPolicy.terminal.filtered(failure.description)
      try FileHandle.standardError.write(contentsOf: Data(words.utf8))
      exit(2)
    }
  }
}

extension ReviewReport {
  /// Creates the report of a review: its rules and findings.
  fileprivate init(_ review: IntentReview) {
    self.init(
      rules: IntentReview.rules.map { rule in
        Rule(
          id: rule.id, level: rule.level.rawValue, summary: rule.summary, help: rule.help)
      },
      findings: review.findings().map { finding in
        Finding(
          rule: finding.rule.id, words: finding.words, advice: finding.advice,
          file: finding.file, line: finding.line, column: finding.column)
      },
      fileCount: review.fileCount, unread: review.unread.map(\.description))
  }
}
