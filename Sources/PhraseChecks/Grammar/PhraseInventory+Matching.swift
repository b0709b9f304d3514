// What the matcher says of words that were made up from the phrases themselves.

import PhraseMatching

extension PhraseInventory {
  /// What a matcher says of an utterance in the strict tiers, where made-up words are found.
  func result(
    of utterance: String, _ context: [String: StructuredValue], _ matcher: PhraseMatcher
  ) -> MatchResult {
    matcher.matches(in: utterance, upTo: .normalised, context: context)
  }
}
