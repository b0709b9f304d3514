// Tests of lines from a pipe.

import BehestCards
import BehestShell
import CardTerminal
import IntentEngine
import Synchronization
import Testing

@Suite struct ScriptSessionTests {
  private func play(
    _ lines: [String], form: ReplyWriter.Form = .text,
    say: @escaping @Sendable (String) -> Reply
  ) async throws -> (status: BehestShell.ExitStatus, record: RecordedOutput) {
    let record = RecordedOutput()
    let session = try Session(
      console: Console(
        program: "behest", facts: .pipes, output: record.output, width: 40, form: form),
      conversation: Conversation(catalog: Catalog([])),
      surroundings: Surroundings(apps: { [] }, phrases: { [] }, sayable: { [] }),
      say: { input in
        switch input.content {
        case .text(let text): say(text)
        case .proceed: say("<proceed>")
        default: .cancelled(.init())
        }
      })
    let status = await session.play(ScriptedReader(lines.map { .line($0) }))
    return (status, record)
  }

  private func sequence(_ text: String) -> Reply {
    switch text {
    case "<proceed>": .failed(Failure(.intentFailed, "It is burnt.", notRun: ["three"]))
    default: .part(Outcome(app: "A", intent: "B", value: .text("one")), rest: ["two", "three"])
    }
  }

  @Test func `the results of a sentence come in order, and what was not run is said`() async throws
  {
    let (status, record) = try await play(["one, then two, then three"], say: sequence)
    #expect(record.result == "one\n")
    #expect(record.note == "behest: It is burnt.\nNot run: “three”.\n")
    #expect(status == .failed)
  }

  @Test func `the results of a sentence are one JSON object`() async throws {
    let (_, record) = try await play(["one, then two, then three"], form: .jsonLines, say: sequence)
    #expect(
      record.result == """
        {"commands":[{"app":"A","card":null,"dialog":null,"exit":0,\
        "intent":"B","opensApp":false,\
        "status":"done","steps":[],"value":"one"},{"choices":[],"code":"intentFailed","detail":null,"exit":1,\
        "message":"It is burnt.","status":"failed"}],"exit":1,"notRun":["three"],\
        "status":"sequence"}

        """)
  }

  @Test func `results are all there is on the result stream`() async throws {
    let (status, record) = try await play(["one", "", "# two", "three"]) { text in
      .done(Outcome(app: "A", intent: "B", value: .text(text), dialog: "Said."))
    }
    #expect(record.result == "one\nthree\n")
    #expect(record.note == "Said.\nSaid.\n")
    #expect(status == .done)
  }

  @Test func `the next line answers a question, also one that looks like a comment`() async throws {
    let (status, record) = try await play(["write", "# title"]) { text in
      text == "write"
        ? .question(.text) : .done(Outcome(app: "A", intent: "B", value: .text(text)))
    }
    #expect(record.result == "# title\n")
    #expect(record.note == "What is the text?\nWhat to write\n")
    #expect(status == .done)
  }

  @Test func `a question that no line answers is said once, and ends with its status`() async throws
  {
    let (status, record) = try await play(["order"]) { _ in .question(.sizes) }
    #expect(status == .valueNeeded)
    #expect(record.note.split(separator: "\n").count { $0 == "What size?" } == 1)
    #expect(record.note.hasSuffix("behest: Answer with --answer size=…\n"))
  }

  @Test func `a failure does not stop the rest, and the last line decides`() async throws {
    let reply: @Sendable (String) -> Reply = { text in
      text == "bad"
        ? .failed(Failure(.intentFailed, "No.")) : .done(Outcome(app: "A", intent: "B"))
    }
    #expect(try await play(["bad", "good"], say: reply).status == .done)
    #expect(try await play(["good", "bad"], say: reply).status == .failed)
    #expect(try await play(["bad", "exit", "good"], say: reply).status == .failed)
    #expect(try await play([":nonsense"], say: reply).status == .usage)
    #expect(try await play([], say: reply).status == .done)
  }

  @Test func `an app that is not ready ends the script, whose lines may be answers`() async throws {
    let (status, record) = try await play(["climb", "big"]) { text in
      text == "climb"
        ? .failed(Failure(.appNotReady, "Not ready.")) : .cancelled(.init())
    }
    #expect(status == .appNotReady)
    #expect(record.note == "behest: Not ready.\n")
  }

  @Test func `a button's result is its card, beside which its value is not written`() async throws {
    let (_, record) = try await play(["taste"]) { _ in
      var outcome = Outcome(
        app: "A", intent: "B", value: .text("Juice"),
        card: Card(blocks: [.text(TextBlock([.text("Apple")]))]))
      outcome.wasPressed = true
      return .done(outcome)
    }
    #expect(record.result.contains("Apple") && !record.result.contains("Juice"))
    #expect(record.note.isEmpty)
  }

  @Test func `as JSON each reply is a line`() async throws {
    let (_, record) = try await play(["bad", "worse"], form: .jsonLines) { text in
      .failed(Failure(.intentFailed, text))
    }
    #expect(record.result.split(separator: "\n").count == 2)
    #expect(
      record.result.hasPrefix(
        #"{"choices":[],"code":"intentFailed","detail":null,"exit":1,"message":"bad""#))
  }
}

extension TerminalFacts {
  /// The facts of a process without a terminal.
  static let pipes = TerminalFacts(
    inputIsTerminal: false, outputIsTerminal: false, errorIsTerminal: false)
}
