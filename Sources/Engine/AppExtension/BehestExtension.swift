// The names of the extension behest/app, as both sides of a connection say them.

package import BehestJSON

/// The extension `behest/app` of the Model Context Protocol.
package enum BehestExtension {
  /// The name of the extension.
  package static let name = "behest/app"
  /// The settings with which both sides declare the extension.
  package static let settings: JSON = ["version": 1]
  /// The address of the resource with the manifest.
  package static let manifestAddress = "behest://app"
  /// The beginning of the addresses of entities: the type and the identifier follow.
  package static let entityAddresses = "behest://entity/"

  /// A method of the extension, which is called as a tool of this name.
  package enum Method: String, Sendable {
    /// Describes a call with its current values: summary, target, address, parameters.
    case describe = "behest.describe"
    /// Resolves the dependencies of an intent before it is performed.
    case prepare = "behest.prepare"
    /// Continues an intent in the foreground.
    case goOn = "behest.goOn"
    /// Lists the values that the app offers for a parameter.
    case options = "behest.options"
    /// Returns a parameter's initial value.
    case startingValue = "behest.startingValue"
    /// Reads words as the value of a parameter.
    case resolve = "behest.resolve"
    /// Finds entities of a type.
    case entities = "behest.entities"
    /// Reads the properties of a value that take time.
    case complete = "behest.complete"
    /// Undoes the last effect of an app's undoable intents.
    case undo = "behest.undo"
    /// Counts the changes of the values in an app's phrases.
    case valueChanges = "behest.valueChanges"
  }
}
