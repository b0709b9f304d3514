// Runs the clipboard programs of the two display systems, `wl-copy` and `xclip`.

import BehestProcess
import Foundation

/// A display system with a clipboard, by the name that `behest-clipboard` has for it.
enum Display: String, CaseIterable, Hashable, Sendable {
  case wayland, x11

  /// The variable that locates the display.
  var variable: String { self == .wayland ? "WAYLAND_DISPLAY" : "DISPLAY" }

  /// The clipboard program of the system.
  var tool: String { self == .wayland ? "wl-copy" : "xclip" }

  /// The name of the system package with the program.
  var package: String { self == .wayland ? "wl-clipboard" : "xclip" }

  /// Returns the arguments of the program for text of a type.
  fileprivate func arguments(type: String, isPrimary: Bool) -> [String] {
    switch self {
    case .wayland: (isPrimary ? ["--primary"] : []) + ["--type", type]
    case .x11:
      ["-in", "-selection", isPrimary ? "primary" : "clipboard"]
        // Programs of X11 request plain text by this name.
        + ["-target", type == "text/plain" ? "UTF8_STRING" : type]
    }
  }
}

/// An installed clipboard program that copies one form of an item.
struct CopyCommand: Hashable, Sendable {
  let display: Display
  let executable: String
  let environment: [String: String]

  /// Copies the richest form to the clipboard, and the plain text to the primary selection.
  ///
  /// These programs offer one type each. For styled text that is HTML, which most editors, mail
  /// programs and word processors paste with its styling.
  ///
  /// - Returns: The media type on the clipboard.
  func copy(_ item: PasteboardItem, patience: Duration) async throws -> String {
    guard let html = item.html else {
      try await offer(item.plainText, type: "text/plain", patience: patience)
      return "text/plain"
    }
    // Without a charset some programs read the bytes as Latin-1.
    try await offer(HTMLCharset.marked(html), type: "text/html", patience: patience)
    // Some displays have no primary selection; only the clipboard is required.
    do {
      try await offer(item.plainText, type: "text/plain", isPrimary: true, patience: patience)
    } catch is PasteboardError {}
    return "text/html"
  }

  private func offer(
    _ text: String, type: String, isPrimary: Bool = false, patience: Duration
  ) async throws {
    let status = try await ChildProcess.status(
      of: [executable] + display.arguments(type: type, isPrimary: isPrimary),
      environment: environment, input: text, within: patience)
    guard status == 0 else {
      throw PasteboardError(
        status == nil ? .timedOut : .commandFailed, subject: display.tool,
        detail: status.map { "status \($0)" })
    }
  }
}

extension ChildProcess {
  /// Runs a program that reads one text, and may stay in the background to offer it.
  ///
  /// Clipboard programs fork, exit, and keep serving in the background with whatever they
  /// inherited.
  ///
  /// - Returns: The exit status, or `nil` when time ran out.
  /// - Throws: `.commandFailed` when it cannot be started.
  static func status(
    of words: [String], environment: [String: String], input: String, within patience: Duration
  ) async throws -> Int32? {
    let file: Int32
    do {
      file = try Descriptor.file(holding: input.utf8)
    } catch {
      throw PasteboardError(.unwritable, subject: "/dev/shm", detail: error.words)
    }
    defer { close(file) }
    let child: ChildProcess
    do {
      child = try ChildProcess(
        words, environment: environment, input: .descriptor(file), output: .null, error: .null,
        isLeftBehind: true)
    } catch {
      throw PasteboardError(.commandFailed, subject: words[0], detail: error.words)
    }
    return try await child.end(within: patience)?.status
  }
}
