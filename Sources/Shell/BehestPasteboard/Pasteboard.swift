// The module's interface: copies an item to the clipboard, in as many forms as the clipboard takes.

import Foundation

/// The person's clipboard: that of a display, of a remote terminal, or a folder.
///
/// The destination is chosen at each write. `destination` comes first, then `BEHEST_CLIPBOARD`;
/// then a Wayland or an X11 display, which `behest-clipboard` gives every form at once, and
/// `wl-copy` or `xclip` one of them; then the terminal itself (OSC 52), with as much plain text as
/// terminals accept; then files in a folder of the person's. When a display refuses, the next one
/// is tried.
public struct Pasteboard: Sendable {
  /// The clipboard of the person.
  public static let general = Pasteboard()

  /// The destination of writes in this task and its children; `nil` to choose one for the
  /// surroundings.
  ///
  /// It is task-local, not a parameter, because an app uses one pasteboard for the whole system, as
  /// on iOS. It is not process-wide, so that two hosts in one process, such as tests, are
  /// independent.
  @TaskLocal public static var destination: PasteboardDestination?

  let surroundings: @Sendable () -> PasteboardSurroundings

  private init() {
    surroundings = {
      PasteboardSurroundings(
        configured: Self.destination,
        environment: ProcessInfo.processInfo.environment,
        owner: ClipboardOwner.standardExecutable())
    }
  }

  /// Creates a clipboard with given surroundings.
  package init(surroundings: PasteboardSurroundings) {
    self.surroundings = { surroundings }
  }

  /// Replaces the contents of the clipboard.
  ///
  /// The call takes a few seconds at most, also when the display does not answer.
  ///
  /// - Returns: The destination and form of the copy, so that the person can be told.
  /// - Throws: `PasteboardError`, or `CancellationError` when the task is cancelled.
  @discardableResult
  public func write(_ item: PasteboardItem) async throws -> PasteboardReceipt {
    let surroundings = surroundings()
    var refusals: [PasteboardError] = []
    for route in try surroundings.routes() {
      do {
        return try await route.deliver(item, patience: surroundings.patience)
      } catch let error as PasteboardError {
        refusals.append(error)
      }
    }
    // The first route is the one that the person expects, so its error is reported.
    throw refusals.first ?? PasteboardError(.nowhere)
  }
}

/// A way to deliver an item to a clipboard.
enum Route: Hashable, Sendable {
  case directory(URL)
  /// A folder in place of a clipboard.
  case files(URL)
  case owner(ClipboardOwner)
  case command(CopyCommand)
  case terminal(TerminalCopy)

  /// Delivers the item, and returns the receipt.
  func deliver(
    _ item: PasteboardItem, patience: Duration
  ) async throws -> PasteboardReceipt {
    switch self {
    case .directory(let folder):
      try Self.write(item, to: folder)
      return .directory(folder)
    case .files(let folder):
      try Self.write(item, to: folder)
      return .files(folder)
    case .owner(let owner):
      return .display(
        owner.display.rawValue, types: try await owner.copy(item, patience: patience))
    case .command(let command):
      return .command(
        command.display.tool, type: try await command.copy(item, patience: patience))
    case .terminal(let terminal):
      let kept = try await terminal.copy(item.plainText, patience: patience)
      let whole = item.plainText.utf8.count
      return kept == whole ? .terminal : .terminalCut(kept: kept, of: whole)
    }
  }

  /// Replaces all three files, and deletes the file of a form that the item lacks.
  private static func write(
    _ item: PasteboardItem, to folder: URL
  ) throws(PasteboardError) {
    let forms = [("rtf", item.rtf), ("html", item.html), ("txt", item.plainText)]
    do {
      // The folder is private: others must not read what the person copies.
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      for (pathExtension, text) in forms {
        let file = folder.appendingPathComponent("clipboard.\(pathExtension)")
        if let text {
          try Data(text.utf8).write(to: file, options: .atomic)
          chmod(file.path, 0o600)
        } else if FileManager.default.fileExists(atPath: file.path) {
          try FileManager.default.removeItem(at: file)
        }
      }
    } catch {
      let reason = ((error as? CocoaError)?.underlying as? POSIXError)
        .map { String(cString: strerror($0.code.rawValue)) }
      throw PasteboardError(
        .unwritable, subject: folder.path, detail: reason ?? error.localizedDescription)
    }
  }
}
