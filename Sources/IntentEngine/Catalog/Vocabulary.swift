// The words that can be said now: the compiled phrases and the values their slots are known to take.

import AppIntents
import PhraseMatching

/// A matcher, with the values of its slots fetched when they are first needed.
///
/// Phrases without a slot are matched without asking any application for its entities, so that
/// saying one costs no query. Values are fetched when such a phrase does not fit, and again after
/// an application calls `updateAppShortcutParameters()`.
actor Vocabulary {
  private let catalog: Catalog
  private let launch: @Sendable (InstalledApp) async -> Void
  private var matcher: PhraseMatcher
  private var fetched: Set<String> = []
  private var titles: [String: [String]] = [:]
  private var fetching: Task<Void, Never>?

  /// Compiles the phrases of a catalogue.
  ///
  /// - Throws: `TemplateError` for the first broken phrase.
  init(
    _ catalog: Catalog, paraphraseThreshold: Double? = nil,
    launch: @escaping @Sendable (InstalledApp) async -> Void
  ) throws(TemplateError) {
    self.catalog = catalog
    self.launch = launch
    for value in catalog.values { titles[value.type, default: []] += value.texts.prefix(1) }
    matcher = try PhraseMatcher(
      templates: catalog.templates, applications: catalog.applications,
      values: catalog.values, languages: catalog.languages, skipWords: catalog.skipWords)
    if let paraphraseThreshold { matcher.paraphraseThreshold = paraphraseThreshold }
  }

  /// The phrases that `utterance` can be, best first.
  func matches(in utterance: String, upTo tier: Tier, apps: Set<String>?) async -> MatchResult {
    if !fetched.isSuperset(of: catalog.slotTypes.keys) {
      let strict = matcher.matches(in: utterance, upTo: min(tier, .normalised), apps: apps)
      if strict.matches.contains(where: { $0.parameters.isEmpty }) { return strict }
      await fetchValues()
    }
    return matcher.matches(in: utterance, upTo: tier, apps: apps)
  }

  /// The phrases of applications that answer to other words too, where nothing else fits.
  ///
  /// - Returns: `nil` when no application does, or none says the same.
  func paraphrases(of utterance: String, apps: Set<String>?) -> MatchResult? {
    let open = Set(catalog.applications.filter(\.acceptsParaphrases).map(\.app))
    let answering = apps.map { open.intersection($0) } ?? open
    guard !answering.isEmpty else { return nil }
    let result = matcher.matches(in: utterance, upTo: .paraphrase, apps: answering)
    return result.matches.isEmpty ? nil : result
  }

  /// What can be said, slots filled with the values they are known to take.
  ///
  /// - Parameter limit: the most values that are put into one slot.
  func sayable(limit: Int) async -> [PhraseEntry] {
    await fetchValues()
    var entries: [PhraseEntry] = []
    for template in catalog.templates {
      for phrase in phrases(of: template, limit: limit) {
        entries.append(
          PhraseEntry(
            app: template.app, intent: template.intent, phrase: phrase,
            language: template.language))
      }
    }
    return entries
  }

  /// The first value of every type that has one, by the type's name.
  func firstTitles() async -> [(type: String, title: String)] {
    await fetchValues()
    return titles.keys.sorted().compactMap { type in
      titles[type]?.first.map { (type, $0) }
    }
  }

  /// Everything the matcher is compiled from, values included.
  func inventory() async -> PhraseInventory {
    await fetchValues()
    let types = Set(catalog.slotTypes.keys).union(catalog.values.map(\.type))
    return PhraseInventory(
      templates: catalog.templates, applications: catalog.applications,
      values: types.sorted().flatMap { matcher.values(of: $0) },
      languages: catalog.languages, skipWords: catalog.skipWords)
  }

  /// A template with each of the values that its first slot takes; nothing when it has other slots,
  /// or its values are not known.
  private func phrases(of template: PhraseTemplate, limit: Int) -> [String] {
    let pieces = catalog.pieces(of: template)
    let slots = pieces.compactMap { piece in
      if case .slot(let slot) = piece { slot } else { nil }
    }
    guard let slot = slots.first else {
      return [pieces.text(application: template.app) { _ in "" }]
    }
    guard slots.allSatisfy({ $0 == slot }),
      let values = template.slots[slot.list]?.valueType.flatMap({ titles[$0] })
    else { return [] }
    return values.prefix(limit).map { value in
      pieces.text(application: template.app) { _ in value }
    }
  }

  /// Forgets the values, so that they are fetched again when next needed.
  func forgetValues() {
    fetched = []
  }

  private func fetchValues() async {
    // One fetch at a time, for everyone who waits: it goes on when one of them is cancelled.
    let task = fetching ?? Task { await fetchMissingValues() }
    fetching = task
    await task.value
    fetching = nil
  }

  private func fetchMissingValues() async {
    for (name, source) in catalog.slotTypes where !fetched.contains(name) {
      // A query that fails leaves its slot without known values until the next try.
      guard let values = try? await self.values(of: source, named: name) else { continue }
      fetched.insert(name)
      titles[name] = values.compactMap(\.texts.first)
      matcher.replaceValues(of: name, with: values)
    }
  }

  private func values(
    of source: Catalog.SlotSource, named name: String
  ) async throws -> [PhraseValue] {
    switch source {
    case .enumeration(let type):
      return type.erasedCases.map { item in
        PhraseValue(
          type: name, id: item.rawString, texts: Question.Option(item.display).names)
      }
    case .entity(let type, let query, let app):
      guard let installed = try? catalog.app(named: app) else { return [] }
      await launch(installed)
      return try await EntityResolver(type: type, query: query).listed().map { entity in
        PhraseValue(
          type: name, id: entity.erasedID, texts: Question.Option(entity.display).names)
      }
    }
  }
}
