// What an app is called, and what it does not answer to.

/// What an app is called, and what it does not answer to.
public struct ApplicationNames: Hashable, Sendable {
  /// The identifier that templates name the app by.
  public var app: String
  /// The display name first, then synonyms; each fits `${applicationName}`.
  public var names: [String]
  /// Phrases that silence the app; they may use `${applicationName}` but need not.
  public var negativePhrases: [String]

  /// Creates the names of one app.
  public init(app: String, names: [String], negativePhrases: [String] = []) {
    self.app = app
    self.names = names
    self.negativePhrases = negativePhrases
  }
}
