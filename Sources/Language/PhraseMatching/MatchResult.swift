// The result of matching one utterance.

/// The result of matching one utterance.
public struct MatchResult: Sendable {
  /// The utterance, unchanged.
  public let utterance: String
  /// The best phrase of every intent in the best tier, best first; empty if no phrase matches.
  public let matches: [Match]
  /// The apps silenced by a negative phrase.
  public let vetoed: [Veto]

  let limit: Tier
  let apps: Set<String>?
  let context: [String: JSON]
  let matcher: PhraseMatcher

  /// The tier of the matches; `nil` if there are none.
  public var tier: Tier? { matches.first?.tier }

  /// A Boolean value that indicates whether several intents match equally well.
  public var isTie: Bool { matches.count > 1 && matches[1].rank == 0 }

  /// The matches that tie for the best rank.
  public var best: [Match] { matches.filter { $0.rank == 0 } }
}
