// Plays the tables in Fixtures/SentenceTables.

import BehestTestSupport
import PhraseMatching
import PhraseReference
import Testing

struct SentenceFixtureTests {
  @Test(arguments: Fixtures.paths(in: "SentenceTables", withExtension: "txt"))
  func `the obvious matcher finds every line true`(_ path: String) throws {
    for table in try SentenceTable.tables(Fixtures.text(path)) {
      let matcher = try #require(
        ReferenceMatcher(templates: table.templates, applications: [], values: table.values))
      for expected in table.expectations {
        let letters = Letters(expected.utterance)
        let best = ReferenceRanking.best(
          of: matcher.readings(of: letters, context: expected.context), in: matcher, letters)
        let outcomes = Set(
          best.map { SentenceTable.outcome(of: $0, matcher.templates, letters) })
        #expect(
          outcomes == (expected.outcome == "nothing" ? [] : [expected.outcome]),
          "\(path):\(expected.line) “\(expected.utterance)”")
      }
    }
  }

  @Test(arguments: Fixtures.paths(in: "SentenceTables", withExtension: "txt"))
  func `the fast matcher finds every line true`(_ path: String) throws {
    for table in try SentenceTable.tables(Fixtures.text(path)) {
      let matcher = try PhraseMatcher(
        templates: table.templates,
        applications: [ApplicationNames(app: "pack", names: ["pack"])], values: table.values)
      for expected in table.expectations {
        let result = matcher.matches(
          in: expected.utterance, upTo: .normalised, context: expected.context)
        let outcomes = Set(result.best.map(SentenceTable.outcome))
        #expect(
          outcomes == (expected.outcome == "nothing" ? [] : [expected.outcome]),
          "\(path):\(expected.line) “\(expected.utterance)”")
      }
    }
  }

  @Test func `there are tables`() {
    #expect(Fixtures.paths(in: "SentenceTables", withExtension: "txt").count >= 3)
  }
}
