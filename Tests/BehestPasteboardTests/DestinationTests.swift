// Tests of naming a clipboard and of choosing one.

import BehestPasteboard
import Foundation
import Testing

struct DestinationTests {
  let folder = ScratchFolder()

  @Test(arguments: [
    ("dir:/tmp/x", PasteboardDestination.directory("/tmp/x")),
    ("dir:out put", .directory("out put")),
    ("wl-copy", .wayland), ("xclip", .x11), ("osc52", .terminal), ("terminal", .terminal),
  ])
  func `a destination has a name`(text: String, destination: PasteboardDestination) throws {
    #expect(try PasteboardDestination(text) == destination)
  }

  @Test(arguments: ["", "dir:", "dir", "DIR:x", "nowhere"])
  func `any other name is refused`(text: String) {
    let error = #expect(throws: PasteboardError.self) { try PasteboardDestination(text) }
    #expect(error?.code == .unknownDestination)
    #expect(error?.description.contains("“\(text)”") == true)
  }

  private func receipt(
    _ environment: [String: String], programs: [String] = [], terminal: Bool = true
  ) async throws -> PasteboardReceipt {
    for name in programs { try folder.program(name, "exit 0") }
    let surroundings = PasteboardSurroundings(
      environment: environment.merging(["PATH": folder.path, "TERM": "xterm"]) { old, _ in old },
      terminal: terminal ? try folder.device() : folder.path + "/none")
    return try await Pasteboard(surroundings: surroundings)
      .write(PasteboardItem(plainText: "x", html: "x"))
  }

  @Test func `Wayland comes before X11 and both before the terminal`() async throws {
    let both = ["WAYLAND_DISPLAY": "wayland-0", "DISPLAY": ":0"]
    #expect(
      try await receipt(both, programs: ["wl-copy", "xclip"])
        == .command("wl-copy", type: "text/html"))
  }

  @Test func `a display without its program is passed over`() async throws {
    let both = ["WAYLAND_DISPLAY": "wayland-0", "DISPLAY": ":0"]
    #expect(
      try await receipt(both, programs: ["xclip"]) == .command("xclip", type: "text/html"))
  }

  @Test func `a program without its display is not used`() async throws {
    let remote = ["SSH_TTY": "/dev/pts/1", "SSH_CONNECTION": "a b c d"]
    let receipt = try await receipt(remote, programs: ["wl-copy", "xclip"])
    #expect(receipt == .terminal)
    #expect(!receipt.isRich)
  }

  @Test(arguments: [
    (PasteboardReceipt.display("x11", types: ["text/rtf", "text/plain"]), nil, nil),
    (.command("xclip", type: "text/plain"), "Copied to clipboard as plain text only.", nil),
    (.terminal, "Copied to clipboard as plain text only (OSC 52).", nil),
    (
      .terminalCut(kept: 3, of: 5),
      "Copied the first 3 of 5 bytes to clipboard, as plain text only: a terminal takes no more (OSC 52).",
      "Copied the first 3 of 5 bytes to clipboard: a terminal takes no more (OSC 52)."
    ),
    (
      .files(URL(fileURLWithPath: "/run/copies")),
      "There is no clipboard here. The text is in files in /run/copies.",
      "There is no clipboard here. The text is in files in /run/copies."
    ),
  ])
  func `words say what is not as one expects`(
    receipt: PasteboardReceipt, ofRichText: String?, ofPlainText: String?
  ) {
    #expect(receipt.words(about: PasteboardItem(plainText: "b", html: "<b>b</b>")) == ofRichText)
    #expect(receipt.words(about: PasteboardItem(plainText: "b")) == ofPlainText)
  }

  @Test(arguments: [
    (["DISPLAY": ":0"], "install the package xclip"),
    (["WAYLAND_DISPLAY": "w"], "install the package wl-clipboard"),
    ([:], "use a terminal, or a display"),
  ])
  func `with no clipboard at all the error says what to install`(
    environment: [String: String], words: String
  ) async throws {
    let error = await #expect(throws: PasteboardError.self) {
      try await receipt(environment, terminal: false)
    }
    #expect(error?.code == .nowhere)
    #expect(error?.description.contains(words) == true)
  }

  @Test func `with no clipboard at all the files go to a folder nobody else reads`() async throws {
    let runtime = folder.path + "/run"
    mkdir(runtime, 0o700)
    for (name, place) in [("XDG_RUNTIME_DIR", runtime), ("XDG_STATE_HOME", folder.path)] {
      let receipt = try await receipt([name: place], terminal: false)
      #expect(
        receipt == .files(URL(fileURLWithPath: place + "/behest/clipboard", isDirectory: true)))
      let attributes = try FileManager.default.attributesOfItem(
        atPath: place + "/behest/clipboard/clipboard.txt")
      #expect(attributes[.posixPermissions] as? Int == 0o600)
    }
    #expect(
      try await receipt(["HOME": folder.path], terminal: false)
        == .files(
          URL(
            fileURLWithPath: folder.path + "/.local/state/behest/clipboard", isDirectory: true)))
  }

  @Test(arguments: ["dumb", "linux", ""])
  func `a terminal that would print the sequence is not sent one`(name: String) async throws {
    await #expect(throws: PasteboardError.self) { try await receipt(["TERM": name]) }
    #expect(try folder.text("tty") == "")
  }

  @Test func `a program asked for by name must be installed`() async throws {
    let error = await #expect(throws: PasteboardError.self) {
      try await receipt(["BEHEST_CLIPBOARD": "xclip"])
    }
    #expect(error?.description == "xclip is not installed; install the package xclip.")
  }
}
