// Reads the person's clipboard by the programs that paste, or from the folder in its place.

import BehestProcess
package import Foundation

extension Pasteboard {
  /// A form of what is on the clipboard.
  package enum Form: Sendable {
    /// Text without styling.
    case text
    /// A picture as PNG.
    case image
  }

  /// The most bytes that are read.
  private static let limit = 64 << 20

  /// Returns a form of what is on the clipboard; `nil` when it has none.
  ///
  /// A terminal does not tell what was copied to it, so without a display that is what was last put
  /// into the folder in place of a clipboard.
  ///
  /// - Throws: `PasteboardError` when it cannot be read, or `CancellationError`.
  package func read(_ form: Form) async throws -> Data? {
    let surroundings = surroundings()
    switch try surroundings.source() {
    case .folder(let folder):
      guard form == .text else { return nil }
      return try? Data(contentsOf: folder.appendingPathComponent("clipboard.txt"))
    case .program(let display, let path):
      return try await Self.output(
        of: [path] + display.reading(form), named: display.reader,
        environment: surroundings.environment, patience: surroundings.patience)
    case nil: return nil
    }
  }

  /// Returns what a program prints; `nil` when it fails, as it does without such a form.
  private static func output(
    of words: [String], named name: String, environment: [String: String], patience: Duration
  ) async throws -> Data? {
    let pipe = try Descriptor.pipe()
    defer { close(pipe.read) }
    let child: ChildProcess
    do {
      defer { close(pipe.write) }
      child = try ChildProcess(
        words, environment: environment, input: .null, output: .descriptor(pipe.write),
        error: .null, isLeftBehind: true)
    } catch {
      throw PasteboardError(.commandFailed, subject: name, detail: error.words)
    }
    let deadline = ContinuousClock.now + patience
    let output = await onThread {
      Descriptor.readAll(pipe.read, upTo: limit, before: deadline)
    }
    guard case .success(let bytes) = output, bytes.count < limit else {
      kill(-child.id, SIGKILL)
      _ = child.end()
      throw PasteboardError(.unread, subject: name)
    }
    return try await child.end(within: patience) == .exited(0) ? Data(bytes) : nil
  }
}

/// A clipboard to read from.
enum PasteboardSource: Hashable, Sendable {
  /// A folder in place of a clipboard.
  case folder(URL)
  /// The display, by the program at this path.
  case program(Display, path: String)
}

extension PasteboardSurroundings {
  /// Returns the clipboard to read from: the person's choice, else a display, else the folder in its
  /// place; `nil` when there is none.
  ///
  /// - Throws: `.unknownDestination` for an unknown choice, `.notInstalled` when the program that
  ///   reads the display is missing.
  func source() throws(PasteboardError) -> PasteboardSource? {
    let chosen = try chosen()
    if case .directory(let path)? = chosen {
      return .folder(URL(fileURLWithPath: path, isDirectory: true))
    }
    let displays: [Display] =
      switch chosen {
      case .wayland?: [.wayland]
      case .x11?: [.x11]
      case .terminal?: []
      default: Display.allCases.filter { environment[$0.variable]?.isEmpty == false }
      }
    for display in displays {
      if let path = ProgramFolder.search(for: display.reader, in: environment) {
        return .program(display, path: path)
      }
    }
    if let missing = displays.first {
      throw PasteboardError(.notInstalled, subject: missing.reader, detail: missing.package)
    }
    return ownFolder.map { .folder($0) }
  }
}

extension Display {
  /// The program that prints what is on the clipboard.
  fileprivate var reader: String { self == .wayland ? "wl-paste" : "xclip" }

  /// Returns the arguments of the program for a form.
  fileprivate func reading(_ form: Pasteboard.Form) -> [String] {
    switch self {
    case .wayland:
      ["--no-newline", "--type", form == .text ? "text/plain;charset=utf-8" : "image/png"]
    case .x11:
      ["-out", "-selection", "clipboard", "-target", form == .text ? "UTF8_STRING" : "image/png"]
    }
  }
}
