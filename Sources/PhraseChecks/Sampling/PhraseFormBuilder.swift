// Looks up the rules, values and names that a phrase mentions.

import PhraseMatching

/// Builds the forms of phrases; values are indexed once and shared.
struct PhraseFormBuilder {
  private let inventory: PhraseInventory
  private let names: [String: [String]]
  private let valuesByType: [String: [Int]]
  private var usable: [UsableKey: SlotWords] = [:]

  /// The values of a type that a block's conditions leave.
  private struct UsableKey: Hashable {
    let type: String
    let block: PhraseBlock?
  }

  init(_ inventory: PhraseInventory) {
    self.inventory = inventory
    names = Dictionary(inventory.applications.map { ($0.app, $0.names) }) { $0 + $1 }
    valuesByType = Dictionary(grouping: inventory.values.indices) { inventory.values[$0].type }
  }

  /// The form of a template; `nil` when it is broken or nothing can be said for it.
  mutating func form(of template: PhraseTemplate) -> PhraseForm? {
    guard let expression = try? template.meaning() else { return nil }
    var rules: [String: PhraseForm?] = [:]
    let form = form(of: expression, template, &rules)
    guard let form, form.count > 0 else { return nil }
    return form
  }

  private mutating func form(
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
      return sayable.isEmpty ? nil : PhraseForm(.choice(sayable))
    case .rule(let name):
      if let known = rules[name] { return known }
      // A rule that needs itself can never be said.
      rules.updateValue(nil, forKey: name)
      guard let meaning = template.block?.rules[name] else { return nil }
      let found = form(of: meaning, template, &rules)
      rules.updateValue(found, forKey: name)
      return found
    case .slot(let slot):
      guard let type = template.slots[slot.list] else { return nil }
      let words = words(for: type, template.block)
      return words.count == 0 ? nil : PhraseForm(.slot(slot.name, words))
    case .applicationName:
      let own = names[template.app] ?? []
      return own.isEmpty ? nil : PhraseForm(.name(own))
    }
  }

  /// The forms of all parts; `nil` when one of them cannot be said.
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

  private mutating func words(for type: SlotType, _ block: PhraseBlock?) -> SlotWords {
    switch type {
    case .entity(let name, let isOpen):
      let words = known(name, block)
      return words.known.isEmpty && isOpen ? SlotWords(examples: Self.anyWords) : words
    case .enumeration(let name):
      return known(name, block)
    case .text:
      return SlotWords(examples: Self.anyWords)
    case .number(let range):
      return Self.numbers(in: range)
    case .typed(let kind):
      return SlotWords(examples: [Self.example(of: kind)])
    }
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

  private static let anyWords = ["something", "milk and bread", "this one"]

  /// Numbers of a range; of a wide one a hundred that are near nought.
  private static func numbers(in range: NumberRange) -> SlotWords {
    guard range.acceptsDigits, range.lower <= range.upper, range.step > 0 else {
      return SlotWords()
    }
    var upper = range.upper
    var lower = range.lower
    if upper - lower > 1_000 * range.step {
      let start = (max(lower, min(0, upper)) - lower) / range.step
      lower += start * range.step
      upper = min(upper, lower + 100 * range.step)
    }
    return SlotWords(numbers: (lower...upper, range.step))
  }

  private static func example(of kind: TypedKind) -> String {
    switch kind {
    case .date: "2026-12-24"
    case .time: "17:30"
    case .duration: "90 seconds"
    case .boolean: "true"
    case .url: "https://example.org"
    case .measurement: "3 km"
    }
  }
}
