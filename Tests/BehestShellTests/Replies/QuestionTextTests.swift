// Tests of questions as text.

import BehestShell
import CardTerminal
import IntentEngine
import Testing

@Suite struct QuestionTextTests {
  private let page = Page(profile: TerminalProfile(width: 30))

  @Test func `options are numbered and aligned, and cut at the width`() {
    var question = Question.sizes
    question.options = [
      .init(title: "Groceries", subtitle: "- [ ] milk and a long list of other things"),
      .init(title: "Release notes", subtitle: nil), .init(title: "日本語のメモ", subtitle: "x\u{1B}[31m"),
    ]
    #expect(
      QuestionText(question, page: page).lines() == [
        "What size?", "  1  Groceries      - [ ] mil…", "  2  Release notes",
        "  3  日本語のメモ   x[31m",
      ])
  }

  @Test func `more options than fit are counted`() {
    var question = Question.sizes
    question.options = (1...12).map { .init(title: "Title \($0)") }
    let lines = QuestionText(question, page: page).lines(room: 10)
    #expect(lines.count == 12)
    #expect(lines[1] == "   1  Title 1")
    #expect(lines.last == "  … 2 more: type part of a title.")
  }

  @Test func `a confirmation shows its buttons`() {
    let plain = Question(
      kind: .confirmation, prompt: "Go on?", acceptWords: ["Yes"], declineWords: ["No"])
    #expect(QuestionText(plain, page: page).lines() == ["Go on?", "  1 Yes / 2 No"])
    let own = Question(
      kind: .confirmation, prompt: "Order?", acceptWords: ["Order"], declineWords: ["Cancel"])
    #expect(
      QuestionText(own, page: page).lines() == ["Order?", "  1 Order / 2 Cancel (or yes / no)"])
    #expect(QuestionText(own, page: page).answerHint == "Answer with --yes or --no.")
  }

  @Test func `the problem with the last answer comes first`() {
    var question = Question.text
    question.problem = "That will not do."
    #expect(
      QuestionText(question, page: page).lines() == ["That will not do.", "What is the text?"])
  }
}
