// Tests of the loop of the shell, with scripted lines and scripted replies.

import BehestCards
import BehestShell
import CardTerminal
import IntentEngine
import PhraseMatching
import Synchronization
import Testing

@Suite struct SessionTests {
  @Test func `a line is said and the reply is shown`() async throws {
    let stage = Stage(replies: [.done(Outcome(app: "Soupy", intent: "Order", dialog: "Ordered."))])
    try await stage.play("order soup")
    #expect(stage.said == ["order soup"])
    #expect(stage.screen == "Ordered.\n")
  }

  @Test func `an intent that says nothing is said to be done`() async throws {
    let stage = Stage(replies: [.done(Outcome(app: "Soupy", intent: "Advance"))])
    try await stage.play("advance")
    #expect(stage.screen == "Done.\n")
  }

  @Test func `a question is shown, and the next line answers it`() async throws {
    let stage = Stage(replies: [
      .question(.sizes), .done(Outcome(app: "Soupy", intent: "Order", dialog: "Ordered.")),
    ])
    try await stage.play("order soup", "2")
    #expect(stage.said == ["order soup", "2"])
    #expect(
      stage.screen == """
        What size?
          1  Small  1 cup
          2  Large  2 cups
        Ordered.

        """)
  }

  @Test func `the commands of a sentence are shown as each is done`() async throws {
    let stage = Stage(replies: [
      .part(Outcome(app: "Soupy", intent: "Order", dialog: "Ordered."), rest: ["reorder it"]),
      .cancelled(.init(wasDeclined: true, notRun: ["check it"])),
    ])
    try await stage.play("order soup, then reorder it, then check it")
    #expect(stage.said == ["order soup, then reorder it, then check it", "<proceed>"])
    #expect(
      stage.screen == """
        Ordered.
        Declined; nothing was done.
        Not run: “check it”.

        """)
  }

  @Test func `answers are not remembered, utterances are`() async throws {
    let stage = Stage(replies: [.question(.sizes), .cancelled(.init())])
    try await stage.play("order soup", "2")
    #expect(stage.reader.prompts.map(\.isRecorded) == [true, false, true])
  }

  @Test func `cancel leaves the question and Ctrl-C does too`() async throws {
    for leaving in [ReadLine.line("cancel"), .line(":cancel"), .interrupted] {
      let stage = Stage(replies: [.question(.sizes), .cancelled(.init())])
      try await stage.play(lines: [.line("order soup"), leaving])
      #expect(stage.said == ["order soup", "<cancel>"])
      #expect(stage.screen.hasSuffix("Cancelled.\n"))
    }
  }

  @Test(arguments: [
    ("cancel", "<cancel>"), ("never mind", "<cancel>"), ("“cancel”", "cancel"),
    ("\"help\"", "help"), ("\"milk\"", "\"milk\""), ("cancel the milk", "cancel the milk"),
  ]) func `a word of the shell is text only in quotation marks`(
    typed: String, said: String
  ) async throws {
    let stage = Stage(replies: [
      .question(.text), .done(Outcome(app: "A", intent: "B", dialog: "Done.")),
    ])
    try await stage.play("write", typed)
    #expect(stage.said == ["write", said])
  }

  @Test func `a block is one answer, and an empty line is none`() async throws {
    let stage = Stage(replies: [
      .question(.text), .done(Outcome(app: "A", intent: "B", dialog: "Done.")),
    ])
    try await stage.play("write", "", "\"\"\"\n# A\n\nb\n\"\"\"")
    #expect(stage.said == ["write", "# A\n\nb"])
    #expect(stage.screen.contains("Please give a value; :cancel leaves the question."))
  }

  @Test func `help says how to answer while a question waits`() async throws {
    let stage = Stage(replies: [.question(.sizes), .cancelled(.init())])
    try await stage.play("order soup", "help", "cancel")
    #expect(stage.said == ["order soup", "<cancel>"])
    #expect(stage.screen.contains("Type the number or part of the title of one of these:"))
  }

  @Test func `help lists what can be said`() async throws {
    let stage = Stage(replies: [.done(Outcome(app: "A", intent: "B", dialog: "Done."))])
    try await stage.play("help")
    #expect(stage.said.isEmpty)
    #expect(stage.screen.contains("Soupy\n  Order Tomato Soup in Soupy\n"))
    try await stage.play("help soupy", "help me")
    #expect(stage.said == ["help me"])
    #expect(stage.screen.contains("Soupy\n  Order {soup} in Soupy\n"))
  }

  @Test func `an unknown shell word is not said to the applications`() async throws {
    let stage = Stage(replies: [])
    try await stage.play(":hepl")
    #expect(stage.said.isEmpty)
    #expect(stage.screen == "The shell has no word “:hepl”. Did you mean :help?\n")
  }

  @Test func `quit leaves, also from a question`() async throws {
    let stage = Stage(replies: [])
    try await stage.play("exit", "order soup")
    #expect(stage.said.isEmpty)
    let other = Stage(replies: [.question(.text), .cancelled(.init())])
    try await other.play("write", ":quit", "more")
    #expect(other.said == ["write", "<cancel>"])
    #expect(!other.reader.isExhausted)
  }

  @Test func `scripted answers come before the person`() async throws {
    let stage = Stage(replies: [
      .question(.sizes), .done(Outcome(app: "A", intent: "B", dialog: "Done.")),
    ])
    stage.script = ScriptedAnswers([("size", "large")])
    try await stage.play("order soup")
    #expect(stage.said == ["order soup", "large"])
  }

  @Test func `a refreshed card is drawn where the last one was`() async throws {
    let stage = Stage(replies: [
      .done(Outcome(app: "A", intent: "B", card: .status("one"))),
      .done(
        Outcome(app: "A", intent: "C", dialog: "Advanced.", card: .status("two"), isRefresh: true)),
    ])
    stage.size = TerminalSize(columns: 30, rows: 12)
    try await stage.play("check", "1")
    let card = stage.page.card(.status("one"))
    let update = ScreenUpdate(from: card, to: stage.page.card(.status("two")), below: "› 1\n")
    #expect(update.drawnLineCount == 1)
    #expect(stage.screen == card + update.text + "Advanced.\n")
  }

  @Test func `buttons are pressed by number, and their words are heard like any`() async throws {
    var advanced = Outcome(app: "A", intent: "C", dialog: "Advanced.")
    advanced.wasPressed = true
    let stage = Stage(replies: [
      .done(Outcome(app: "A", intent: "B", card: .status("one"))),
      .done(advanced),
      .done(advanced),
      .failed(Failure(.nothingToPress, "The card has no button 7.")),
    ])
    try await stage.play("check", "1", "ADVANCE", "7")
    #expect(stage.said == ["check", "<press 1>", "ADVANCE", "<press 7>"])
  }

  @Test func `a number shows a card that another result has moved away before it presses`()
    async throws
  {
    let stage = Stage(replies: [
      .done(Outcome(app: "A", intent: "B", card: .status("one"))),
      .done(Outcome(app: "A", intent: "D", dialog: "Else.")),
    ])
    try await stage.play("check", "else", "1", "1")
    #expect(stage.said == ["check", "else", "<press 1>"])
    let card = stage.page.card(.status("one"))
    #expect(stage.screen.ranges(of: card).count == 2)
  }

  @Test func `a card that is too tall for the screen is not printed again`() async throws {
    let stage = Stage(replies: [
      .done(Outcome(app: "A", intent: "B", card: .status("one"))),
      .done(
        Outcome(app: "A", intent: "C", dialog: "Advanced.", card: .status("two"), isRefresh: true)),
    ])
    stage.size = TerminalSize(columns: 30, rows: 3)
    try await stage.play("check", "1", ":card")
    let (one, two) = (stage.page.card(.status("one")), stage.page.card(.status("two")))
    #expect(stage.screen == one + "Advanced.\nChanged: two\n" + two)
  }

  @Test func `Tab offers phrases, buttons and the options of a question`() async throws {
    let stage = Stage(replies: [.done(Outcome(app: "A", intent: "B", card: .status("one")))])
    try await stage.play("check")
    let aids = stage.reader.aids
    #expect(await aids.completions(of: "adv").map(\.text) == ["Advance"])
    #expect(await aids.completions(of: "ORDER  t").map(\.text) == ["Order Tomato Soup in Soupy"])
    #expect(await aids.completions(of: "soup").map(\.text) == ["Order Tomato Soup in Soupy"])
    #expect(await aids.completions(of: ":q").map(\.text) == [":quit"])
  }
}

