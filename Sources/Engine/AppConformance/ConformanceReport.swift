// The findings about a server, and what was found out about it on the way.

import BehestJSON
import PhraseChecks

/// A place where a server breaks a rule.
package struct ConformanceFinding: Hashable, Sendable {
  /// The rule.
  package let rule: ConformanceRule
  /// The thing that it is about: "tool git_log", "line 3", "phrase “Order soup”".
  package let subject: String
  /// The place in the JSON of the subject, as a JSON pointer; `nil` for all of it.
  package let pointer: String?
  /// The message, as one sentence.
  package let words: String

  init(_ rule: ConformanceRule, _ subject: String, at pointer: String? = nil, _ words: String) {
    self.rule = rule
    self.subject = subject
    self.pointer = pointer
    self.words = words
  }
}

/// The report on a server.
package struct ConformanceReport: Sendable {
  /// The name and version of the server, as it says itself; empty when it did not get so far.
  package internal(set) var server = ""
  /// The revisions of the protocol that it speaks, latest first; at most one of each era.
  package internal(set) var versions: [String] = []
  /// The findings, in the order of the rules.
  package internal(set) var findings: [ConformanceFinding] = []
  /// The number of tools, prompts and resources that were looked at.
  package internal(set) var counts: [(noun: String, count: Int)] = []
  /// The tools that were called.
  package internal(set) var called: [String] = []

  /// Whether no rule is broken; a warning breaks none.
  package var passes: Bool { !findings.contains { $0.rule.level == .error } }

  /// The findings about a rule that are shown; one mistake may be made at a thousand places.
  private static let mostOfRule = 20

  mutating func add(_ new: [ConformanceFinding]) {
    for finding in new where !findings.contains(finding) {
      if findings.count(where: { $0.rule == finding.rule }) < Self.mostOfRule {
        findings.append(finding)
      }
    }
  }

  /// Puts the findings in the order of the rules, and within a rule in that of the check.
  mutating func sort() {
    findings = ConformanceRule.all.flatMap { rule in findings.filter { $0.rule == rule } }
  }

  /// The report for CI: a test case for each rule, which fails when the rule is broken.
  package func junit(named name: String) -> String {
    let suites = ConformanceRule.Group.allCases.map { group in
      JUnitReport.Suite(
        name: group.rawValue,
        cases: ConformanceRule.all.filter { $0.group == group }.map { rule in
          let broken = findings.filter { $0.rule == rule && rule.level == .error }
          return JUnitReport.Case(
            attributes: [("name", rule.id), ("classname", "\(name).\(group.rawValue)")],
            failure: broken.first.map { first in
              JUnitReport.Failure(
                message: first.words, type: rule.level.rawValue,
                content: broken.map { "\($0.place): \($0.words)" }.joined(separator: "\n"))
            })
        })
    }
    return JUnitReport(name: "behest app check", suites).text
  }
}

extension ConformanceFinding {
  /// The subject with the place in it.
  package var place: String { pointer.map { "\(subject) \($0)" } ?? subject }
}
