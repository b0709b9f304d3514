// The host of a script: it answers what the module `scripting` cannot do itself.

package import BehestJSON

/// An object that answers the messages of a script's run.
///
/// The messages with their arguments and results are listed at the top of `00-values.js`. Timers
/// (`timer`) and the end (`exit`) are the engine's own.
package protocol ScriptHost: AnyObject, Sendable {
  /// Answers a message while the script waits; it must not take long.
  ///
  /// - Throws: An error whose description the script gets as an `Error`.
  func answer(_ message: String, _ argument: JSON) throws -> JSON

  /// Answers a message later: the script has a promise.
  ///
  /// - Throws: An error whose description the script gets as an `Error`. A `CancellationError`
  ///   leaves the promise open for ever.
  func answerLater(_ message: String, _ argument: JSON) async throws -> JSON
}
