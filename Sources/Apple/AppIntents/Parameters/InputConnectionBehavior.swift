// How a parameter takes what the action before it returned.

/// How a parameter takes what the action before it returned.
public enum InputConnectionBehavior: Hashable, Sendable {
  /// As the system thinks best.
  case `default`
  /// Always.
  case connectToPreviousIntentResult
  /// Never.
  case never
}
