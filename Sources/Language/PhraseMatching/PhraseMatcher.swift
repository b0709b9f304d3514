// The door of PhraseMatching: compile phrases once, then ask what an utterance can be.

/// Says which phrases of a catalogue an utterance can be, and with which values.
///
/// ```swift
/// let matcher = try PhraseMatcher(
///   templates: [
///     PhraseTemplate(
///       "Order ${soup} in ${applicationName}", app: "Soupy", intent: "OrderSoup",
///       slots: ["soup": .entity("Soup", isOpen: false)])
///   ],
///   applications: [ApplicationNames(app: "Soupy", names: ["Soupy"])],
///   values: [PhraseValue(type: "Soup", id: "1", texts: ["Tomato Soup"])])
/// matcher.matches(in: "order tomato soup in Soupy, please").matches.first?.intent  // "OrderSoup"
/// ```
/// The order of events: a text becomes words (`Normalization`), templates become a trie (`Template`,
/// `Program`), words and trie become candidates and the best of them matches (`Matching`), and what
/// happened can be told (`Explanation`). `Languages` holds what differs between languages. README.md
/// beside this file tells all of it by an example.
public struct PhraseMatcher: Sendable {
  var storage: CompiledCatalog

  /// The least score that the tier `paraphrase` accepts, from 0 to 1.
  ///
  /// The default is calibrated: see `Paraphrases.defaultThreshold`.
  public var paraphraseThreshold = Paraphrases.defaultThreshold

  /// Compiles a catalogue.
  ///
  /// - Parameters:
  ///   - templates: Their order breaks ties between phrases of one intent.
  ///   - applications: The names of every app that a template belongs to.
  ///   - values: What is known of each type, in the order it should be offered.
  ///   - languages: The preferred languages, best first: of two phrases that fit equally well the
  ///     one in the better language wins. Empty: no preference. Politeness and articles are
  ///     understood in these languages, in those of the templates, and in English where a template
  ///     states none.
  ///   - skipWords: Words and phrases that may be said anywhere without a meaning.
  ///   - preference: What counts more where an utterance can be read in several ways.
  /// - Throws: `TemplateError` for the first broken template.
  /// - Complexity: O(*n*) in the total length of templates, names and values.
  public init(
    templates: [PhraseTemplate], applications: [ApplicationNames], values: [PhraseValue] = [],
    languages: [String] = [], skipWords: [String] = [], preference: Preference = .literals
  ) throws(TemplateError) {
    var spoken = languages
    for language in templates.lazy.map({ $0.language ?? "en" }) where !spoken.contains(language) {
      spoken.append(language)
    }
    var builder = ProgramBuilder(
      applications: applications, languages: spoken, preferred: languages, skipWords: skipWords,
      preference: preference)
    for template in templates { try builder.add(template) }
    for application in applications {
      for phrase in application.negativePhrases {
        let template = PhraseTemplate(phrase, app: application.app, intent: "")
        try builder.add(template, isNegative: true)
      }
    }
    builder.tables.add(values)
    builder.tables.addSpelledNumbers()
    storage = CompiledCatalog(
      program: Program(builder), vocabulary: builder.tables.vocabulary,
      values: builder.tables.values)
  }

  /// Makes the known values of a type exactly these, without compiling the templates again.
  ///
  /// - Parameters:
  ///   - type: The type, as `SlotType.valueType` names it; one that no slot uses is allowed.
  ///   - values: The values, in the order they should be offered; those of other types are ignored.
  /// - Complexity: O(*m*) in the number of values, before and after; values that stay the same cost
  ///   a comparison.
  public mutating func replaceValues(of type: String, with values: [PhraseValue]) {
    let values = values.filter { $0.type == type }
    changeValues { $0.replace(type, with: values, vocabulary: &$1) }
  }

  /// Makes a value known.
  ///
  /// It takes the place of the value of its type that has its identifier, or else stands behind the
  /// others of its type; a type that no slot uses is allowed.
  ///
  /// - Complexity: O(*n*) in the length of the value's texts, however many values there are and
  ///   whether or not the matcher has been copied.
  public mutating func setValue(_ value: PhraseValue) {
    changeValues { $0.set(value, vocabulary: &$1) }
  }

  /// Makes a value unknown.
  ///
  /// - Returns: Whether it was known.
  /// - Complexity: As that of `setValue(_:)`.
  @discardableResult
  public mutating func removeValue(id: String, ofType type: String) -> Bool {
    changeValues { $0.remove(id: id, ofTypeNamed: type, vocabulary: &$1) }
  }

  private mutating func changeValues<Result>(
    _ change: (inout ValueIndex, inout Vocabulary) -> Result
  ) -> Result {
    if !isKnownUniquelyReferenced(&storage) { storage = storage.copy() }
    return storage.changeValues(change)
  }

  /// The known values of a type, in order.
  public func values(of type: String) -> [PhraseValue] { storage.values.values(ofTypeNamed: type) }

  /// The types that slots or values have, as `SlotType.valueType` names them.
  package var valueTypes: [String] { storage.values.givenTypeNames }

  /// Says which phrases a text can be.
  ///
  /// Fitting nothing is not an error. Inside the best tier the phrase with the fewest slips wins,
  /// then the fewest words added or left out, then the most literal text, then known values before
  /// free text, then the better language; phrases of one intent that are still equal are decided by
  /// declared order, and different intents are a tie.
  ///
  /// - Parameters:
  ///   - utterance: Any text; what cannot be said (control characters, only punctuation) fits nothing.
  ///   - tier: The loosest tier that is tried.
  ///   - apps: The apps that may answer; `nil` for all.
  ///   - context: The facts that are known, which phrases of packs may require or exclude.
  /// - Complexity: Linear in the length of the utterance for phrases without open slots, and
  ///   independent of the number of templates and values.
  public func matches(
    in utterance: String, upTo tier: Tier = .slips, apps: Set<String>? = nil,
    context: [String: StructuredValue] = [:]
  ) -> MatchResult {
    let matcher = matcher(for: utterance, apps: apps, context: context)
    var findings = matcher.findings(upTo: tier)
    let matches = (findings.turned ?? matcher).matches(from: findings)
    matcher.scratch.keepMemory(of: findings.takeCandidates())
    return MatchResult(
      utterance: matcher.utterance.text, matches: matches, vetoed: findings.vetoes, limit: tier,
      apps: apps, context: context, matcher: self)
  }

  /// The stage behind `matches(in:)`, for one utterance.
  func matcher(
    for text: String, apps: Set<String>?, context: [String: StructuredValue]
  ) -> Matcher {
    Matcher(
      storage, utterance: Normalizer.utterance(text), apps: apps, context: context,
      paraphraseBar: Paraphrases.Bar(score: paraphraseThreshold))
  }
}
