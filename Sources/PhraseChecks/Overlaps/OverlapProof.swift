// Has the matcher itself say that words are two phrases.

import PhraseMatching

/// Has the matcher itself say that words are two phrases.
///
/// Each phrase is asked on its own, with the values that the words can name: what other phrases there
/// are plays no part, and large catalogues cost nothing. The words for numbers, which take longest to
/// compile, are asked for last: a phrase that takes the words without them takes them with them, and
/// one that does not take them with any words for its numbers does not.
final class OverlapProof {
  /// The most matchers that are kept.
  private static let most = 1_000

  private let inventory: PhraseInventory
  private let lists: WordLists
  private var matchers: [Key: PhraseMatcher] = [:]

  /// What a phrase accepts for its numbers.
  private enum Numbers {
    case digits, anyWords, all
  }

  private struct Key: Hashable {
    let phrase: Int
    let numbers: Numbers
  }

  init(_ inventory: PhraseInventory, lists: WordLists) {
    self.inventory = inventory
    self.lists = lists
  }

  /// Whether the matcher takes words for each of some phrases, given as indices of templates.
  func holds(
    for letters: [Letter], _ phrases: [Int], context: [String: StructuredValue]
  ) -> Bool {
    let text = Letters.text(letters)
    return phrases.allSatisfy { phrase in
      func holds(_ numbers: Numbers) -> Bool {
        let matcher = matcher(Key(phrase: phrase, numbers: numbers), for: letters)
        let result = matcher?.matches(in: text, upTo: .normalised, context: context)
        return result?.matches.isEmpty == false
      }
      if holds(.digits) { return true }
      return inventory.templates[phrase].acceptsNumberWords && holds(.anyWords) && holds(.all)
    }
  }

  private func matcher(_ key: Key, for letters: [Letter]) -> PhraseMatcher? {
    var template = inventory.templates[key.phrase]
    switch key.numbers {
    case .digits: template = template.withoutNumberWords
    case .anyWords: template = template.withAnyWordsForNumbers
    case .all: break
    }
    // Taken out, so that it is changed in place.
    guard var matcher = matchers.removeValue(forKey: key) ?? compile(template) else {
      return nil
    }
    for type in template.slots.values {
      guard let name = type.valueType else { continue }
      matcher.replaceValues(of: name, with: values(of: type, template, in: letters))
    }
    if matchers.count >= Self.most { matchers.removeAll() }
    matchers[key] = matcher
    return matcher
  }

  private func compile(_ template: PhraseTemplate) -> PhraseMatcher? {
    let applications = inventory.applications.filter { $0.app == template.app }.map {
      ApplicationNames(app: $0.app, names: $0.names)
    }
    return try? PhraseMatcher(templates: [template], applications: applications)
  }

  /// The known values of a slot that some of the words can name.
  private func values(
    of type: SlotType, _ template: PhraseTemplate, in letters: [Letter]
  ) -> [PhraseValue] {
    guard let list = lists.words(of: type, language: template.language) else { return [] }
    var indices: Set<Int> = []
    for start in letters.indices {
      indices.formUnion(lists.lists[Int(list)].owners(of: letters, from: start))
    }
    return indices.sorted().map { inventory.values[$0] }
  }
}
