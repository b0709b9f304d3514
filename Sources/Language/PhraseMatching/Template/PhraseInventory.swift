// The input of a matcher's compilation, as one value.

/// The input of a matcher's compilation, also for sampling, tests and lint.
public struct PhraseInventory: Sendable {
  /// The phrases, in declared order.
  public var templates: [PhraseTemplate]
  /// The names of each app.
  public var applications: [ApplicationNames]
  /// The known values.
  public var values: [PhraseValue]
  /// The preferred languages, best first, as tags.
  public var languages: [String]
  /// The words that may occur anywhere without changing the meaning.
  public var skipWords: [String]
  /// The ranking policy for utterances that can be read in several ways.
  public var preference: Preference

  /// Creates an inventory, which is validated when it is compiled.
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

  /// Compiles the inventory.
  ///
  /// - Throws: `TemplateError` for the first malformed template.
  public func matcher() throws(TemplateError) -> PhraseMatcher {
    try PhraseMatcher(
      templates: templates, applications: applications, values: values, languages: languages,
      skipWords: skipWords, preference: preference)
  }
}

extension PhraseInventory {
  /// The inventory with numbers in digits only, which compiles much faster.
  package var withoutNumberWords: PhraseInventory {
    var inventory = self
    inventory.templates = templates.map(\.withoutNumberWords)
    return inventory
  }
}

extension PhraseTemplate {
  /// The phrase with numbers in digits only.
  package var withoutNumberWords: PhraseTemplate {
    var template = self
    template.slots = slots.mapValues { type in
      guard case .number(var range) = type else { return type }
      range.acceptsWords = false
      return .number(range)
    }
    return template
  }

  /// Whether any slot accepts numbers in words.
  package var acceptsNumberWords: Bool { slots.values.contains(where: \.acceptsNumberWords) }
}

extension SlotType {
  /// Whether the slot accepts numbers in words.
  package var acceptsNumberWords: Bool {
    guard case .number(let range) = self else { return false }
    return range.acceptsWords
  }
}
