// Tests what only a terminal of one's own can show: its end, a great paste, two shells at once.

import BehestTestSupport
import Foundation
import Testing

@Suite struct TerminalProofTests {
  private static func sandbox(_ variables: [String: String] = [:]) throws -> Sandbox {
    try Sandbox(
      binaries: BuiltBinary.folder,
      variables: ["BEHEST_SAMPLES": "all"].merging(variables) { $1 })
  }

  /// Runs programs at terminals, with a home directory of their own.
  private static func play<Value: Sendable>(
    _ variables: [String: String] = [:], _ body: @escaping @Sendable (Sandbox) throws -> Value
  ) async throws -> Value {
    try await PlayerQueue.run { try body(sandbox(variables)) }
  }

  /// Waits for the prompt of a shell, or for the last row of a screen.
  private static func waitForStart(of program: inout TerminalProgram) {
    let isShown = program.wait { lines in
      ["›", "long.md  ", "q: leave"].contains { lines.last?.contains($0) == true }
    }
    #expect(isShown, "\(program.lastText)")
    program.settle()
  }

  private static func writeLongText(in sandbox: Sandbox) throws {
    let text = (1...200).map { "\($0)\n\n" }.joined()
    try text.write(toFile: sandbox.home + "/long.md", atomically: true, encoding: .utf8)
  }

  // MARK: The terminal given back

  @Test(arguments: [SIGQUIT, SIGTERM, SIGUSR1, SIGABRT])
  func `nothing is drawn once the terminal is given back`(_ signal: Int32) async throws {
    let outputs = try await Self.play(["SWIFT_BACKTRACE": "enable=no"]) { sandbox in
      try Self.writeLongText(in: sandbox)
      let pager = "md render long.md"
      return try [pager, pager, "md watch long.md", "open MarkdownSnippet"].map { command in
        var program = try TerminalProgram("exec behest \(command)", in: sandbox)
        Self.waitForStart(of: &program)
        program.send(signal)
        // The thread that draws is woken while another one ends the process.
        for _ in 0..<300 { program.send(SIGWINCH) }
        let status = program.status()
        #expect(status == 128 + Int(signal))
        return String(decoding: program.output, as: UTF8.self)
      }
    }
    for output in outputs {
      let after = output.components(separatedBy: "\u{1B}[?1049l").dropFirst()
      #expect(!after.isEmpty)
      #expect(after.allSatisfy { !$0.contains("\u{1B}[?2026h") }, "\(LineDiff.visible(output))")
    }
  }

  // MARK: A great paste

  @Test func `a megabyte that is pasted is taken whole`() async throws {
    try await Self.play(["BEHEST_LIVE": "1"]) { sandbox in
      let text = (1...20_000).map { "line \($0) of what is pasted, 日本語 and more words" }
        .joined(separator: "\n")
      #expect(text.utf8.count > 1_000_000)
      var program = try TerminalProgram("exec behest", in: sandbox)
      Self.waitForStart(of: &program)
      func paste(_ text: String) throws {
        try program.type("\u{1B}[200~\(text)\u{1B}[201~")
        program.settle()
        try program.type("\r")
        program.settle()
      }
      try paste(text.replacing("\n", with: " "))
      #expect(program.lastText.contains("Nothing matched"))
      try program.type("make a note called Long\r")
      program.settle()
      try paste(text)
      try program.type("make a note called Short\r")
      program.settle()
      try program.type("after it\r")
      program.settle()
      try program.type("\u{4}")
      let status = program.status()
      #expect(status == 0)
      let player = TranscriptPlayer(sandbox: sandbox)
      let documents = try ["Long", "Short"].map { try player.output(of: "behest doc show \($0)") }
      #expect(documents[0] == text)
      #expect(documents[1] == "after it")
    }
  }

  // MARK: Another width

