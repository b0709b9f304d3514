// Starts the person's editor and waits for it.

import BehestProcess
import Foundation
import BehestShell

/// The editor that `VISUAL` or `EDITOR` names.
struct EditorProcess: Sendable {
  private let environment: [String: String]
  private let command: String

  /// Finds the editor in the environment.
  ///
  /// - Throws: `UsageError` when neither variable names an editor.
  init(environment: [String: String]) throws {
    let named = [environment["VISUAL"], environment["EDITOR"]].compactMap { $0 }
    guard let command = named.first(where: { !$0.isEmpty }) else {
      throw UsageError("There is no editor to open it with; set VISUAL or EDITOR.")
    }
    self.environment = environment
    self.command = command
  }

  /// Runs the editor on a file, in the foreground of this terminal.
  ///
  /// - Returns: The editor's exit status; 127 when it cannot be started.
  func run(on file: URL) async -> Int32 {
    // The variable may hold options.
    let editor = ForegroundProcess(command, argument: file.path, environment: environment)
    return await onThread { editor.run() }
  }
}
