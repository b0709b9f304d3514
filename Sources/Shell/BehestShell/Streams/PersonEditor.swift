// Opens texts in the editor that the person has chosen.

import BehestProcess
public import Foundation

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
    guard let file = try? Self.temporaryFile(named: name, with: text) else { return nil }
    defer { Self.remove(file) }
    return open(file.path) == 0 ? try? Self.saved(text, in: file) : nil
  }

  /// Writes a text into a file of a new folder that only this person can read, with a newline at its end.
  ///
  /// - Throws: The error of the file system.
  public static func temporaryFile(named name: String, with text: String) throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("behest-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let file = folder.appendingPathComponent(name)
    try Data(text.endingWithNewline.utf8).write(to: file)
    return file
  }

  /// Returns the text of a temporary file, without the newline that the text before lacked.
  ///
  /// - Throws: The error of the file system.
  public static func saved(_ before: String, in file: URL) throws -> String {
    let saved = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    return saved.hasSuffix("\n") && !before.hasSuffix("\n") ? String(saved.dropLast()) : saved
  }

  /// Removes a temporary file with its folder.
  public static func remove(_ file: URL) {
    try? FileManager.default.removeItem(at: file.deletingLastPathComponent())
  }
}