/// A session with scripted lines, replies and screen.
private final class Stage: Sendable {
  private struct State {
    var replies: [Reply]
    var said: [String] = []
    var size: TerminalSize?
    var script = ScriptedAnswers()
    var reader = ScriptedReader([])
  }

  private let state: Mutex<State>
  private let record = RecordedOutput()
  let page = Page(profile: TerminalProfile(width: 30))

  init(replies: [Reply]) {
    state = Mutex(State(replies: replies))
  }

  var said: [String] { state.withLock { $0.said } }
  var screen: String { record.result }
  var reader: ScriptedReader { state.withLock { $0.reader } }

  var size: TerminalSize? {
    get { state.withLock { $0.size } }
    set { state.withLock { $0.size = newValue } }
  }

  var script: ScriptedAnswers {
    get { state.withLock { $0.script } }
    set { state.withLock { $0.script = newValue } }
  }

  func play(_ lines: String...) async throws {
    try await play(lines: lines.map { .line($0) })
  }

  func play(lines: [ReadLine]) async throws {
    let reader = ScriptedReader(lines)
    state.withLock { $0.reader = reader }
    let screen = SessionScreen(
      output: record.output, page: { self.page }, size: { self.size }, canMoveCursor: true)
    let session = try Session(
      console: Console(program: "behest", facts: .pipes, output: record.output),
      conversation: Conversation(catalog: Catalog([])),
      surroundings: Surroundings(
        apps: { [AppEntry(name: "Soupy", synonyms: [], intentCount: 1, shortcutCount: 1)] },
        phrases: { [.phrase("Order {soup} in Soupy")] },
        sayable: { [.phrase("Order Tomato Soup in Soupy")] }),
      script: script, say: { self.reply(to: $0) })
    await session.converse(EchoingReader(reader: reader, screen: screen), on: screen)
  }

