// The connection of a parameter to the result of the previous action.

/// The connection of a parameter to the result of the previous action.
public enum InputConnectionBehavior: Hashable, Sendable {
  /// A connection that the system decides on.
  case `default`
  /// A connection in every case.
  case connectToPreviousIntentResult
  /// No connection.
  case never
}
