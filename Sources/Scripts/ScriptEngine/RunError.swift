// An error of a script, or of what runs it.

/// An error that ends a script's function, or a whole run.
package struct RunError: Error, Hashable, Sendable {
  /// The kinds of errors.
  package enum Kind: Hashable, Sendable {
    /// Something that the script threw, or that it did wrong.
    case thrown
    /// The script worked for too long without a pause.
    case tookTooLong
    /// The script used too much memory.
    case usedTooMuchMemory
    /// The script waits for something that never comes.
    case waitsForNothing
    /// The run has ended.
    case ended
  }

  /// The kind of the error.
  package var kind: Kind
  /// The message, one sentence where it is ours.
  package var message: String
  /// The calls that led to it, innermost first, as JavaScriptCore writes them: `name@file:line:column`.
  package var stack: String

  /// Creates an error.
  package init(_ kind: Kind = .thrown, _ message: String, stack: String = "") {
    self.kind = kind
    self.message = message
    self.stack = stack
  }
}
