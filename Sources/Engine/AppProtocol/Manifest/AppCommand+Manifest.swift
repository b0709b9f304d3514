// The command that starts the server of a mounted app.

package import AppProcesses
import Foundation

extension AppCommand {
  /// Creates the command of an app, in this folder and with the named variables as they are now, in
  /// the environment or else in the keyring.
  ///
  /// - Throws: `ManifestError` for a variable that is in neither.
  package init(_ manifest: AppManifest, environment: [String: String]) throws {
    // A server that is Behest itself has no mounted apps: it could be one of them, and start itself.
    var variables = ["BEHEST_MOUNTED": "none"]
    for name in manifest.variables {
      if name.hasSuffix("?") {
        let name = String(name.dropLast())
        variables[name] = environment[name]
        continue
      }
      let value = environment[name] ?? SecretService.value(of: name, environment: environment)
      guard let value else {
        throw ManifestError(
          "The variable \(name) is not set, which \(manifest.name) needs. Keep it in your keyring "
            + "by “\(SecretService.commandToKeep(name))”, or export it.")
      }
      variables[name] = value
    }
    self.init(
      words: manifest.command, variables: variables, surroundings: environment,
      folder: FileManager.default.currentDirectoryPath,
      logPath: AppLog.standardPath(app: manifest.name, environment: environment))
  }
}
