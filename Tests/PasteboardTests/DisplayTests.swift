// Tests against a real X11 display, where one can be had.

import Foundation
import Pasteboard
import Testing

struct DisplayTests {
  private static func program(_ name: String) -> String? {
    ["/usr/bin/", "/usr/local/bin/", "/usr/bin/X11/"].map { $0 + name }
      .first { access($0, X_OK) == 0 }
  }

  @Test(.enabled(if: program("Xvfb") != nil && program("xclip") != nil))
  func `another program pastes HTML from the clipboard and text from the selection`()
    async throws
  {
    let server = Process()
    server.executableURL = URL(fileURLWithPath: try #require(Self.program("Xvfb")))
    server.arguments = ["-displayfd", "1", "-screen", "0", "320x240x8", "-nolisten", "tcp"]
    let number = Pipe()
    server.standardOutput = number
    server.standardError = FileHandle.nullDevice
    try server.run()
    // Programs that serve a selection end with their display. The server inherits the signals that
    // threads of a test block, so asking it to end would do nothing.
    defer { kill(server.processIdentifier, SIGKILL) }
    let text = String(decoding: number.fileHandleForReading.availableData, as: UTF8.self)
    let display = ":" + text.trimmingCharacters(in: .whitespacesAndNewlines)

    let pasteboard = Pasteboard(
      surroundings: PasteboardSurroundings(environment: [
        "DISPLAY": display, "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin",
      ]))
    let receipt = try await pasteboard.write(
      PasteboardItem(plainText: "Grüße ✓", html: "<p>Grüße <b>✓</b></p>"))
    #expect(receipt == .command("xclip", type: "text/html"))
    #expect(
      try paste(["-selection", "clipboard", "-target", "text/html"], from: display)
        == #"<meta charset="utf-8"><p>Grüße <b>✓</b></p>"#)
    #expect(
      try paste(["-selection", "primary", "-target", "UTF8_STRING"], from: display)
        == "Grüße ✓")
  }

  private func paste(_ arguments: [String], from display: String) throws -> String {
    let reader = Process()
    reader.executableURL = URL(fileURLWithPath: try #require(Self.program("xclip")))
    reader.arguments = ["-out"] + arguments
    reader.environment = ["DISPLAY": display]
    let output = Pipe()
    reader.standardOutput = output
    try reader.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    reader.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self)
  }
}
