// Tests of answers given in advance.

import BehestShell
import Testing

@Suite struct ScriptedAnswersTests {
  @Test func `each answer is used once, in order`() {
    let answers = ScriptedAnswers([("soup", "a"), ("size", "b"), ("soup", "c")])
    #expect(answers.take("soup") == "a")
    #expect(answers.take("soup") == "c")
    #expect(answers.take("soup") == nil)
    #expect(answers.unusedNames == ["size"])
  }

  @Test func `a name may be spelled as an option`() {
    let answers = ScriptedAnswers([("markdown-text", "x")])
    #expect(answers.hasAnswer(for: "markdownText"))
    #expect(answers.take("markdownText") == "x")
  }
}
