// The main entry point: compiles phrases once, and matches utterances with them.

import SpokenValues

/// A compiled catalogue of phrases that finds the phrases an utterance matches, with their values.
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
/// The stages: a text is split into words (by the module `SpokenValues`, which also reads numbers and
/// dates), templates are compiled into a trie (`Template`, `Program`), words and trie give candidates
/// and the best of them matches (`Matching`), and the result can be explained (`Explanation`).
/// README.md beside this file shows all of it by an example.
public struct PhraseMatcher: Sendable {
  var storage: CompiledCatalog

  /// Compiles a catalogue.
  ///
  /// - Parameters:
  ///   - templates: The phrases; their order breaks ties between phrases of one intent.
  ///   - applications: The names of every app that a template belongs to.
  ///   - values: The known values of each type, in the order in which they should be offered.
  ///   - languages: The preferred languages, best first: of two phrases that match equally well the
  ///     one in the better language wins. Empty: no preference. Polite words and articles are
  ///     recognised in these languages, in those of the templates, and in English if a template
  ///     states none.
  ///   - skipWords: Words and phrases that may occur anywhere without changing the meaning.
  ///   - preference: The ranking policy for utterances that can be read in several ways.
  /// - Throws: `TemplateError` for the first malformed template.
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
    storage = CompiledCatalog(
      program: Program(builder), words: builder.tables.vocabulary, values: builder.tables.values)
  }

  /// Replaces the known values of a type, without compiling the templates again.
  ///
  /// - Parameters:
  ///   - type: The type, as in `SlotType.valueType`; one that no slot uses is allowed.
  ///   - values: The values, in the order in which they should be offered; those of other types are
  ///     ignored.
  /// - Complexity: O(*n*) in the length of the texts of all values; O(*m*) in the number of the given
  ///   ones if they are known already.
  public mutating func replaceValues(of type: String, with values: [PhraseValue]) {
    let values = values.filter { $0.type == type }
    if values != self.values(of: type) { storage = storage.replacingValues(of: type, with: values) }
  }

  /// Returns the known values of a type, in order.
  public func values(of type: String) -> [PhraseValue] { storage.values.values(ofTypeNamed: type) }

  /// The phrases, names and settings that the matcher was compiled from, with the current values.
  public var inventory: PhraseInventory {
    let program = storage.program
    return PhraseInventory(
      templates: program.templates.lazy.filter { !$0.isNegative }.map(\.source),
      applications: program.applications.applications, values: storage.values.givenValues,
      languages: program.languages, skipWords: program.skipWords, preference: program.preference)
  }

  /// The types of slots and values, as in `SlotType.valueType`.
  package var valueTypes: [String] { storage.values.typeNames }

  /// Returns whether all phrases of an intent ask something, or are orders to show something; `false` for an intent
  /// without phrases. What the app calls the intent counts where nothing else does.
  package func isRetrieving(_ intent: String, of app: String) -> Bool {
    let program = storage.program
    let index = storage.parts.value(of: program)
    let all = index.phrases.filter { phrase in
      let source = program.templates[index.templates[phrase.template]].source
      return source.app == app && source.intent == intent
    }
    let written = all.filter { !$0.isImplied }
    return !all.isEmpty
      && (written.isEmpty ? all : written).allSatisfy { $0.isRetrieving || $0.isQuestion }
  }

  /// Returns the types that have a value with a word in its name, also in another form: "soups".
  ///
  /// - Complexity: O(*n*) in the length of the texts of all values once, then as the number of values
  ///   with the word.
  package func types(naming word: String) -> Set<String> {
    let (store, program) = (storage.store, storage.program)
    let word = Normalizer.utterance(word).words.joined()
    let forms = [word] + storage.parts.value(of: program).vocabulary.forms(of: word)
    return Set(
      forms.flatMap { store.partialNames.types(with: store.find(Array($0.utf8)[...]), in: store) })
  }

  /// Finds the phrases that a text matches.
  ///
  /// A text without a match is not an error. In the best tier the phrase with the fewest slips
  /// wins, then the fewest words added or left out, then the most literal text, then known values
  /// before free text, then the better language; declared order decides between phrases of one
  /// intent that are still equal, and different intents are a tie.
  ///
  /// - Parameters:
  ///   - utterance: Any text; control characters and punctuation alone match nothing.
  ///   - tier: The loosest tier to try.
  ///   - apps: The apps whose phrases are considered; `nil` for all.
  ///   - context: The known facts, which phrases of packs may require or exclude.
  ///   - details: What the result has beside the matches.
  /// - Complexity: Linear in the length of the utterance for phrases without open slots, and
  ///   independent of the number of templates and values.
  public func matches(
    in utterance: String, upTo tier: Tier = .slips, apps: Set<String>? = nil,
    context: [String: JSON] = [:], with details: MatchDetails = []
  ) -> MatchResult {
    let matcher = matcher(for: utterance, apps: apps, context: context)
    var findings = matcher.findings(upTo: tier)
    var matches = matcher.matches(from: findings)
    if storage.program.preference == .names, let first = matches.first,
      hasCommand(inTextOf: first, matcher.utterance.text, upTo: tier, apps, context)
    {
      // "Play the next song" is no text to be played, but may be a way to say another command.
      findings.candidates = []
      if tier == .parts { findings = matcher.plainFindings(vetoes: findings.vetoes) }
      matches = matcher.matches(from: findings)
      if matches.first?.intent == first.intent { (findings.candidates, matches) = ([], []) }
    }
    var result = MatchResult(
      utterance: matcher.utterance.text, matches: matches, vetoed: findings.vetoes)
    if !details.isEmpty { add(details, to: &result, matcher, findings) }
    matcher.scratch.keepMemory(of: findings.takeCandidates())
    return result
  }

  /// Whether an utterance is another command from a match's text on, so that it is rather asked about:
  /// "play the next song on this list", where "the next song" is a phrase. In languages without a
  /// thesaurus of verbs a text is taken as it is.
  private func hasCommand(
    inTextOf match: Match, _ utterance: String, upTo tier: Tier, _ apps: Set<String>?,
    _ context: [String: JSON]
  ) -> Bool {
    // The command alone would lose a value before it: "in five minutes turn off the lights".
    guard let text = match.parameters.first(where: Self.isText), text.range.lowerBound > 0,
      !match.parameters.contains(where: { $0.range.upperBound <= text.range.lowerBound })
    else { return false }
    let small = RequestWords.words(for: match.template.language ?? "en")
    guard !small.verbs.isEmpty else { return false }
    func command(_ text: String) -> Match? {
      let rest = matcher(for: text, apps: apps, context: context)
      var findings = rest.findings(upTo: .fillers)
      if findings.candidates.isEmpty, tier == .parts { findings = rest.findings(upTo: .parts) }
      return rest.matches(from: findings).first
    }
    let rest = utterance.slice(text.range.lowerBound..<utterance.utf8.count)
    let found = command(rest) ?? Self.beginning(of: rest, small).flatMap(command)
    return found.map {
      $0.intent != match.intent && !$0.parameters.contains(where: Self.isText)
    } ?? false
  }

  /// Returns the words before a place that is pointed at, "on this list"; `nil` for less than two.
  private static func beginning(of text: String, _ small: RequestWords) -> String? {
    let utterance = Normalizer.utterance(text)
    let words = utterance.words
    let end = words.indices.dropLast().first { place in
      small.prepositions.contains(words[place]) && small.pronouns.contains(words[place + 1])
    }
    return end.flatMap { $0 > 1 ? utterance.text(of: 0..<$0) : nil }
  }

  private static func isText(_ parameter: SlotMatch) -> Bool {
    parameter.type == .text && parameter.values.isEmpty
  }

  /// Returns the stage behind `matches(in:)`, for one utterance.
  func matcher(
    for text: String, apps: Set<String>?, context: [String: JSON]
  ) -> Matcher {
    Matcher(
      storage, utterance: Normalizer.utterance(text), apps: apps, context: context)
  }
}
