// Holds the page of the rules to the rules that there are.

import BehestTestSupport
import Foundation
import IntentReview
import ReviewReport
import Testing

@Suite struct RulePageTests {
  @Test func `the page of the rules says what the rules say`() throws {
    let page = "../Sources/Programs/IntentReview/README.md"
    let text = try Fixtures.text(page)
    let mark = "## The rules\n"
    let head = try #require(text.range(of: mark)).upperBound
    Fixtures.expect(String(text[..<head]) + "\n" + Self.list, matches: page)
  }

  private static var list: String {
    IntentReview.rules.map { rule in
      """
      ### \(rule.id)

      \(rule.summary) (\(rule.level.rawValue))

      \(rule.reason)

      \(rule.help) See [a bad](../../../Fixtures/Review/\(rule.id)/bad.swift) and [a \
      good](../../../Fixtures/Review/\(rule.id)/good.swift) sample.

      """
    }.joined(separator: "\n")
  }
}
