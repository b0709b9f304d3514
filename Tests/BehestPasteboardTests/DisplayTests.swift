// Tests against a real X11 display, where one can be had.

import BehestPasteboard
import Foundation
import Testing

struct DisplayTests {
  static let canRun = Installed.path("Xvfb") != nil && Installed.path("xclip") != nil
  let item = PasteboardItem(
    plainText: "Grüße ✓", html: "<p>Grüße <b>✓</b></p>", rtf: #"{\rtf1 Gr\u252?\u223?e}"#)

  private func pasteboard(_ display: XServer, owner: String?) -> Pasteboard {
    Pasteboard(
      surroundings: PasteboardSurroundings(
        environment: [
          "DISPLAY": display.name,
          "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin",
        ], owner: owner))
  }

  @Test(.enabled(if: canRun))
  func `without our own program another one pastes HTML, and text from the selection`()
    async throws
  {
    let display = try XServer()
    let receipt = try await pasteboard(display, owner: nil).write(item)
    #expect(receipt == .command("xclip", type: "text/html"))
    #expect(
      try display.paste("text/html") == #"<meta charset="utf-8"><p>Grüße <b>✓</b></p>"#)
    #expect(try display.paste("UTF8_STRING", selection: "primary") == "Grüße ✓")
  }

  @Test(.enabled(if: canRun))
  func `every form is on the clipboard at once, under every name it is asked for by`()
    async throws
  {
    let display = try XServer()
    let owner = Installed.owner
    let receipt = try await pasteboard(display, owner: owner).write(item)
    #expect(receipt == .display("x11", types: ["text/rtf", "text/html", "text/plain"]))
    #expect(receipt.isRich)
    for name in ["UTF8_STRING", "TEXT", "text/plain", "text/plain;charset=utf-8"] {
      #expect(try display.paste(name) == "Grüße ✓", "\(name)")
    }
    #expect(
      try display.paste("text/html") == #"<meta charset="utf-8"><p>Grüße <b>✓</b></p>"#)
    for name in ["text/rtf", "application/rtf"] {
      #expect(try display.paste(name) == #"{\rtf1 Gr\u252?\u223?e}"#, "\(name)")
    }
    let targets = try display.paste("TARGETS").split(separator: "\n")
    for name in ["TARGETS", "TIMESTAMP", "MULTIPLE", "SAVE_TARGETS", "text/html", "text/rtf"] {
      #expect(targets.contains(Substring(name)), "\(name)")
    }
  }

  @Test(.enabled(if: canRun), arguments: [0, 1, 262_144, 262_145, 3_000_000])
  func `a form of any size arrives whole`(_ size: Int) async throws {
    let display = try XServer()
    let text = String(String(repeating: "0123456789", count: size / 10 + 1).prefix(size))
    let item = PasteboardItem(plainText: text, html: "<p>")
    try await pasteboard(display, owner: Installed.owner).write(item)
    #expect(try display.paste("UTF8_STRING") == text)
    // One transfer leaves the next as it was.
    #expect(try display.paste("UTF8_STRING") == text)
  }

  @Test(.enabled(if: canRun))
  func `the program ends when something else is copied, and with the display`() async throws {
    let display = try XServer()
    let pasteboard = pasteboard(display, owner: Installed.owner)
    try await pasteboard.write(item)
    let first = try #require(Owners.serving(display.name).first)
    try await pasteboard.write(PasteboardItem(plainText: "second"))
    #expect(await Owners.hasEnded(first))
    #expect(try display.paste("UTF8_STRING") == "second")
    let second = try #require(Owners.serving(display.name).first)
    display.end()
    #expect(await Owners.hasEnded(second))
  }

  @Test(.enabled(if: canRun))
  func `the program holds nothing of ours and cannot be dumped`() async throws {
    let display = try XServer()
    try await pasteboard(display, owner: Installed.owner).write(item)
    let id = try #require(Owners.serving(display.name).first)
    let files = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(id)/fd").map {
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(id)/fd/\($0)")) ?? ""
    }
    #expect(files.allSatisfy { $0 == "/dev/null" || $0.hasPrefix("socket:") }, "\(files)")
    let limits = try String(contentsOfFile: "/proc/\(id)/limits", encoding: .utf8)
    let core = try #require(limits.split(separator: "\n").first { $0.hasPrefix("Max core") })
    #expect(core.split(separator: " ").dropFirst(4).prefix(2) == ["0", "0"])
    // A process that may not be dumped belongs to root as far as /proc goes.
    #expect(getsid(id) != getsid(0))
    kill(id, SIGTERM)
    #expect(await Owners.hasEnded(id))
  }

  @Test(.enabled(if: canRun))
  func `a display that is not there is passed over`() async throws {
    let folder = ScratchFolder()
    let receipt = try await Pasteboard(
      surroundings: PasteboardSurroundings(
        environment: ["DISPLAY": ":64999", "PATH": "/nowhere", "TERM": "xterm"],
        owner: Installed.owner, terminal: try folder.device())
    ).write(item)
    #expect(receipt == .terminal)
  }
}
