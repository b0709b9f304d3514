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
    return sample(of: template, form, &random)
  }

  /// Calls a function with every utterance, by phrase in declared order.
  ///
  /// - Parameter body: Returns `false` to stop.
  public func forEach(_ body: (PhraseSample) throws -> Bool) rethrows {
    for (template, form) in forms {
      var path = ChoicePath()
      repeat {
        guard try body(sample(of: template, form, &path)) else { return }
      } while path.advance()
    }
  }

  private func sample(
    of template: PhraseTemplate, _ form: PhraseForm, _ chooser: inout some FormChooser
  ) -> PhraseSample {
    var draft = PhraseSample(utterance: "", template: template, values: [], context: [:])
    var facts: [String: JSON] = [:]
    say(form, &draft, &facts, &chooser)
    draft.utterance = draft.utterance.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    draft.context = template.block?.missingContext(beside: facts) ?? [:]
    return draft
  }

  /// Adds a form to a sample, and the facts that its values have.
  private func say(
    _ form: PhraseForm, _ draft: inout PhraseSample, _ facts: inout [String: JSON],
    _ chooser: inout some FormChooser
  ) {
    switch form.kind {
    case .text(let text): draft.utterance += text
    case .sequence(let parts): for part in parts { say(part, &draft, &facts, &chooser) }
    case .permutation(var parts):
      while !parts.isEmpty {
        draft.utterance += " "
        say(parts.remove(at: chooser.choose(from: parts.count)), &draft, &facts, &chooser)
      }
      draft.utterance += " "
    case .choice(let choices):
      say(choices[chooser.choose(weights: choices.map(\.count))], &draft, &facts, &chooser)
    case .name(let names): draft.utterance += names[chooser.choose(from: names.count)]
    case .slot(let name, let words):
      let index = chooser.choose(from: words.count)
      guard index < words.known.count else {
        let text = words.examples[index - words.known.count]
        draft.values.append(.init(name: name, text: text, id: nil))
        draft.utterance += text
        return
      }
      let (place, text) = words.known[index]
      let value = inventory.values[place]
      draft.values.append(.init(name: name, text: value.texts[text], id: value.id))
      draft.utterance += value.texts[text]
      facts.merge(value.context) { first, _ in first }
    }
  }
}
