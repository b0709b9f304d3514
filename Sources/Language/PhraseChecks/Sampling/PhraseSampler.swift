// The main entry point of sampling: generates utterances that a catalogue matches.

public import PhraseMatching

/// A generator of utterances that a catalogue matches: at random from a seed, or all of them in
/// order.
///
/// At random every phrase is equally likely, and so is every form of a phrase. Memory does not grow
/// with the number of forms: a phrase is expanded only along the chosen path.
public struct PhraseSampler {
  private let inventory: PhraseInventory
  private var forms: [(template: PhraseTemplate, form: PhraseForm)]
  private var random: RandomNumbers

  /// Creates a sampler; malformed, unusable and endless phrases are excluded.
  ///
  /// - Parameters:
  ///   - inventory: The catalogue; values without a usable text are excluded.
  ///   - isIncluded: Returns whether a phrase is included.
  public init(
    _ inventory: PhraseInventory, seed: UInt64 = 0,
    where isIncluded: (PhraseTemplate) -> Bool = { _ in true }
  ) {
    var builder = PhraseFormBuilder(inventory)
    self.init(inventory.templates.filter(isIncluded), seed: seed, &builder)
  }

  /// Creates a sampler of some phrases from a builder, whose indexes are reused.
  init(_ templates: [PhraseTemplate], seed: UInt64 = 0, _ builder: inout PhraseFormBuilder) {
    inventory = builder.inventory
    random = RandomNumbers(seed: seed)
    var forms: [(PhraseTemplate, PhraseForm)] = []
    for template in templates {
      if let form = builder.form(of: template) { forms.append((template, form)) }
    }
    self.forms = forms
  }

  /// The number of utterances; different ways to the same words are counted separately.
  public var count: Double { forms.reduce(0) { $0 + $1.form.count } }

  /// Returns a random utterance; `nil` if there is none.
  public mutating func next() -> PhraseSample? {
    guard let (template, form) = forms.randomElement(using: &random) else { return nil }
    var draft = Draft()
    choose(form, &draft)
    return draft.sample(of: template)
  }

  /// Calls a function with every utterance, by phrase in declared order.
  ///
  /// - Parameter body: Returns `false` to stop.
  public func forEach(_ body: (PhraseSample) throws -> Bool) rethrows {
    for (template, form) in forms {
      var ways = PhraseWays(form)
      while let way = ways.next() {
        var draft = Draft()
        for step in way { take(step, &draft) }
        guard try body(draft.sample(of: template)) else { return }
      }
    }
  }

  // MARK: Random choice

  private mutating func choose(_ form: PhraseForm, _ draft: inout Draft) {
    switch form.kind {
    case .text(let text): draft.text += text
    case .sequence(let parts): for part in parts { choose(part, &draft) }
    case .permutation(let parts):
      for part in parts.shuffled(using: &random) {
        draft.text += " "
        choose(part, &draft)
      }
      draft.text += " "
    case .choice(let choices):
      var place = Double.random(in: 0..<1, using: &random) * form.count
      for choice in choices.dropLast() {
        if place < choice.count { return choose(choice, &draft) }
        place -= choice.count
      }
      if let last = choices.last { choose(last, &draft) }
    case .slot(let name, let words):
      say(name, words, Int.random(in: 0..<max(1, words.count), using: &random), &draft)
    case .name(let names): draft.text += names.randomElement(using: &random) ?? ""
    }
  }

  private func take(_ step: PhraseWays.Step, _ draft: inout Draft) {
    switch step {
    case .text(let text): draft.text += text
    case .slot(let name, let words, let index): say(name, words, index, &draft)
    }
  }

  private func say(_ name: String, _ words: SlotWords, _ index: Int, _ draft: inout Draft) {
    if index < words.known.count {
      let (place, text) = words.known[index]
      let value = inventory.values[place]
      draft.values.append(.init(name: name, text: value.texts[text], id: value.id))
      draft.text += value.texts[text]
      draft.context.merge(value.context) { first, _ in first }
      return
    }
    let index = index - words.known.count
    let text = words.examples.indices.contains(index) ? words.examples[index] : ""
    draft.values.append(.init(name: name, text: text, id: nil))
    draft.text += text
  }
}

/// An incomplete sample.
private struct Draft {
  var text = ""
  var values: [PhraseSample.Value] = []
  var context: [String: JSON] = [:]

  func sample(of template: PhraseTemplate) -> PhraseSample {
    PhraseSample(
      utterance: text.split(whereSeparator: \.isWhitespace).joined(separator: " "),
      template: template, values: values,
      context: template.block?.missingContext(beside: context) ?? [:])
  }
}
