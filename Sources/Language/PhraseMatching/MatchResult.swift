// Everything the matcher has to say about one utterance.

/// Everything the matcher has to say about one utterance.
public struct MatchResult: Sendable {
  /// The text as it was given.
  public let utterance: String
  /// The best phrase of every intent that fits in the best tier, best first; empty when none fits.
  public let matches: [Match]
  /// The apps that were silenced by a negative phrase.
  public let vetoed: [Veto]

  let limit: Tier
  let apps: Set<String>?
  let context: [String: StructuredValue]
  let matcher: PhraseMatcher

  /// The tier of the matches; `nil` when there are none.
  public var tier: Tier? { matches.first?.tier }

  /// Whether several intents are equally good, so that a person has to choose.
  public var isTie: Bool { matches.count > 1 && matches[1].rank == 0 }

  /// The matches that are equally good and best.
  public var best: [Match] { matches.filter { $0.rank == 0 } }
}
