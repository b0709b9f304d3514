// Reviews an app's sources in the separate program that can parse Swift.

import BehestProcess
import BehestShell
import Foundation
import PhraseChecks
import PhraseMatching
import ReviewReport

/// A review of sources by `behest-review`.
struct SourceReview {
  /// The rules for sources, in the order of the reviewer's page.
  let rules: [LintRule]
  /// The findings, by file, line and column.
  let findings: [LintFinding]
  /// The number of files that use App Intents.
  let fileCount: Int
  /// A sentence for each file that could not be reviewed.
  let unread: [String]

  private static let program = "behest-review"

  /// Creates a review of the Swift files at the paths; without paths, it has only the rules.
  ///
  /// - Throws: `UsageError` for a path that cannot be reviewed, or when the reviewer is not
  ///   installed.
  init(of paths: [String]) throws {
    let program =
      try ProgramFolder.companion(Self.program, orIn: ProgramFolder.releases) ?? Self.built()
    let (report, words) = (try Descriptor.pipe(), try Descriptor.pipe())
    defer { for end in [report.read, words.read] { close(end) } }
    let child = try ChildProcess(
      [program.path] + paths, environment: ProcessInfo.processInfo.environment, input: .null,
      output: .descriptor(report.write), error: .descriptor(words.write))
    for end in [report.write, words.write] { close(end) }
    let bytes = try Descriptor.readAll(report.read).get()
    // The reviewer writes one sentence at most, which fits into the pipe's buffer.
    let sentence = try Descriptor.readAll(words.read).get()
    let end = child.end()
    guard end == .exited(0) else {
      guard end == .exited(2), !sentence.isEmpty else {
        throw UsageError("\(Self.program) ended without a report.")
      }
      throw UsageError(String(decoding: sentence, as: UTF8.self))
    }
    self.init(try JSONDecoder().decode(ReviewReport.self, from: Data(bytes)))
  }

  /// Builds the reviewer where this program was built: a first use needs no other command.
  ///
  /// - Throws: `UsageError` when it cannot be built, with the command.
  private static func built() throws -> URL {
    guard let command = ProgramFolder.reviewerBuild else {
      throw UsageError(
        "Sources are reviewed by \(program), which is not installed beside this program.")
    }
    let words = command.joined(separator: " ")
    Output.standard.note("behest: Builds \(program), which reviews sources, for once: \(words)")
    // Standard output is the report's.
    let child = try ChildProcess(
      ["/usr/bin/env"] + command, environment: ProcessInfo.processInfo.environment, input: .null,
      output: .descriptor(STDERR_FILENO))
    guard child.end() == .exited(0),
      let built = ProgramFolder.companion(program, orIn: ProgramFolder.releases)
    else {
      throw UsageError("\(program) could not be built. Try it by hand: \(words)")
    }
    return built
  }

  private init(_ report: ReviewReport) {
    let rules = report.rules.map { LintRule($0) }
    let named = Dictionary(rules.map { ($0.id, $0) }) { first, _ in first }
    self.rules = rules
    findings = report.findings.compactMap { finding in
      named[finding.rule].map { LintFinding(finding, $0) }
    }
    fileCount = report.fileCount
    unread = report.unread
  }
}

extension LintRule {
  /// Returns every rule of `behest lint`: those for phrases, then those only for sources.
  ///
  /// - Throws: The errors of a review without paths.
  static func known() throws -> [LintRule] {
    let ids = Set(all.map(\.id))
    return all + (try SourceReview(of: [])).rules.filter { !ids.contains($0.id) }
  }

  /// Creates a rule of the review; one with the id of a rule for phrases is that rule.
  fileprivate init(_ rule: ReviewRule) {
    if let same = LintRule.all.first(where: { $0.id == rule.id }) {
      self = same
    } else {
      self.init(rule.id, rule.level == .error ? .error : .warning, rule.summary, rule.help)
    }
  }
}

extension LintFinding {
  /// Creates a finding of the review.
  fileprivate init(_ finding: ReviewFinding, _ rule: LintRule) {
    self.init(
      rule, finding.words, advice: finding.advice,
      at: SourcePlace(file: finding.file, line: finding.line, column: finding.column))
  }
}
