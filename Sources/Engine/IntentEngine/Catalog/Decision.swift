// Chooses what an utterance means among the phrases it matches.

import PhraseMatching

/// What an utterance turned out to mean.
enum Decision: Sendable {
  /// One phrase.
  case match(Match)
  /// Several that fit equally well and run different intents: a question, never a guess.
  case tie([Match])
  /// None.
  case nothing

  /// Chooses among the best matches.
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
