// Reviews the sources in its arguments and prints a report for `behest lint`.

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
      let review = IntentReview(files: files)
      let report = ReviewReport(
        rules: IntentReview.rules, findings: review.findings(), fileCount: review.fileCount,
        unread: review.unread)
      try FileHandle.standardOutput.write(contentsOf: JSONEncoder().encode(report))
    } catch let failure as ReviewFailure {
      let words = CharacterPolicy.terminal.filtered(failure.description)
      try FileHandle.standardError.write(contentsOf: Data(words.utf8))
      exit(2)
    }
  }
}
