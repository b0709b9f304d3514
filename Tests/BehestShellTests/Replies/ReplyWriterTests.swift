// Tests of where the parts of a reply go, and with which status.

import BehestCards
import BehestShell
import CardTerminal
import IntentEngine
import Testing

@Suite struct ReplyWriterTests {
  private func written(
    _ reply: Reply, form: ReplyWriter.Form = .text, isTerminal: Bool = false
  ) -> (result: String, note: String) {
    let record = RecordedOutput()
    let page = Page(profile: TerminalProfile(width: 40), isTerminal: isTerminal)
    ReplyWriter(output: record.output, page: page, notePage: page, form: form).write(reply)
    return (record.result, record.note)
  }

  private let card = Card(blocks: [.text(TextBlock([.text("body")]))])

  @Test func `the value is the result, and the dialog is beside it`() {
    let (result, note) = written(
      .done(Outcome(app: "A", intent: "B", value: .text("a"), dialog: "Converted.")))
    #expect(result == "a\n")
    #expect(note == "Converted.\n")
  }

  @Test func `without a value the card is the result, and without a card the dialog`() {
    let (result, note) = written(.done(Outcome(app: "A", intent: "B", dialog: "Hi.", card: card)))
    #expect(result.contains("body"))
    #expect(note == "Hi.\n")
    #expect(written(.done(Outcome(app: "A", intent: "B", dialog: "Hi."))).result == "Hi.\n")
    let nothing = written(.done(Outcome(app: "A", intent: "B")))
    #expect(nothing.result.isEmpty && nothing.note.isEmpty)
  }

  @Test func `a value is exact in a pipe and harmless on a terminal`() {
    let reply = Reply.done(Outcome(app: "A", intent: "B", value: .text("a\u{1B}[31mb\n")))
    #expect(written(reply).result == "a\u{1B}[31mb\n")
    #expect(!written(reply, isTerminal: true).result.contains("\u{1B}"))
  }

  @Test func `what cannot be done leaves the result stream empty`() {
    for reply in [
      Reply.failed(Failure(.intentFailed, "The soup is sold out.")), .question(.sizes),
      .cancelled(.init(wasDeclined: true)),
    ] {
      let (result, note) = written(reply)
      #expect(result.isEmpty)
      #expect(!note.isEmpty)
    }
  }

  @Test func `a question says how to answer it`() {
    #expect(
      written(.question(.sizes)).note == """
        What size?
          1  Small  1 cup
          2  Large  2 cups
        behest: Answer with --answer size=…

        """)
  }

  @Test func `JSON is one object for every outcome`() {
    let question = written(.question(.sizes), form: .jsonLines).result
    #expect(question.hasPrefix(#"{"exit":3,"question":{"acceptWords":[],"answer":"size""#))
    let failure = written(.failed(Failure(.invalidValue, "No.")), form: .jsonLines).result
    #expect(
      failure
        == #"{"choices":[],"code":"invalidValue","detail":null,"exit":2,"message":"No.","status":"failed"}"#
        + "\n")
  }

  @Test func `each kind of failure has its status`() {
    let table: [(Failure.Code, Int32)] = [
      (.intentFailed, 1), (.invalidValue, 2), (.unknownName, 2), (.nothingToPress, 2),
      (.authentication, 5), (.appNotReady, 6), (Failure.Code(rawValue: "new"), 1),
    ]
    for (code, status) in table {
      #expect(ExitStatus(.failed(Failure(code, "x"))).rawValue == status)
    }
  }

  @Test func `each reply has its status`() {
    #expect(ExitStatus(.done(Outcome(app: "A", intent: "B"))) == .done)
    #expect(ExitStatus(.question(.sizes)) == .valueNeeded)
    #expect(ExitStatus(.cancelled(.init())) == .cancelled)
  }
}
