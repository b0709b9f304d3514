// The phrases that match at present: compiled phrases with the known values of their slots.

import FoundationGaps
import PhraseMatching

/// A matcher whose slots' values are fetched from the apps when they are first needed.
///
/// Phrases without a slot are matched without a query to any app. Values are fetched when no such
/// phrase fits, and again after an app calls `updateAppShortcutParameters()`.
actor LiveMatcher {
  private let catalog: Catalog
  private let launcher: Launcher
  private var matcher: PhraseMatcher
  private var fetched: Set<String> = []
  /// The numbers of changes that apps had reported when their values were fetched, by app.
  private var changes: [String: Int] = [:]
  private var fetching: Task<Void, Never>?

  /// Creates a matcher by compiling the phrases of a catalogue.
  ///
  /// - Parameter spellsNumbers: Whether numbers may be said in words; compiling these takes most of
  ///   the time.
  /// - Throws: `TemplateError` for the first broken phrase.
  init(
    _ catalog: Catalog, _ launcher: Launcher, paraphraseThreshold: Double? = nil,
    spellsNumbers: Bool = true
  ) throws(TemplateError) {
    self.catalog = catalog
    self.launcher = launcher
    matcher =
      spellsNumbers ? try catalog.matcher() : try catalog.inventory.withoutNumberWords.matcher()
    if let paraphraseThreshold { matcher.paraphraseThreshold = paraphraseThreshold }
  }

  /// Returns the phrases that an utterance matches, best first.
  func matches(in utterance: String, upTo tier: Tier, apps: Set<String>?) async -> MatchResult {
    forgetChangedValues()
    if !fetched.isSuperset(of: catalog.outline.slots.keys) {
      let strict = matcher.matches(in: utterance, upTo: min(tier, .normalised), apps: apps)
      if strict.matches.contains(where: { $0.parameters.isEmpty }) { return strict }
      await fetchValues()
    }
    return matcher.matches(in: utterance, upTo: tier, apps: apps)
  }

  /// Returns the phrases that say the same in other words, of apps that allow paraphrases.
  ///
  /// - Returns: `nil` when no app allows them, or no phrase says the same.
  func paraphrases(of utterance: String, apps: Set<String>?) -> MatchResult? {
    let open = catalog.outline.paraphrasing
    let answering = apps.map { open.intersection($0) } ?? open
    guard !answering.isEmpty else { return nil }
    let result = matcher.matches(in: utterance, upTo: .paraphrase, apps: answering)
    return result.matches.isEmpty ? nil : result
  }

  /// Returns the phrases that can be said, slots filled with their known values.
  ///
  /// - Parameter limit: The maximum number of values that are put into one slot.
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

  /// Returns the first value of every slot type that has values, by the type's name.
  func firstTitles() async -> [(type: String, title: String)] {
    await fetchValues()
    return matcher.valueTypes.sorted().compactMap { type in
      matcher.values(of: type).first?.texts.first.map { (type, $0) }
    }
  }

  /// Returns everything that the matcher is compiled from, values included.
  func inventory() async -> PhraseInventory {
    await fetchValues()
    var inventory = matcher.inventory
    inventory.templates = catalog.inventory.templates
    return inventory
  }

  /// Discards the values of apps that have reported changes since they were fetched.
  private func forgetChangedValues() {
    for app in catalog.installed {
      guard let known = changes[app.name], known != app.host.valueChanges else { continue }
      changes[app.name] = nil
      fetched = fetched.filter { catalog.outline.slots[$0]?.app != app.name }
    }
  }

  private func fetchValues() async {
    forgetChangedValues()
    // All callers share one fetch, which continues when one of them is cancelled.
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
    guard let (kind, app) = source(ofSlot: name) else { return [] }
    switch kind {
    case .enumeration(let type):
      return type.cases.map { item in
        let source = LocalizationEnvironment.$taskTables.withValue(nil) { item.option.names }
        // A case can be named in the language of the source, whatever the current language.
        let own = app.speaking { item.option.names }
        return PhraseValue(
          type: name, id: item.identifier ?? "", texts: own + source.filter { !own.contains($0) })
      }
    case .entity(let type):
      await launcher.launch(app)
      changes[app.name] = app.host.valueChanges
      return try await app.speaking {
        try await EntityResolver(type).listed().map { entity in
          PhraseValue(type: name, id: entity.identifier ?? "", texts: entity.option.names)
        }
      }
    default: return []
    }
  }

  /// Returns the kind of a slot's values, and the app that owns it.
  ///
  /// - Returns: `nil` when the app no longer has such a slot.
  private func source(ofSlot name: String) -> (kind: ValueKind, app: App)? {
    guard let owner = catalog.outline.slots[name],
      let app = catalog.installed.first(where: { $0.name == owner.app })
    else { return nil }
    let ofShortcuts = app.host.shortcuts.map(\.intent)
    for intent in ofShortcuts + app.intents where app.name(of: intent) == owner.intent {
      if let kind = IntentSlots.source(ofSlot: name, in: intent, of: app.name) {
        return (kind, app)
      }
    }
    return nil
  }
}
