// The input of a matcher's compilation, as one value: phrases, names of apps and known values.

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

extension PhraseTemplate {
  /// Returns the mistake in the text of an App Shortcut phrase; `nil` if it can be compiled.
  ///
  /// - Parameter isNegative: Whether the phrase silences its app, and need not name it.
  package func mistake(isNegative: Bool = false) -> TemplateError? {
    do {
      _ = try meaning(requiresApplicationName: !isNegative)
      return nil
    } catch {
      return error
    }
  }
}

/// The names of an app, with its negative phrases and synonyms.
public struct ApplicationNames: Hashable, Sendable {
  /// The identifier by which templates refer to the app.
  public var app: String
  /// The names for `${applicationName}`: the display name first, then synonyms.
  public var names: [String]
  /// Phrases that silence the app; they may use `${applicationName}` but need not.
  public var negativePhrases: [String]
  /// Groups of words with the same meaning for the app: `["find", "look up"]`.
  public var synonyms: [[String]]
  /// Whether the app's phrases are also read by parts, if nothing else matches.
  public var acceptsParts: Bool

  /// Creates the names of an app.
  public init(
    app: String, names: [String], negativePhrases: [String] = [], synonyms: [[String]] = [],
    acceptsParts: Bool = true
  ) {
    self.app = app
    self.names = names
    self.negativePhrases = negativePhrases
    self.synonyms = synonyms
    self.acceptsParts = acceptsParts
  }
}

/// A known value of a slot: an entity, or a case of an enumeration.
public struct PhraseValue: Hashable, Sendable {
  /// The type that the value belongs to, as in `SlotType.valueType`.
  public var type: String
  /// The identifier, unique within the type.
  public var id: String
  /// The title, then synonyms. Texts without a letter, digit or symbol never match.
  public var texts: [String]
  /// The value to pass on instead of the identifier.
  public var output: JSON?
  /// The facts that are known once the value is named, such as `domain: light`.
  public var context: [String: JSON]
  /// Additional data, passed on unchanged with the value.
  public var metadata: JSON?

  /// Creates a value from its type, identifier and texts.
  public init(
    type: String, id: String, texts: [String], output: JSON? = nil,
    context: [String: JSON] = [:], metadata: JSON? = nil
  ) {
    self.type = type
    self.id = id
    self.texts = texts
    self.output = output
    self.context = context
    self.metadata = metadata
  }
}
