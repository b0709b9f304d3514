// Resolves the rules, values and names in a phrase.

import PhraseMatching
import SpokenValues

/// A builder of the forms of phrases; values are indexed once and shared.
struct PhraseFormBuilder {
  let inventory: PhraseInventory
  private let names: [String: [String]]
  private let valuesByType: [String: [Int]]
  private var usable: [UsableKey: SlotWords] = [:]
  private var numbers: [NumbersKey: SlotWords] = [:]

  /// The key of the values of a type that a block's conditions admit.
  private struct UsableKey: Hashable {
    let type: String
    let block: PhraseBlock?
  }

  private struct NumbersKey: Hashable {
    let range: NumberRange
    let language: String?
  }

  init(_ inventory: PhraseInventory) {
    self.inventory = inventory
    names = Dictionary(inventory.applications.map { ($0.app, $0.names) }) { $0 + $1 }
    valuesByType = Dictionary(grouping: inventory.values.indices) { inventory.values[$0].type }
  }

  /// Returns the form of a template; `nil` if it is malformed or never matches.
  mutating func form(of template: PhraseTemplate) -> PhraseForm? {
    guard let expression = try? template.meaning() else { return nil }
    var rules: [String: PhraseForm?] = [:]
    return form(of: expression, template, &rules)
  }

  /// Returns the form of a piece; `nil` if it has no form, or only forms that are too long.
  private mutating func form(
    of expression: Expression, _ template: PhraseTemplate, _ rules: inout [String: PhraseForm?]
  ) -> PhraseForm? {
    let form = anyForm(of: expression, template, &rules)
    return form?.isSayable == true ? form : nil
  }

  private mutating func anyForm(
    of expression: Expression, _ template: PhraseTemplate, _ rules: inout [String: PhraseForm?]
  ) -> PhraseForm? {
    switch expression {
    case .text(let text):
      return PhraseForm(.text(text))
    case .sequence(let parts):
      guard let forms = forms(of: parts, template, &rules) else { return nil }
      return PhraseForm(.sequence(forms))
    case .permutation(let parts):
      guard let forms = forms(of: parts, template, &rules) else { return nil }
      return PhraseForm(.permutation(forms))
    case .alternatives(let choices):
      var sayable: [PhraseForm] = []
      for choice in choices {
        if let form = form(of: choice, template, &rules) { sayable.append(form) }
      }
      return PhraseForm(.choice(sayable))
    case .rule(let name):
      if let known = rules[name] { return known }
      // A recursive rule has no form.
      rules.updateValue(nil, forKey: name)
      guard let meaning = template.block?.rules[name] else { return nil }
      let found = form(of: meaning, template, &rules)
      rules.updateValue(found, forKey: name)
      return found
    case .slot(let slot):
      guard let type = template.slots[slot.list] else { return nil }
      return PhraseForm(
        .slot(slot.name, words(for: type, template.block, language: template.language)))
    case .applicationName:
      return PhraseForm(.name(names[template.app] ?? []))
    }
  }

  /// Returns the forms of all parts; `nil` if one of them has none.
  private mutating func forms(
    of parts: [Expression], _ template: PhraseTemplate, _ rules: inout [String: PhraseForm?]
  ) -> [PhraseForm]? {
    var forms: [PhraseForm] = []
    for part in parts {
      guard let form = form(of: part, template, &rules) else { return nil }
      forms.append(form)
    }
    return forms
  }

  // MARK: Slots

  private mutating func words(
    for type: SlotType, _ block: PhraseBlock?, language: String?
  ) -> SlotWords {
    switch type {
    case .entity(let name, let isOpen):
      let words = known(name, block)
      return words.known.isEmpty && isOpen ? SlotWords(examples: SpokenSlots.anyWords) : words
    case .enumeration(let name):
      return known(name, block)
    case .text:
      return SlotWords(examples: SpokenSlots.anyWords)
    case .number(let range):
      return numbers(in: range, language: language)
    case .typed(let kind):
      return SlotWords(examples: [SpokenValues.example(of: kind, language: nil)])
    }
  }

  private mutating func numbers(in range: NumberRange, language: String?) -> SlotWords {
    let key = NumbersKey(range: range, language: range.wordsLanguage ?? language)
    if let words = numbers[key] { return words }
    let words = SlotWords(
      examples: SpokenSlots.numbers(in: range).compactMap {
        SpokenSlots.text(of: $0, range, language: language)
      })
    numbers[key] = words
    return words
  }

  private mutating func known(_ type: String, _ block: PhraseBlock?) -> SlotWords {
    let conditions = block.flatMap { $0.requires.isEmpty && $0.excludes.isEmpty ? nil : $0 }
    let key = UsableKey(type: type, block: conditions)
    if let words = usable[key] { return words }
    var words = SlotWords()
    for index in valuesByType[type] ?? [] {
      let value = inventory.values[index]
      guard conditions?.admits(value) ?? true else { continue }
      for (place, text) in value.texts.enumerated()
      where !Normalizer.utterance(text).tokens.isEmpty {
        words.known.append((index, place))
      }
    }
    usable[key] = words
    return words
  }
}
