// Matches generated utterances in the strict tiers.

import PhraseMatching

/// A matcher of generated utterances in the strict tiers, which suffice for them; compiled on demand.
final class StrictMatcher {
  private let inventory: PhraseInventory
  private lazy var matcher = try? inventory.matcher()

  init(_ inventory: PhraseInventory) { self.inventory = inventory }

  /// Matches an utterance; `nil` when the inventory cannot be compiled.
  func result(of utterance: String, _ context: [String: JSON]) -> MatchResult? {
    matcher?.matches(in: utterance, upTo: .normalised, context: context)
  }
}
