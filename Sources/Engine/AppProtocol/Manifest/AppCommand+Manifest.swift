// The command that starts the server of a mounted app.

import AppProcesses
import Foundation

extension AppCommand {
  /// Creates the command of an app, in this folder and with the named variables as they are now.
  ///
  /// - Throws: `ManifestError` for a variable that is not set.
  init(_ manifest: AppManifest, environment: [String: String]) throws {
    var variables: [String: String] = [:]
    for name in manifest.variables {
      guard let value = environment[name] else {
        throw ManifestError("the variable \(name) is not set, which \(manifest.name) needs.")
      }
      variables[name] = value
    }
    self.init(
      words: manifest.command, variables: variables, surroundings: environment,
      folder: FileManager.default.currentDirectoryPath,
      logPath: Self.log(of: manifest.name, environment))
  }

  /// Returns the path of the file for the standard error of an app's server.
  package static func log(of name: String, _ environment: [String: String]) -> String {
    let state =
      environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      ?? (environment["HOME"] ?? "") + "/.local/state"
    return "\(state)/behest/apps/\(name).log"
  }
}
