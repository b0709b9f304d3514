// The phrases that match at present: compiled phrases with the known values of their slots.

import FoundationGaps
import PhraseMatching

/// A matcher whose slots' values are fetched from the apps when they are first needed.
///
/// Phrases without a slot are matched without a query to any app. Values are fetched when no such
/// phrase fits, and again after an app calls `updateAppShortcutParameters()` or has run an intent. An
/// app in another process is asked only when an utterance may name it, and nobody waits for it longer
/// than need be.
actor LiveMatcher {
  private let catalog: Catalog
  private let launcher: Launcher
  private var matcher: PhraseMatcher
  /// The intents in whose parameters the values of slots are found, by the names of the slots.
  private var slots: [String: PhraseOutline.IntentName]
  /// Whether what apps call their intents is among the phrases.
  private var hasImpliedPhrases = false
  private var fetched: Set<String> = []
  /// The numbers of changes that apps had reported when their values were fetched, by app.
  private var changes: [String: Int] = [:]
  /// The apps in this process that have run an intent since.
  private var outdated: Set<String> = []
  /// The fetches that run, by app.
  private var fetching: [String: Task<Void, Never>] = [:]

  /// Creates a matcher by compiling the phrases of a catalogue.
  ///
  /// - Throws: `TemplateError` for the first broken phrase.
  init(
    _ catalog: Catalog, _ launcher: Launcher
  ) throws(TemplateError) {
    self.catalog = catalog
    self.launcher = launcher
    slots = catalog.outline.slots
    matcher = try catalog.inventory.matcher()
  }

  /// Returns the phrases that an utterance matches, best first.
  func matches(
    in utterance: String, upTo tier: Tier, apps: Set<String>?, with details: MatchDetails = []
  ) async -> MatchResult {
    forgetChangedValues()
    let asked = unfetched(for: utterance, of: apps)
    if !asked.isEmpty {
      let limit = min(tier, .normalised)
      let strict = matcher.matches(in: utterance, upTo: limit, apps: apps)
      if strict.matches.contains(where: { $0.parameters.isEmpty }) {
        return details.contains(.explanation)
          ? matcher.matches(in: utterance, upTo: limit, apps: apps, with: details) : strict
      }
      await fetchValues(of: asked)
    }
    if tier == .parts, !hasImpliedPhrases,
      matcher.matches(in: utterance, upTo: .slips, apps: apps).mayBeReadByParts
    {
      addImpliedPhrases()
      await fetchValues(of: unfetched(for: utterance, of: apps))
    }
    return matcher.matches(in: utterance, upTo: tier, apps: apps, with: details)
  }

  /// Compiles the phrases anew with what the apps call their intents, which few utterances need.
  private func addImpliedPhrases() {
    hasImpliedPhrases = true
    var (inventory, slots) = catalog.withImpliedPhrases()
    inventory.values = matcher.inventory.values
    guard let matcher = try? inventory.matcher() else { return }
    self.slots = slots
    self.matcher = matcher
  }

  /// Returns the apps with values that have not been fetched and that an utterance may be about.
  private func unfetched(for utterance: String, of apps: Set<String>?) -> [App] {
    let missing = Set(
      slots.lazy.filter { !self.fetched.contains($0.key) }.map(\.value.app))
    return catalog.installed.filter { app in
      missing.contains(app.name) && apps?.contains(app.name) ?? true
        && (app.host.isInProcess || apps != nil || app.mayBeNamed(in: utterance))
    }
  }

  /// Returns the phrases that can be said, slots filled with their known values.
  ///
  /// - Parameter limit: The maximum number of values that are put into one slot.
  func sayable(limit: Int) async -> [PhraseEntry] {
    await fetchValuesToList()
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

  /// Returns the first value of every slot type that has values, by the type's name; of other
  /// processes' apps only those that an utterance may name.
  func firstTitles(for utterance: String) async -> [(type: String, title: String)] {
    await titles(for: utterance, limit: 1).map { ($0.type, $0.titles[0]) }
  }

  /// Returns the first values of every slot type that has values, as of `firstTitles(for:)`.
  func titles(for utterance: String, limit: Int) async -> [(type: String, titles: [String])] {
    forgetChangedValues()
    await fetchValues(of: unfetched(for: utterance, of: nil))
    return matcher.valueTypes.sorted().compactMap { type in
      let titles = matcher.values(of: type).prefix(limit).compactMap(\.texts.first)
      return titles.isEmpty ? nil : (type, titles)
    }
  }

  /// Returns the slot types that have a value with a word in its name.
  func types(naming word: String) -> Set<String> { matcher.types(naming: word) }

  /// Returns whether an intent only shows or tells something, by its phrases.
  func isRetrieving(_ intent: String, of app: String) -> Bool {
    matcher.isRetrieving(intent, of: app)
  }

  /// Returns everything that the matcher is compiled from, values included.
  func inventory() async -> PhraseInventory {
    await fetchValuesToList()
    var inventory = matcher.inventory
    inventory.templates = catalog.inventory.templates
    return inventory
  }

  /// Discards the values of apps that have reported changes since they were fetched.
  private func forgetChangedValues() {
    for app in catalog.installed {
      let known = changes[app.name]
      guard outdated.contains(app.name) || known != nil && known != app.host.valueChanges else {
        continue
      }
      outdated.remove(app.name)
      changes[app.name] = nil
      fetched = fetched.filter { slots[$0]?.app != app.name }
    }
  }

  /// Has the entities of an app fetched again, which an intent that ran may have changed.
  ///
  /// Apps in other processes report what has changed.
  func forgetEntities(of app: App) {
    if app.host.isInProcess { outdated.insert(app.name) }
  }

  /// The time that lists of phrases wait for the values of apps.
  private static let listingTime = Duration.seconds(2)

  /// Fetches the values of all apps that phrases are listed with.
  private func fetchValuesToList() async {
    forgetChangedValues()
    await fetchValues(of: catalog.installed, isToList: true)
  }

  private func fetchValues(of apps: [App], isToList: Bool = false) async {
    // All callers share the fetch of an app, which continues when one of them is cancelled.
    var tasks: [Task<Void, Never>] = []
    for app in apps {
      let task =
        fetching[app.name]
        ?? Task {
          await fetchMissingValues(of: app, isToList: isToList)
          fetching[app.name] = nil
        }
      fetching[app.name] = task
      if !isToList || app.host.isInProcess { await wait(for: task) } else { tasks.append(task) }
    }
    let deadline = ContinuousClock.now + Self.listingTime
    for task in tasks { await wait(for: task, until: deadline) }
  }

  /// Waits for a fetch until this task is cancelled, or until a deadline.
  private func wait(for fetch: Task<Void, Never>, until deadline: ContinuousClock.Instant? = nil)
    async
  {
    let (end, ending) = AsyncStream<Never>.makeStream()
    Task {
      await fetch.value
      ending.finish()
    }
    let timer = deadline.map { deadline in
      Task {
        try? await Task.sleep(until: deadline)
        ending.finish()
      }
    }
    for await _ in end {}
    timer?.cancel()
  }

  private func fetchMissingValues(of app: App, isToList: Bool) async {
    let names = slots.filter { $0.value.app == app.name }.keys.sorted()
    for name in names where !fetched.contains(name) {
      guard let kind = source(ofSlot: name, in: app) else {
        fetched.insert(name)
        continue
      }
      if isToList, case .entity(let type) = kind, !type.areInLists { continue }
      // A query that fails leaves its slot without known values until the next try.
      guard let values = try? await values(of: kind, forSlot: name, in: app) else {
        if !matcher.values(of: name).isEmpty { matcher.replaceValues(of: name, with: []) }
        continue
      }
      fetched.insert(name)
      matcher.replaceValues(of: name, with: values)
    }
  }

  private func values(
    of kind: ValueKind, forSlot name: String, in app: App
  ) async throws -> [PhraseValue] {
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

  /// Returns the kind of a slot's values; `nil` when the app no longer has such a slot.
  private func source(ofSlot name: String, in app: App) -> ValueKind? {
    guard let owner = slots[name] else { return nil }
    func kind(in intents: [any IntentSource]) -> ValueKind? {
      intents.lazy.filter { app.name(of: $0) == owner.intent }
        .compactMap { IntentSlots.source(ofSlot: name, in: $0, of: app.name) }.first
    }
    return kind(in: app.intents) ?? kind(in: app.host.shortcuts.map(\.intent))
  }
}

extension App {
  /// Returns whether an utterance may name the app: by a word of one of its names, slips included.
  fileprivate func mayBeNamed(in utterance: String) -> Bool {
    let utterance = utterance.lowercased()
    let words = utterance.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    return ([name] + synonyms).contains { name in
      let name = name.lowercased()
      let parts = name.split(separator: " ").map(String.init)
      return utterance.contains(name)
        || words.contains { EditDistance.nearest(to: $0, among: parts) != nil }
    }
  }
}

extension MatchResult {
  /// Whether reading by parts may change the result: nothing matches, or only with an entity that
  /// nobody knows.
  fileprivate var mayBeReadByParts: Bool {
    best.allSatisfy { match in
      match.parameters.contains { parameter in
        if case .entity = parameter.type { parameter.values.isEmpty } else { false }
      }
    }
  }
}
