// Matches generated utterances in the strict tiers.

import PhraseMatching

/// A matcher of generated utterances in the strict tiers, which suffice for them.
///
/// Most of the time for compiling is spent on the spelled numbers of wide ranges, which few
/// utterances contain. A phrase that does not match with free text in place of numbers does not
/// match with spelled numbers either: then phrases with digits only are asked. Each catalogue is
/// compiled on demand.
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
  func result(of utterance: String, _ context: [String: JSON]) -> MatchResult? {
    func result(_ matcher: PhraseMatcher?) -> MatchResult? {
      matcher?.matches(in: utterance, upTo: .normalised, context: context)
    }
    if !isComplete, hasNumberWords { isComplete = result(anyWords)?.matches.isEmpty != true }
    return result(isComplete ? complete : digits)
  }
}

extension PhraseInventory {
  /// The phrases with numbers, with free text in their places; without negative phrases.
  fileprivate var withAnyWordsForNumbers: PhraseInventory {
    var inventory = self
    // The fillers depend on the languages of all phrases.
    inventory.languages += templates.map { $0.language ?? "en" }
    inventory.templates = templates.filter(\.acceptsNumberWords).map(\.withAnyWordsForNumbers)
    for index in applications.indices { inventory.applications[index].negativePhrases = [] }
    return inventory
  }
}

extension PhraseTemplate {
  /// The phrase with free text in place of numbers that have words.
  var withAnyWordsForNumbers: PhraseTemplate {
    var template = self
    template.slots = slots.mapValues { $0.acceptsNumberWords ? .text : $0 }
    return template
  }
}
