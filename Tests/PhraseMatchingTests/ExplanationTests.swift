// Checks what is told of a match and of a miss, for people and as places in the text.

import PhraseMatching
import Testing

struct ExplanationTests {
  /// Returns the explanation of a match with "go to {level}" in a block, the level from -10 to 10.
  private func explanation(
    of utterance: String, _ block: PhraseBlock = PhraseBlock(),
    context: [String: JSON] = [:]
  ) throws -> Explanation {
    let parsed = try SentenceParser.parse("go to {level}")
    let template = PhraseTemplate(
      "go to {level}", app: "lift", intent: "Go",
      slots: ["level": .number(NumberRange(-10...10, fractions: .halves))],
      expression: parsed.expression, block: block)
    let matcher = try PhraseMatcher(
      templates: [template], applications: [ApplicationNames(app: "lift", names: ["lift"])])
    return try #require(
      matcher.matches(in: utterance, context: context, with: .explanation).explanation)
  }

  @Test(arguments: [
    ("go to 4", "4", 6, "the value 4"), ("go to -2.5", "-2.5", 6, "the value -2.5"),
    ("Go to: −3", "−3", 7, "the value -3"), ("go to minus three", "minus three", 6, "the value -3"),
    ("go to 2-", "2", 6, "the value 2"),
  ])
  func `a number is told with its sign and its value`(
    _ utterance: String, _ said: String, _ start: Int, _ value: String
  ) throws {
    let explanation = try explanation(of: utterance)
    let piece = try #require(explanation.matches.first?.pieces.last { $0.role == "slot" })
    #expect(piece.text == said && piece.start == start && piece.end == start + said.utf8.count)
    #expect(explanation.description.contains("“\(said)” is ${level}, \(value)"))
  }

  @Test func `a phrase that may not be said here says where it may`() throws {
    let kitchen = ContextCondition(key: "area", values: [.string("kitchen"), .string("hall")])
    let required = PhraseBlock(requires: [kitchen])
    let miss = try #require(try explanation(of: "go to 4", required).nearest.first)
    #expect(miss.reason == "it is only said where area is kitchen or hall")
    let hall: [String: JSON] = ["area": .string("hall")]
    #expect(try explanation(of: "go to 4", required, context: hall).matches.count == 1)

    let excluded = PhraseBlock(excludes: [kitchen])
    let other = try #require(try explanation(of: "go to 4", excluded, context: hall).nearest.first)
    #expect(other.reason == "it is only said where area is not hall")
  }

  @Test func `a phrase that lacks a keyword says which`() throws {
    let block = PhraseBlock(requiredKeywords: ["lift", "elevator"])
    let miss = try #require(try explanation(of: "go to 4", block).nearest.first)
    #expect(miss.reason == "it is only said with “lift” or “elevator”")
  }
}
