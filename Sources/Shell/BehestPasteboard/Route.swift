// Delivers an item to a clipboard by one of several ways.

import Foundation

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
