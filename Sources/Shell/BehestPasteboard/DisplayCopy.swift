// Runs the programs that copy to a display: `behest-clipboard` offers all forms at once, the others one.

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
    guard let html = item.markedHTML else {
      try await offer(item.plainText, type: "text/plain", patience: patience)
      return "text/plain"
    }
    try await offer(html, type: "text/html", patience: patience)
    // Some displays have no primary selection; only the clipboard is required.
    do {
      try await offer(item.plainText, type: "text/plain", isPrimary: true, patience: patience)
    } catch is PasteboardError {}
    return "text/html"
  }

  private func offer(
    _ text: String, type: String, isPrimary: Bool = false, patience: Duration
  ) async throws {
    try await ChildProcess.feed(
      [executable] + display.arguments(type: type, isPrimary: isPrimary), named: display.tool,
      environment: environment, input: text, within: patience)
  }
}

extension ChildProcess {
  /// Runs a program that reads one text, and may stay in the background to offer it.
  ///
  /// Clipboard programs fork, exit, and keep serving in the background with whatever they
  /// inherited.
  ///
  /// - Parameter name: The name of the program in errors.
  /// - Throws: `.commandFailed` when it cannot be started or fails, `.timedOut` when time ran out.
  fileprivate static func feed(
    _ words: [String], named name: String, environment: [String: String], input: String,
    within patience: Duration
  ) async throws {
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
    let status = try await child.end(within: patience)?.status
    guard status == 0 else {
      throw PasteboardError(
        status == nil ? .timedOut : .commandFailed, subject: name,
        detail: status.map { "status \($0)" })
    }
  }
}

/// A command that runs the program `behest-clipboard` for one display.
struct ClipboardOwner: Hashable, Sendable {
  let display: Display
  let executable: String
  let environment: [String: String]

  /// The variables that locate the display; the program receives no others.
  private static let needed: Set<String> = [
    "DISPLAY", "XAUTHORITY", "HOME", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR",
  ]

  /// Returns the path of the installed program: beside the running one, or under `libexec`.
  static func standardExecutable() -> String? {
    ProgramFolder.companion("behest-clipboard")?.path
  }

  /// Copies all forms to the clipboard, until something else is copied or the display ends.
  ///
  /// - Returns: The media types on the clipboard, the richest first.
  func copy(_ item: PasteboardItem, patience: Duration) async throws -> [String] {
    var forms = [("text/plain", item.plainText)]
    if let html = item.markedHTML { forms.insert(("text/html", html), at: 0) }
    if let rtf = item.rtf { forms.insert(("text/rtf", rtf), at: 0) }
    let input = forms.map { "\($0.0) \($0.1.utf8.count)\n\($0.1)" }.joined()
    try await ChildProcess.feed(
      [executable, display.rawValue], named: "behest-clipboard",
      environment: environment.filter { Self.needed.contains($0.key) }, input: input,
      within: patience)
    return forms.map(\.0)
  }
}

extension PasteboardItem {
  /// The HTML fragment with a charset, without which some programs read the bytes as Latin-1.
  fileprivate var markedHTML: String? {
    html.map { $0.hasPrefix("<meta charset=") ? $0 : "<meta charset=\"utf-8\">" + $0 }
  }
}
