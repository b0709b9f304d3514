// The words that can be said now: the compiled phrases and the values their slots are known to take.

import PhraseMatching

/// A matcher, with the values of its slots fetched when they are first needed.
///
/// Phrases without a slot are matched without asking any application for its entities, so that
/// saying one costs no query. Values are fetched when such a phrase does not fit, and again after
/// an application calls `updateAppShortcutParameters()`.
actor Vocabulary {
  private let catalog: Catalog
  private let launch: @Sendable (App) async -> Void
  private var matcher: PhraseMatcher
  private var fetched: Set<String> = []
  private var fetching: Task<Void, Never>?

  /// Compiles the phrases of a catalogue.
  ///
  /// - Parameter spellsNumbers: Whether numbers may be said in words, which takes most of the time.
  /// - Throws: `TemplateError` for the first broken phrase.
  init(
    _ catalog: Catalog, paraphraseThreshold: Double? = nil, spellsNumbers: Bool = true,
    launch: @escaping @Sendable (App) async -> Void
  ) throws(TemplateError) {
    self.catalog = catalog
    self.launch = launch
    matcher =
      spellsNumbers ? try catalog.matcher() : try catalog.inventory.withoutNumberWords.matcher()
    if let paraphraseThreshold { matcher.paraphraseThreshold = paraphraseThreshold }
  }

  /// The phrases that `utterance` can be, best first.
  func matches(in utterance: String, upTo tier: Tier, apps: Set<String>?) async -> MatchResult {
    if !fetched.isSuperset(of: catalog.outline.slots.keys) {
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
    let open = catalog.outline.paraphrasing
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
    var titles: [String: [String]] = [:]
    return catalog.inventory.templates.flatMap { template in
      catalog.phrases(of: template) { type in
        if let known = titles[type] { return known }
        let first = matcher.values(of: type).prefix(limit).compactMap(\.texts.first)
        titles[type] = first
        return first
      }.map { phrase in
        PhraseEntry(
          app: template.app, intent: template.intent, phrase: phrase,
          language: template.language)
      }
    }
  }

  /// The first value of every type that has one, by the type's name.
  func firstTitles() async -> [(type: String, title: String)] {
    await fetchValues()
    return matcher.valueTypes.sorted().compactMap { type in
      matcher.values(of: type).first?.texts.first.map { (type, $0) }
    }
  }

  /// Everything the matcher is compiled from, values included.
  func inventory() async -> PhraseInventory {
    await fetchValues()
    var inventory = matcher.inventory
    inventory.templates = catalog.inventory.templates
    return inventory
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
    for name in catalog.outline.slots.keys.sorted() where !fetched.contains(name) {
      // A query that fails leaves its slot without known values until the next try.
      guard let values = try? await self.values(ofSlot: name) else {
        if !matcher.values(of: name).isEmpty { matcher.replaceValues(of: name, with: []) }
        continue
      }
      fetched.insert(name)
      matcher.replaceValues(of: name, with: values)
    }
  }

  private func values(ofSlot name: String) async throws -> [PhraseValue] {
    guard let (source, app) = catalog.source(ofSlot: name) else { return [] }
    switch source {
    case .enumeration(let type):
      return type.cases.map { item in
        let source = NoTexts.inForce { item.option.names }
        // Who speaks another language may say a case as the source has it all the same.
        let own = app.speaking { item.option.names }
        return PhraseValue(
          type: name, id: item.identifier ?? "", texts: own + source.filter { !own.contains($0) })
      }
    case .entity(let source):
      await launch(app)
      return try await app.speaking {
        try await EntityResolver(source).listed().map { entity in
          PhraseValue(type: name, id: entity.identifier ?? "", texts: entity.option.names)
        }
      }
    }
  }
}
