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

  /// Creates an inventory; nothing is checked.
  public init(
    templates: [PhraseTemplate], applications: [ApplicationNames], values: [PhraseValue] = [],
    languages: [String] = []
  ) {
    self.templates = templates
    self.applications = applications
    self.values = values
    self.languages = languages
  }

  /// Compiles all of it.
  ///
  /// - Throws: `TemplateError` for the first broken template.
  public func matcher() throws(TemplateError) -> PhraseMatcher {
    try PhraseMatcher(
      templates: templates, applications: applications, values: values, languages: languages)
  }
}
