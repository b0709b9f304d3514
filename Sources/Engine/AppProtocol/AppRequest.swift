// A request to add an app: how its server is started, before anything is known of it.

package import BehestJSON
import IntentEngine

/// A request of a person to add the server of an app.
package struct AppRequest: Sendable {
  /// The name that phrases call the app by.
  package var name: String
  /// Whether the only app of a server that describes it in full goes by its own name instead.
  package var takesOwnName = false
  /// The program of the server and its arguments.
  package var command: [String]
  /// The names of the variables that are passed on to the server.
  package var variables: [String]
  /// The values of arguments that are always the same, by name, as a person typed them.
  package var fixed: JSON
  /// Whether a tool without annotations is taken for one that destroys.
  package var isCareful: Bool

  /// Creates a request.
  package init(
    name: String, command: [String], variables: [String] = [], fixed: JSON = [:],
    isCareful: Bool = false
  ) {
    self.name = name
    self.command = command
    self.variables = variables
    self.fixed = fixed
    self.isCareful = isCareful
  }

  /// Creates a request for what an app says of itself now.
  package init(_ manifest: AppManifest) {
    self.init(
      name: manifest.name, command: manifest.command, variables: manifest.variables,
      fixed: manifest.fixed, isCareful: manifest.isCareful)
  }

  /// Returns the requests that a configuration file of another client contains.
  ///
  /// - Parameters:
  ///   - leaveOut: Receives the name of a server that is left out, and the reason.
  /// - Throws: `ManifestError` for a file without servers.
  package static func requests(
    in bytes: [UInt8], leavingOut leaveOut: (_ name: String, _ reason: String) -> Void
  ) throws -> [AppRequest] {
    let json: JSON
    do {
      json = try JSON(parsing: bytes)
    } catch {
      throw ManifestError("The file is no JSON: \(error.description).")
    }
    let listed =
      json["mcpServers"] ?? json["servers"] ?? json["context_servers"] ?? json["mcp"]?["servers"]
    guard case .object(let servers)? = listed else {
      throw ManifestError("The file has neither “mcpServers” nor “servers”.")
    }
    return servers.compactMap { name, entry in
      guard entry["disabled"] != true, entry["enabled"] != false else {
        leaveOut(name, "it is disabled in the file.")
        return nil
      }
      guard let program = (entry["command"]?.string ?? entry["command"]?["path"]?.string)?.nonEmpty
      else {
        leaveOut(name, "it is not started by a command.")
        return nil
      }
      let arguments = (entry["args"] ?? entry["command"]?["args"])?.strings ?? []
      return AppRequest(
        name: name, command: [program] + arguments, variables: entry["env"]?.object?.keys ?? [])
    }
  }
}
