// Confirms with the matcher that an utterance matches two phrases.

import PhraseMatching

/// A confirmation by the matcher that an utterance matches two phrases.
///
/// Each phrase is matched on its own, with the values that the words can name, so other phrases
/// have no effect and large catalogues cost nothing.
final class OverlapProof {
  /// The maximum number of cached matchers.
  private static let most = 1_000

  private let inventory: PhraseInventory
  private let lists: WordLists
  /// The compiled phrases by their indices.
  private var matchers: [Int: PhraseMatcher] = [:]

  init(_ inventory: PhraseInventory, lists: WordLists) {
    self.inventory = inventory
    self.lists = lists
  }

  /// Whether each of some phrases, given as indices of templates, matches the words.
  func holds(
    for letters: [Letter], _ phrases: [Int], context: [String: JSON]
  ) -> Bool {
    let text = Letters.text(letters)
    return phrases.allSatisfy { phrase in
      let result = matcher(phrase, for: letters)?
        .matches(in: text, upTo: .normalised, context: context)
      return result?.matches.isEmpty == false
    }
  }

  private func matcher(_ phrase: Int, for letters: [Letter]) -> PhraseMatcher? {
    let template = inventory.templates[phrase]
    // Removed from the cache, so that it is changed in place.
    guard var matcher = matchers.removeValue(forKey: phrase) ?? compile(template) else {
      return nil
    }
    for type in template.slots.values {
      guard let name = type.valueType else { continue }
      matcher.replaceValues(of: name, with: values(of: type, template, in: letters))
    }
    if matchers.count >= Self.most { matchers.removeAll() }
    matchers[phrase] = matcher
    return matcher
  }

  private func compile(_ template: PhraseTemplate) -> PhraseMatcher? {
    let applications = inventory.applications.filter { $0.app == template.app }.map {
      ApplicationNames(app: $0.app, names: $0.names)
    }
    return try? PhraseMatcher(templates: [template], applications: applications)
  }

  /// Returns the known values of a slot that the words can name.
  private func values(
    of type: SlotType, _ template: PhraseTemplate, in letters: [Letter]
  ) -> [PhraseValue] {
    owners(of: type, template, in: letters).map { inventory.values[$0] }
  }

  /// Returns the owners of a slot's texts that the words can name, in order.
  private func owners(
    of type: SlotType, _ template: PhraseTemplate, in letters: [Letter]
  ) -> [Int] {
    guard let list = lists.words(of: type, language: template.language) else { return [] }
    var owners: Set<Int> = []
    for start in letters.indices {
      owners.formUnion(lists.lists[Int(list)].owners(of: letters, from: start))
    }
    return owners.sorted()
  }
}
