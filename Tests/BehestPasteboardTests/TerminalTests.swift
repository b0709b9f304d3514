// Tests of copying by escape sequence.

import BehestPasteboard
import Foundation
import Testing

struct TerminalTests {
  let folder = ScratchFolder()

  private func written(
    _ text: String, _ environment: [String: String] = ["TERM": "xterm-256color"]
  ) async throws -> String {
    let surroundings = PasteboardSurroundings(
      environment: environment, terminal: try folder.device())
    let receipt = try await Pasteboard(surroundings: surroundings)
      .write(PasteboardItem(plainText: text, html: "<p>"))
    #expect(receipt == .terminal)
    return try folder.text("tty")
  }

  @Test func `the plain text goes as base64`() async throws {
    #expect(try await written("héllo\n\u{1B}]0;x\u{7}") == "\u{1B}]52;c;aMOpbGxvChtdMDt4Bw==\u{7}")
  }

  @Test func `tmux gets the sequence for itself and for the terminal outside`() async throws {
    let sequence = "\u{1B}]52;c;YQ==\u{7}"
    #expect(
      try await written("a", ["TERM": "screen-256color", "TMUX": "/tmp/tmux,1,0"])
        == sequence + "\u{1B}Ptmux;\u{1B}" + sequence + "\u{1B}\\")
  }

  @Test func `screen gets pieces it does not cut`() async throws {
    let text = String(repeating: "long ", count: 400)
    let written = try await written(text, ["TERM": "screen", "STY": "1.pts"])
    let pieces = written.components(separatedBy: "\u{1B}\\").dropLast()
    #expect(pieces.count > 5)
    #expect(pieces.allSatisfy { $0.hasPrefix("\u{1B}P") && $0.utf8.count < 768 })
    let joined = pieces.map { $0.dropFirst(2) }.joined()
    #expect(joined == "\u{1B}]52;c;\(Data(text.utf8).base64EncodedString())\u{7}")
  }

  @Test(arguments: [("x", 56_244, 56_245), ("é", 56_244, 56_246), ("👩‍👩‍👧", 56_232, 56_250)])
  func `a larger text than terminals take is cut between characters, and that is said`(
    _ character: String, _ kept: Int, _ whole: Int
  ) async throws {
    let size = character.utf8.count
    let most = String(repeating: character, count: kept / size)
    #expect(try await written(most).utf8.count == (kept + 2) / 3 * 4 + 8)
    let text = String(repeating: character, count: whole / size)
    let surroundings = PasteboardSurroundings(
      environment: ["TERM": "xterm"], terminal: try folder.device())
    let receipt = try await Pasteboard(surroundings: surroundings)
      .write(PasteboardItem(plainText: text))
    #expect(receipt == .terminalCut(kept: kept, of: text.utf8.count))
    let payload = try folder.text("tty").dropFirst("\u{1B}]52;c;".count).dropLast()
    let data = try #require(Data(base64Encoded: String(payload)))
    #expect(String(decoding: data, as: UTF8.self) == most)
  }

  @Test func `a terminal that takes nothing is given up`() async throws {
    // A pipe that nobody reads behaves as a terminal after Ctrl-S, only with more room.
    let name = folder.path + "/pipe"
    mkfifo(name, 0o600)
    let reader = open(name, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    let surroundings = PasteboardSurroundings(
      environment: ["TERM": "xterm"], terminal: name, patience: .milliseconds(100))
    let error = await #expect(throws: PasteboardError.self) {
      try await Pasteboard(surroundings: surroundings)
        .write(PasteboardItem(plainText: String(repeating: "x", count: 56_000)))
    }
    #expect(error?.code == .timedOut)
  }
}
