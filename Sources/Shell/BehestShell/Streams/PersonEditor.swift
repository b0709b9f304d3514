// Opens texts in the editor that the person has chosen.

import BehestProcess
import Foundation

/// The editor that `$VISUAL` or `$EDITOR` names, options included.
public struct PersonEditor: Sendable {
  private let command: String
  private let environment: [String: String]

  /// Finds the editor in the environment; `nil` when neither variable names one.
  public init?(environment: [String: String]) {
    let named = [environment["VISUAL"], environment["EDITOR"]].compactMap { $0 }
    guard let command = named.first(where: { !$0.isEmpty }) else { return nil }
    self.init(command, environment: environment)
  }

  /// Creates an editor from its command.
  public init(_ command: String, environment: [String: String]) {
    (self.command, self.environment) = (command, environment)
  }

  /// Opens a file, and returns the editor's exit status when it has ended; blocks the thread.
  public func open(_ path: String) -> Int32 {
    ForegroundProcess(command, argument: path, environment: environment).run()
  }

  /// Returns a text as it was saved in the editor; `nil` when the editor failed, or there is no file.
  ///
  /// The newline that editors add at the end is left out. Blocks the thread.
  public func edited(_ text: String, in name: String) -> String? {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("behest-\(UUID().uuidString)")
    let file = folder.appendingPathComponent(name)
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      try Data(text.endingWithNewline.utf8).write(to: file)
      guard open(file.path) == 0 else { return nil }
      let saved = String(decoding: try Data(contentsOf: file), as: UTF8.self)
      return saved.hasSuffix("\n") && !text.hasSuffix("\n") ? String(saved.dropLast()) : saved
    } catch {
      return nil
    }
  }
}