  /// A terminal after its window has become narrower, and the rows above the cursor that are drawn anew.
  @Test(arguments: [
    // "› " and a word of 70 letters: wrapped anew at 50 columns, or cut there.
    (report: "\u{1B}[9;23R", rows: 1), (report: "\u{1B}[8;50R", rows: 0), (report: "", rows: 0),
  ])
  func `a line is drawn anew where the terminal has put it`(
    report: String, rows: Int
  ) async throws {
    try await Self.play(["BEHEST_LIVE": "1"]) { sandbox in
      var program = try TerminalProgram("exec behest", in: sandbox)
      Self.waitForStart(of: &program)
      try program.type(String(repeating: "x", count: 70))
      program.settle()
      let before = program.output.count
      program.resize(to: TerminalSize(columns: 50, rows: 24))
      program.settle()
      try program.type("\(report)end")
      let isWhole = program.wait { $0.suffix(2).joined().hasSuffix("xxxend") }
      #expect(isWhole, "\(program.lines)")
      let output = String(decoding: program.output[before...], as: UTF8.self)
      #expect(output.contains("\(rows > 0 ? "\u{1B}[\(rows)F" : "\r")\u{1B}[J"))
      // A report that arrives late is no key.
      try program.type("\u{1B}[9;23R!")
      program.settle()
      let isClean = program.wait { $0.suffix(2).joined().contains("xxxend") }
      #expect(isClean)
      try program.type("\u{3}")
      program.settle()
      try program.type("\u{4}")
      let status = program.status()
      #expect(status == 0)
    }
  }

  // MARK: A terminal that dies

  /// The places of a session at which its terminal may die.
  enum Place: String, CaseIterable { case prompt, line, question, choices, intent, screen, pager }

  @Test(arguments: Place.allCases)
  func `a terminal that dies ends the program, and nothing is lost`(_ place: Place) async throws {
    try await Self.play(["BEHEST_LIVE": place == .question ? "0" : "1"]) { sandbox in
      let player = TranscriptPlayer(sandbox: sandbox)
      try Self.writeLongText(in: sandbox)
      if place == .intent {
        _ = try player.output(
          of: "cp $FIXTURES/Servers/library.py . && behest app add Library -- python3 library.py")
      }
      let command =
        switch place {
        case .screen: "exec behest open MarkdownSnippet"
        case .pager: "exec behest md render long.md"
        default: "exec behest"
        }
      var program = try TerminalProgram(command, in: sandbox)
      Self.waitForStart(of: &program)
      if place == .screen {
        try program.type("n")
        program.settle()
        try program.type("kept")
        program.settle()
      } else if place != .pager {
        try program.type("make a note called Kept\r")
        program.settle()
        try program.type("kept\r")
        program.settle()
        switch place {
        case .line: try program.type("order t\t")
        case .question, .choices: try program.type("order soup\r")
        case .intent: try program.type("wait forever in Library\r")
        default: break
        }
        program.settle()
      }
      program.hangUp()
      let start = ContinuousClock.now
      let status = program.status()
      // The end of the input may be read before the signal arrives.
      #expect([128 + Int(SIGHUP), 0, 1].contains(status))
      #expect(ContinuousClock.now - start < .seconds(5))
      if place != .pager {
        let documents = try player.output(of: "behest doc list")
        #expect(documents.contains("kept"), "\(documents)")
      }
      if place != .pager, place != .screen {
        let history = try player.output(of: "cat .local/state/behest/history")
        #expect(history.contains("make a note called Kept"), "\(history)")
      }
    }
  }

  // MARK: Two shells

  @Test func `two shells at once keep the lines and see the documents of both`() async throws {
    try await Self.play { sandbox in
      var shells = try (0..<2).map { _ in try TerminalProgram("exec behest", in: sandbox) }
      for index in shells.indices { Self.waitForStart(of: &shells[index]) }
      for number in 1...6 {
        // Both are busy with theirs at the same time.
        for (index, shell) in shells.enumerated() {
          try shell.type("order lentil soup \(index)\(number)\r")
        }
        for index in shells.indices { shells[index].settle() }
        for shell in shells { try shell.type("\u{4}") }
        for index in shells.indices { shells[index].settle() }
      }
      for (index, shell) in shells.enumerated() {
        try shell.type("make a note called From \(index)\r")
      }
      for index in shells.indices { shells[index].settle() }
      for shell in shells { try shell.type("some text\r") }
      for index in shells.indices { shells[index].settle() }
      for shell in shells { try shell.type("find document in MarkdownSnippet\r") }
      for index in shells.indices { shells[index].settle() }
      for shell in shells.indices {
        let lines = shells[shell].lines.suffix(8)
        for index in shells.indices {
          #expect(lines.contains { $0.contains("From \(index)") }, "\(lines)")
        }
      }
      for shell in shells { try shell.type("\u{4}") }
      for index in shells.indices { shells[index].settle() }
      for shell in shells { try shell.type("\u{4}") }
      for index in shells.indices {
        let status = shells[index].status()
        #expect(status == 0)
      }
      let history = try TranscriptPlayer(sandbox: sandbox).output(
        of: "cat .local/state/behest/history")
      for index in shells.indices {
        for number in 1...6 {
          #expect(history.contains("order lentil soup \(index)\(number)\n"), "\(history)")
        }
      }
    }
  }
}
