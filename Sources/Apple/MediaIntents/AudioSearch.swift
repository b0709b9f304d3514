// A search for music, podcasts and other sound.

public import AppIntents

/// A search for sound, in the words of a person.
public struct AudioSearch: Hashable, Sendable {
  /// The criteria of a search.
  public enum Criteria: Hashable, Sendable {
    /// Any sound.
    case unspecified
    /// Words that say what to find.
    case searchQuery(String)
  }

  /// The criteria of the search.
  public var criteria: Criteria

  /// Creates a search from its criteria.
  public init(criteria: Criteria) { self.criteria = criteria }
}

extension AudioSearch: _IntentValue, SpokenValue {
  /// The name of the type for people.
  package static var spokenName: String { "search text" }

  /// Creates a search for what is said.
  package init(spokenAs words: String) { self.init(criteria: .searchQuery(words)) }

  /// The words of the search; empty for any sound.
  package var words: String {
    if case .searchQuery(let words) = criteria { words } else { "" }
  }
}
