// What an app is called, and what it does not answer to.

/// What an app is called, and what it does not answer to.
public struct ApplicationNames: Hashable, Sendable {
  /// The identifier that templates name the app by.
  public var app: String
  /// The display name first, then synonyms; each fits `${applicationName}`.
  public var names: [String]
  /// Phrases that silence the app; they may use `${applicationName}` but need not.
  public var negativePhrases: [String]
  /// Groups of words that mean the same to the app: `["find", "look up"]`.
  public var synonyms: [[String]]
  /// Whether the app answers to its phrases in other words too, when nothing else fits.
  public var acceptsParaphrases: Bool

  /// Creates the names of one app.
  public init(
    app: String, names: [String], negativePhrases: [String] = [], synonyms: [[String]] = [],
    acceptsParaphrases: Bool = false
  ) {
    self.app = app
    self.names = names
    self.negativePhrases = negativePhrases
    self.synonyms = synonyms
    self.acceptsParaphrases = acceptsParaphrases
  }
}
