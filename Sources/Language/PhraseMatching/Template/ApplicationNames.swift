// The names of an app, and its negative phrases.

/// The names of an app, with its negative phrases and synonyms.
public struct ApplicationNames: Hashable, Sendable {
  /// The identifier by which templates refer to the app.
  public var app: String
  /// The names for `${applicationName}`: the display name first, then synonyms.
  public var names: [String]
  /// Phrases that silence the app; they may use `${applicationName}` but need not.
  public var negativePhrases: [String]
  /// Groups of words with the same meaning for the app: `["find", "look up"]`.
  public var synonyms: [[String]]
  /// Whether the app's phrases also match in other words, if nothing else matches.
  public var acceptsParaphrases: Bool

  /// Creates the names of an app.
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
