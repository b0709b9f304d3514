// Holds each rule to a sample that breaks it, and to one that does not.

import BehestTestSupport
import Foundation
import IntentReview
import ReviewReport
import Testing

@Suite struct ReviewSampleTests {
  private static let ids = IntentReview.rules.map(\.id)

  private func findings(_ path: String) throws -> [ReviewFinding] {
    IntentReview(texts: [(path, try Fixtures.bytes(path))]).findings()
  }

  @Test func `there is a folder of samples for each rule and no other`() {
    let files = Fixtures.paths(in: "Review", withExtension: "swift")
    let expected = Self.ids.sorted().flatMap {
      ["Review/\($0)/bad.swift", "Review/\($0)/good.swift"]
    }
    #expect(files == expected)
    #expect(Set(Self.ids).count == Self.ids.count)
  }

  @Test(arguments: ids)
  func `a bad sample breaks its rule and no other`(_ id: String) throws {
    let findings = try findings("Review/\(id)/bad.swift")
    #expect(Set(findings.map(\.rule)) == [id])
    let lines = findings.map { "\($0.line):\($0.column): \($0.words) \($0.advice)" }
    Fixtures.expect(lines.joined(separator: "\n") + "\n", matches: "Review/\(id)/bad.txt")
  }

  @Test(arguments: ids)
  func `a good sample breaks no rule`(_ id: String) throws {
    #expect(try findings("Review/\(id)/good.swift") == [])
  }

  @Test func `every sentence is one, and every rule says what to do and why`() throws {
    for rule in IntentReview.rules {
      for text in [rule.summary, rule.help, rule.reason] {
        #expect(text.hasSuffix("."), "\(rule.id): \(text)")
        #expect(!text.contains("\n"), "\(rule.id): \(text)")
      }
      for finding in try findings("Review/\(rule.id)/bad.swift") {
        #expect(finding.words.hasSuffix("."))
        #expect(finding.advice.hasSuffix("."))
      }
    }
  }

  @Test func `a rule that is not wanted is not looked for`() throws {
    let path = "Review/intent-title/bad.swift"
    let review = IntentReview(texts: [(path, try Fixtures.bytes(path))])
    #expect(review.findings { $0.id != "intent-title" } == [])
  }
}
