// Tests of one input and the questions it leads to, without a person.

import BehestShell
import CardTerminal
import IntentEngine
import Testing

@Suite struct InteractionTests {
  private let page = Page(profile: TerminalProfile())

  private func answerer(
    _ script: [(String, String)] = [], confirmation: Bool? = nil,
    reader: (any LineReader)? = nil, leavesQuestionsOpen: Bool = false
  ) -> Answerer {
    Answerer(
      script: ScriptedAnswers(script.map { (name: $0.0, value: $0.1) }),
      confirmation: confirmation, reader: reader, page: { [page] in page },
      leavesQuestionsOpen: leavesQuestionsOpen, show: { _ in }, say: { _ in })
  }

  @Test func `a question that may not be asked is the reply`() async {
    let end = await Interaction(answerer: answerer()) { _ in .question(.sizes) }.run("order")
    #expect(end.status == .valueNeeded)
  }

  @Test func `a scripted answer that will not do is a usage error`() async {
    let end = await Interaction(answerer: answerer([("size", "huge")])) { input in
      var question = Question.sizes
      if case .text("huge") = input.content { question.problem = "“huge” is none of them." }
      return .question(question)
    }.run("order")
    #expect(end.status == .usage)
    guard case .failed(let failure) = end.reply else {
      Issue.record("expected a failure")
      return
    }
    #expect(failure.words == "“huge” is none of them. There is Small, Large.")
    #expect(failure.choices == ["Small", "Large"])
  }

  @Test func `a scripted answer that fits several asks which`() async {
    let end = await Interaction(answerer: answerer([("size", "l")])) { input in
      var question = Question.sizes
      question.options.append(.init(title: "Medium"))
      if case .text("l") = input.content {
        question.problem = "“l” could be several."
        question.options.removeLast()
      }
      return .question(question)
    }.run("order")
    #expect(end.status == .valueNeeded)
  }

  @Test(arguments: [(true, "Order"), (false, "Cancel")])
  func `confirmations are answered by their own words`(_ accepts: Bool, _ word: String) async {
    let question = Question(
      kind: .confirmation, prompt: "Order?", acceptWords: ["Order"], declineWords: ["Cancel"])
    let end = await Interaction(answerer: answerer(confirmation: accepts)) { input in
      guard case .text(let text) = input.content, text != "go" else { return .question(question) }
      return .done(Outcome(app: "A", intent: "B", dialog: text))
    }.run("go")
    guard case .done(let outcome) = end.reply else {
      Issue.record("expected an outcome")
      return
    }
    #expect(outcome.dialog == word)
  }

  @Test func `the end of a script leaves the question open, Ctrl-D leaves the question`() async {
    let reader = ScriptedReader([])
    let open = answerer(reader: reader, leavesQuestionsOpen: true)
    #expect(
      await Interaction(answerer: open) { _ in .question(.sizes) }.run("order").status
        == .valueNeeded)
    let cancelling = Interaction(answerer: answerer(reader: reader)) { input in
      if case .cancel = input.content { return .cancelled(.init()) }
      return .question(.sizes)
    }
    let end = await cancelling.run("order")
    #expect(end.status == .cancelled)
    #expect(!end.isLast)
  }

  @Test func `Ctrl-C at a question is an interruption`() async {
    let reader = ScriptedReader([.interrupted])
    let interaction = Interaction(answerer: answerer(reader: reader)) { input in
      if case .cancel = input.content { return .cancelled(.init()) }
      return .question(.sizes)
    }
    #expect(await interaction.run("order").status == .interrupted)
  }

  @Test func `the commands of a sentence are told one after the other`() async {
    let told = RecordedOutput()
    let interaction = Interaction(
      answerer: answerer(), tell: { _ in told.output.note("told") },
      say: { input in
        guard case .proceed = input.content else {
          return .part(Outcome(app: "A", intent: "First"), rest: ["second"])
        }
        return .failed(Failure(.intentFailed, "It is burnt.", notRun: ["third"]))
      })
    let end = await interaction.run("first, then second, then third")
    #expect(told.note == "told\n")
    #expect(end.earlier.count == 1)
    #expect(end.notRun == ["third"])
    #expect(end.status == .failed)
  }

  @Test func `a question that nobody answers leaves the rest`() async {
    let interaction = Interaction(answerer: answerer()) { input in
      if case .cancel = input.content { return .cancelled(.init(notRun: ["second"])) }
      return .question(.sizes)
    }
    let end = await interaction.run("first, then second")
    #expect(end.status == .valueNeeded)
    #expect(end.notRun == ["second"])
    #expect(end.isSequence)
  }

  @Test func `Ctrl-C between two commands leaves the rest`() async {
    let signals = SignalWatch()
    let interaction = Interaction(answerer: answerer(), signals: signals) { input in
      if case .cancel = input.content { return .cancelled(.init(notRun: ["second"])) }
      while !signals.deliver(.interrupt) { await Task.yield() }
      return .part(Outcome(app: "A", intent: "First"), rest: ["second"])
    }
    let end = await interaction.run("first, then second")
    #expect(end.status == .interrupted)
    #expect(end.notRun == ["second"])
  }

  @Test func `Ctrl-C cancels what is running`() async {
    let signals = SignalWatch()
    let interaction = Interaction(answerer: answerer(), signals: signals) { _ in
      while !signals.deliver(.interrupt) { await Task.yield() }
      while !Task.isCancelled { await Task.yield() }
      return .cancelled(.init())
    }
    let end = await interaction.run("go")
    #expect(end.wasInterrupted)
    #expect(end.leavesEcho)
    #expect(end.status == .interrupted)
  }
}
