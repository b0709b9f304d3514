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
  /// The names of the variables that are passed on to the server; one that ends in a question mark
  /// is passed where it is set.
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
}

extension [String] {
  /// The words as a person would type them in a shell.
  package var shellWords: String {
    map { word in
      let isPlain =
        !word.isEmpty
        && word.allSatisfy { $0.isLetter || $0.isNumber || "/._-~+=:,@".contains($0) }
      return isPlain ? word : "'" + word.replacing("'", with: "'\\''") + "'"
    }.joined(separator: " ")
  }
}
