// Tests what only a terminal of one's own can show, such as what a program writes as it ends.

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
}
