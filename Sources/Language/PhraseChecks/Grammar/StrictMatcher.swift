// What the matcher says of words that were made up from the phrases themselves.

import PhraseMatching

/// Says which phrases an utterance is in the strict tiers, where made-up words are found.
///
/// Nearly all of compiling is spelling out the numbers of wide ranges, which few made-up words hold.
/// A phrase that does not take an utterance with any words at all for its numbers does not take it
/// with those of a number: then the utterance is asked of phrases whose numbers have digits only.
/// What is not asked is not compiled.
final class StrictMatcher {
  private let inventory: PhraseInventory
  private lazy var digits = try? inventory.withoutNumberWords.matcher()
  private lazy var anyWords = try? inventory.withAnyWordsForNumbers.matcher()
  private lazy var complete = try? inventory.matcher()
  private let hasNumberWords: Bool
  private var isComplete = false

  init(_ inventory: PhraseInventory) {
    self.inventory = inventory
    hasNumberWords = inventory.templates.contains(where: \.acceptsNumberWords)
  }

  /// Matches an utterance; `nil` when the inventory cannot be compiled.
  func result(of utterance: String, _ context: [String: StructuredValue]) -> MatchResult? {
    func result(_ matcher: PhraseMatcher?) -> MatchResult? {
      matcher?.matches(in: utterance, upTo: .normalised, context: context)
    }
    if !isComplete, hasNumberWords { isComplete = result(anyWords)?.matches.isEmpty != true }
    return result(isComplete ? complete : digits)
  }
}

extension PhraseInventory {
  /// The phrases that have numbers, which accept any words in their places; nothing silences them.
  fileprivate var withAnyWordsForNumbers: PhraseInventory {
    var inventory = self
    // What may be added to a phrase depends on the languages of all of them.
    inventory.languages += templates.map { $0.language ?? "en" }
    inventory.templates = templates.filter(\.acceptsNumberWords).map(\.withAnyWordsForNumbers)
    for index in applications.indices { inventory.applications[index].negativePhrases = [] }
    return inventory
  }
}

extension PhraseTemplate {
  /// The phrase with any words in the places of numbers that may be said in words.
  var withAnyWordsForNumbers: PhraseTemplate {
    var template = self
    template.slots = slots.mapValues { $0.acceptsNumberWords ? .text : $0 }
    return template
  }
}
