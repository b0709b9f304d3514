// Confirms with the matcher that an utterance matches two phrases.

import PhraseMatching

/// A confirmation by the matcher that an utterance matches two phrases.
///
/// Each phrase is matched on its own, with the values that the words can name, so other phrases
/// have no effect and large catalogues cost nothing. Spelled numbers, which take longest to
/// compile, are tried last: a phrase that matches without them, or with those of one number,
/// matches with all; one that does not match with free text in place of its numbers does not match
/// with them.
final class OverlapProof {
  /// The maximum number of cached matchers.
  private static let most = 1_000

  private let inventory: PhraseInventory
  private let lists: WordLists
  private var matchers: [Key: PhraseMatcher] = [:]

  /// The accepted forms of a phrase's numbers.
  private enum Numbers: Hashable {
    case digits, anyWords, all
    /// The words for a single number.
    case words(Double)
  }

  private struct Key: Hashable {
    let phrase: Int
    let numbers: Numbers
  }

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
      func holds(_ numbers: Numbers) -> Bool {
        let matcher = matcher(Key(phrase: phrase, numbers: numbers), for: letters)
        let result = matcher?.matches(in: text, upTo: .normalised, context: context)
        return result?.matches.isEmpty == false
      }
      if holds(.digits) { return true }
      let template = inventory.templates[phrase]
      guard template.acceptsNumberWords, holds(.anyWords) else { return false }
      return numbers(of: template, in: letters).contains { holds(.words($0)) } || holds(.all)
    }
  }

  private func matcher(_ key: Key, for letters: [Letter]) -> PhraseMatcher? {
    var template = inventory.templates[key.phrase]
    switch key.numbers {
    case .digits: template = template.withoutNumberWords
    case .anyWords: template = template.withAnyWordsForNumbers
    case .words(let number): template = template.withWords(for: number)
    case .all: break
    }
    // Removed from the cache, so that it is changed in place.
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

  /// Returns the known values of a slot that the words can name.
  private func values(
    of type: SlotType, _ template: PhraseTemplate, in letters: [Letter]
  ) -> [PhraseValue] {
    owners(of: type, template, in: letters).map { inventory.values[$0] }
  }

  /// Returns the numbers of a phrase that the words can name, in ascending order.
  private func numbers(of template: PhraseTemplate, in letters: [Letter]) -> [Double] {
    var numbers: Set<Double> = []
    for type in template.slots.values {
      guard case .number(let range) = type else { continue }
      let known = SpokenSlots.numbers(in: range)
      numbers.formUnion(owners(of: type, template, in: letters).map { known[$0] })
    }
    return numbers.sorted()
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

extension PhraseTemplate {
  /// Returns the phrase with the words for a single number in place of its numbers.
  fileprivate func withWords(for number: Double) -> PhraseTemplate {
    var template = withoutNumberWords
    for case (let name, .number(let range)) in slots {
      if let range = range.words(for: number) { template.slots[name] = .number(range) }
    }
    return template
  }
}
