// Everything a matcher is compiled from, as one value.

/// Everything a matcher is compiled from, so that it can be sampled, tested and searched for faults.
public struct PhraseInventory: Sendable {
  /// The phrases, in declared order.
  public var templates: [PhraseTemplate]
  /// What each app answers to.
  public var applications: [ApplicationNames]
  /// What is known of each type.
  public var values: [PhraseValue]
  /// The preferred languages, best first, as tags.
  public var languages: [String]
  /// Words that count for nothing wherever they are said.
  public var skipWords: [String]
  /// What counts more where an utterance can be read in several ways.
  public var preference: Preference

  /// Creates an inventory; nothing is checked.
  public init(
    templates: [PhraseTemplate], applications: [ApplicationNames], values: [PhraseValue] = [],
    languages: [String] = [], skipWords: [String] = [], preference: Preference = .literals
  ) {
    self.templates = templates
    self.applications = applications
    self.values = values
    self.languages = languages
    self.skipWords = skipWords
    self.preference = preference
  }

  /// Compiles all of it.
  ///
  /// - Throws: `TemplateError` for the first broken template.
  public func matcher() throws(TemplateError) -> PhraseMatcher {
    try PhraseMatcher(
      templates: templates, applications: applications, values: values, languages: languages,
      skipWords: skipWords, preference: preference)
  }
}

extension PhraseInventory {
  /// The inventory with ranges of numbers that are said in digits only, which is compiled much sooner.
  package var withoutNumberWords: PhraseInventory {
    var inventory = self
    inventory.templates = templates.map(\.withoutNumberWords)
    return inventory
  }
}

extension PhraseTemplate {
  /// The phrase with ranges of numbers that are said in digits only.
  package var withoutNumberWords: PhraseTemplate {
    var template = self
    template.slots = slots.mapValues { type in
      guard case .number(var range) = type else { return type }
      range.acceptsWords = false
      return .number(range)
    }
    return template
  }

  /// Whether a number may be said in words.
  package var acceptsNumberWords: Bool { slots.values.contains(where: \.acceptsNumberWords) }
}

extension SlotType {
  /// Whether it is a number that may be said in words.
  package var acceptsNumberWords: Bool {
    guard case .number(let range) = self else { return false }
    return range.acceptsWords
  }
}
