// What a session can ask about the installed applications.

public import IntentEngine

/// What a session knows of what is installed, and what it can do beside talking.
public struct Surroundings: Sendable {
  /// The applications.
  package var apps: @Sendable () async -> [AppEntry]

  /// The phrases as declared, parameters in braces.
  package var phrases: @Sendable () async -> [PhraseEntry]

  /// The phrases ready to say, slots filled with values.
  package var sayable: @Sendable () async -> [PhraseEntry]

  /// Brings the application of an outcome to the front; returns what to say about it, `nil` for
  /// nothing.
  public var open: @Sendable (Outcome) async -> String?

  /// Takes back what was done last; returns what it was called, `nil` when there was nothing.
  public var undo: @Sendable () async -> String?

  /// Whether Tab completes what is typed.
  public var completes: Bool

  /// Creates surroundings.
  package init(
    apps: @escaping @Sendable () async -> [AppEntry],
    phrases: @escaping @Sendable () async -> [PhraseEntry],
    sayable: @escaping @Sendable () async -> [PhraseEntry],
    open: @escaping @Sendable (Outcome) async -> String? = { _ in nil },
    undo: @escaping @Sendable () async -> String? = { nil },
    completes: Bool = true
  ) {
    self.apps = apps
    self.phrases = phrases
    self.sayable = sayable
    self.open = open
    self.undo = undo
    self.completes = completes
  }
}