  private func reply(to input: Input) -> Reply {
    state.withLock { state in
      switch input.content {
      case .text(let text): state.said.append(text)
      case .cancel: state.said.append("<cancel>")
      case .leave: state.said.append("<leave>")
      case .proceed: state.said.append("<proceed>")
      case .run(let intent): state.said.append("<run \(intent)>")
      case .press(let number): state.said.append("<press \(number)>")
      case .pressNamed(let words): state.said.append("<press \(words)>")
      }
      return state.replies.isEmpty ? .cancelled(.init()) : state.replies.removeFirst()
    }
  }
}

extension PhraseEntry {
  fileprivate static func phrase(_ text: String) -> PhraseEntry {
    PhraseEntry(app: "Soupy", intent: "Order", phrase: text, language: nil)
  }
}

extension Card {
  fileprivate static func status(_ text: String) -> Card {
    Card(
      title: [.text("Order")],
      blocks: [
        .text(TextBlock([.text(text)])), .rule,
        .control(Control(label: [.text("Advance")], action: 0)),
      ])
  }
}

extension Question {
  static let sizes = Question(
    kind: .choice, app: "Soupy", intent: "Order", prompt: "What size?",
    parameter: Parameter(name: "size", title: "Size", type: "Size"),
    options: [
      Option(title: "Small", subtitle: "1 cup"), Option(title: "Large", subtitle: "2 cups"),
    ])

  static let text = Question(
    kind: .value, app: "Notes", intent: "Write", prompt: "What is the text?",
    parameter: Parameter(
      name: "markdownText", title: "Markdown Text", explanation: "What to write", type: "text",
      isText: true))
}
