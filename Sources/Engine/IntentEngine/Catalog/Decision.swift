// Decides between the phrases that an utterance matches.

import PhraseMatching

/// The decision about the meaning of an utterance.
enum Decision: Sendable {
  /// One phrase fits best.
  case match(Match)
  /// Several phrases with different intents fit equally well: the person is asked.
  case tie([Match])
  /// No phrase fits.
  case nothing

  /// Creates a decision from the best matches of a result.
  init(_ result: MatchResult) {
    let best = result.best
    if best.count > 1 {
      self = .tie(best)
    } else if let match = best.first {
      self = .match(match)
    } else {
      self = .nothing
    }
  }
}
