// Tests against a real Wayland compositor, where one can be had.

import BehestPasteboard
import Foundation
import Testing

struct WaylandTests {
  static let canRun =
    ["sway", "wl-paste", "setpriv"].allSatisfy { Installed.path($0) != nil }

  @Test(.enabled(if: canRun))
  func `every form is on the clipboard at once, until something else is copied`() async throws {
    let compositor = try await Compositor()
    let owner = Installed.owner
    let large = String(repeating: "rich ", count: 100_000)
    let pasteboard = Pasteboard(
      surroundings: PasteboardSurroundings(environment: compositor.environment, owner: owner))
    let receipt = try await pasteboard.write(
      PasteboardItem(plainText: "Grüße ✓", html: "<b>✓</b>", rtf: large))
    #expect(receipt == .display("wayland", types: ["text/rtf", "text/html", "text/plain"]))
    for name in ["text/plain", "text/plain;charset=utf-8", "UTF8_STRING"] {
      #expect(try compositor.paste(name) == "Grüße ✓", "\(name)")
    }
    #expect(try compositor.paste("text/html") == #"<meta charset="utf-8"><b>✓</b>"#)
    #expect(try compositor.paste("text/rtf") == large)
    let id = try #require(Owners.serving(compositor.socket).first)
    try await pasteboard.write(PasteboardItem(plainText: "other"))
    #expect(await Owners.hasEnded(id))
    #expect(try compositor.paste("text/plain") == "other")
  }

  @Test(.enabled(if: canRun))
  func `the program ends with the compositor`() async throws {
    let compositor = try await Compositor()
    try await Pasteboard(
      surroundings: PasteboardSurroundings(
        environment: compositor.environment, owner: Installed.owner)
    ).write(PasteboardItem(plainText: "x"))
    let id = try #require(Owners.serving(compositor.socket).first)
    compositor.end()
    #expect(await Owners.hasEnded(id))
  }
}

/// A compositor without a screen, run by an ordinary user, that ends with its value.
private final class Compositor: Sendable {
  let socket: String
  let environment: [String: String]
  private let id: pid_t
  private let folder: ScratchFolder

  init() async throws {
    folder = ScratchFolder()
    let nobody: uid_t = 65534
    if getuid() == 0 { chown(folder.path, nobody, gid_t(nobody)) }
    let server = Process()
    server.executableURL = URL(fileURLWithPath: try #require(Installed.path("setpriv")))
    // A compositor that root starts refuses to run.
    let user = ["--reuid=65534", "--regid=65534", "--clear-groups"]
    server.arguments = (getuid() == 0 ? user : []) + ["sway", "-c", "/dev/null"]
    server.environment = [
      "PATH": "/usr/bin:/bin", "XDG_RUNTIME_DIR": folder.path, "HOME": folder.path,
      "WLR_BACKENDS": "headless", "WLR_LIBINPUT_NO_DEVICES": "1", "WLR_RENDERER": "pixman",
    ]
    server.standardOutput = FileHandle.nullDevice
    server.standardError = FileHandle.nullDevice
    try server.run()
    id = server.processIdentifier
    var name: String?
    for _ in 0..<3_000 where name == nil {
      try await Task.sleep(for: .milliseconds(20))
      name = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
        .first { $0.hasPrefix("wayland-") && !$0.hasSuffix(".lock") }
    }
    socket = folder.path + "/" + (try #require(name))
    environment = [
      "WAYLAND_DISPLAY": socket, "XDG_RUNTIME_DIR": folder.path, "PATH": "/usr/bin:/bin",
    ]
  }

  func end() { kill(id, SIGKILL) }

  deinit { end() }

  func paste(_ type: String) throws -> String {
    try output(of: "wl-paste", ["--no-newline", "--type", type], environment)
  }
}
