// Tests of copying by the clipboard programs.

import BehestPasteboard
import Foundation
import Testing

struct CommandTests {
  let folder = ScratchFolder()
  let item = PasteboardItem(plainText: "plain", html: "<b>rich</b>", rtf: "{}")

  private func pasteboard(
    _ environment: [String: String] = ["DISPLAY": ":0"], terminal: String = "/nowhere/tty",
    patience: Duration = .seconds(60)
  ) -> Pasteboard {
    let path = ["PATH": folder.path + ":/usr/bin:/bin", "TERM": "xterm"]
    return Pasteboard(
      surroundings: PasteboardSurroundings(
        environment: environment.merging(path) { old, _ in old }, terminal: terminal,
        patience: patience))
  }

  @Test func `each selection gets its form`() async throws {
    try folder.program("xclip", #"{ echo "$*:"; cat; echo; } >> "\#(folder.path)/log""#)
    #expect(try await pasteboard().write(item) == .command("xclip", type: "text/html"))
    #expect(
      try folder.text("log") == """
        -in -selection clipboard -target text/html:
        <meta charset="utf-8"><b>rich</b>
        -in -selection primary -target UTF8_STRING:
        plain

        """)
  }

  @Test func `plain text alone goes to the clipboard alone`() async throws {
    try folder.program("wl-copy", #"{ echo "$*:"; cat; echo; } >> "\#(folder.path)/log""#)
    let receipt = try await pasteboard(["WAYLAND_DISPLAY": "w"])
      .write(PasteboardItem(plainText: "plain"))
    #expect(receipt == .command("wl-copy", type: "text/plain"))
    #expect(!receipt.isRich)
    #expect(try folder.text("log") == "--type text/plain:\nplain\n")
  }

  @Test func `a program that stays behind and keeps its output open is not waited for`()
    async throws
  {
    try folder.program("xclip", "sleep 600 & echo $! >> '\(folder.path)/log'")
    try await pasteboard().write(item)
    let left = try folder.text("log").split(separator: "\n").compactMap { Int32($0) }
    #expect(left.count == 2)
    for id in left { #expect(kill(id, SIGTERM) == 0) }
  }

  @Test func `a program can be ended by any signal`() async throws {
    try folder.program("xclip", "grep -E 'SigBlk|SigIgn' /proc/self/status > '\(folder.path)/log'")
    try await pasteboard().write(item)
    let masks = try folder.text("log").split(separator: "\n")
      .compactMap { UInt64($0.suffix(16), radix: 16) }
    // The C library keeps the two signals from 32 on for itself.
    #expect(masks.map { $0 & 0x7fff_ffff } == [0, 0])
  }

  @Test func `a program that hangs is ended and passed over`() async throws {
    try folder.program("xclip", "echo $$ > '\(folder.path)/log'; exec sleep 600")
    let device = try folder.device()
    let receipt = try await pasteboard(terminal: device, patience: .seconds(3))
      .write(item)
    #expect(receipt == .terminal)
    let id = try #require(Int32(try folder.text("log").trimmingCharacters(in: .newlines)))
    #expect(kill(id, 0) != 0)
  }

  @Test func `a program that fails and nothing in its place is an error`() async throws {
    try folder.program("xclip", "exit 3")
    let error = await #expect(throws: PasteboardError.self) {
      try await pasteboard().write(item)
    }
    #expect(error?.description == "xclip could not copy the text (status 3).")
  }

  @Test func `a large text that the program does not read breaks nothing`() async throws {
    try folder.program("xclip", "exit 0")
    let text = String(repeating: "x", count: 5_000_000)
    #expect(
      try await pasteboard().write(PasteboardItem(plainText: text))
        == .command("xclip", type: "text/plain"))
  }
}
