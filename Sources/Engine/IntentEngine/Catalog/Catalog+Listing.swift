// Lists what is installed: apps, intents, shortcuts, phrases and entities.

import PhraseMatching

extension Catalog {
  /// Returns the apps, in the order they were given.
  package func apps() -> [AppEntry] {
    installed.map { app in
      var entry = AppEntry(
        name: app.name, synonyms: app.synonyms,
        intentCount: app.intents.count { $0.has(.isListed) },
        shortcutCount: app.host.shortcuts.count)
      entry.isSample = app.isSample
      return entry
    }
  }

  /// Returns the names of the apps that have all of several intents, given by name.
  ///
  /// - Parameter app: The only app to search; `nil` for all.
  package func apps(having intents: [String], in app: String? = nil) throws(Failure) -> [String] {
    try selected(app).filter { Set(intents).isSubset(of: $0.intents.map(\.name)) }.map(\.name)
  }

  /// Returns the intents of an app, or of all apps; hidden ones only on request.
  public func intents(of app: String? = nil, hidden: Bool = false) throws(Failure) -> [IntentEntry]
  {
    try selected(app).flatMap { app in
      app.intents.filter { hidden || $0.has(.isListed) }
        .map { IntentEntry($0.makeCall(), of: app) }
    }
  }

  /// Returns the description of the intent called `name`.
  public func intent(named name: String, of app: String? = nil) throws(Failure) -> IntentEntry {
    let (app, intent) = try intent(named: name, in: app)
    return IntentEntry(intent.makeCall(), of: app)
  }

  /// Returns the shortcuts of an app, or of all apps, with their phrases, phrase files included.
  package func shortcuts(of app: String? = nil) throws(Failure) -> [ShortcutEntry] {
    let templates = inventory.templates
    return try selected(app).flatMap { app in
      app.speaking { app.host.shortcuts }.map { shortcut in
        let intent = shortcut.intent
        let name = app.name(of: intent)
        // Sentences of phrase packs belong to the intent, not to its shortcut.
        let own = templates.filter {
          $0.app == app.name && $0.intent == name && $0.expression == nil
        }
        return ShortcutEntry(
          app: app.name, intent: name,
          title: app.speaking { shortcut.title ?? intent.title }, symbol: shortcut.symbol,
          phrases: own.map(sayable))
      }
    }
  }

  /// Returns the phrases that each shortcut of an app declares in its source, with their tokens.
  public func declaredPhrases(of app: String) throws(Failure) -> [[String]] {
    try self.app(named: app).host.shortcuts.map(\.phrases)
  }

  /// Returns the phrases of an app, or of all apps, phrase files included.
  public func phrases(of app: String? = nil) throws(Failure) -> [PhraseEntry] {
    let names = try Set(selected(app).map(\.name))
    return inventory.templates.filter { names.contains($0.app) }.map(entry)
  }

  private func entry(_ template: PhraseTemplate) -> PhraseEntry {
    PhraseEntry(
      app: template.app, intent: template.intent,
      phrase: sayable(template), language: template.language)
  }

  /// Returns a phrase without parameters whose intent returns an entity of a type; `nil` when there
  /// is none.
  ///
  /// The intent itself takes no entity of that type.
  func phrase(making type: any EntityType, in app: App) -> PhraseEntry? {
    let makers = app.intents.filter { $0.makes(type.id) }.map { app.name(of: $0) }
    guard !makers.isEmpty else { return nil }
    let plain = inventory.templates.filter { template in
      template.app == app.name && makers.contains(template.intent)
        && !sayable(template).contains("{")
    }
    let spoken = plain.first { template in
      template.language.map(languages.contains) ?? false
    }
    return (spoken ?? plain.first).map(entry)
  }

  /// Returns a template as a person would say it: the app's name filled in, parameters in braces.
  func sayable(_ template: PhraseTemplate) -> String {
    pieces(of: template).text(application: template.app) { "{\($0.name)}" }
  }

  /// Returns the pieces of a template; for a sentence of a phrase pack, those of its plainest form.
  func pieces(of template: PhraseTemplate) -> [PhraseMatching.Expression.Piece] {
    (try? template.meaning())?.plainest(rules: template.block?.rules ?? [:])
      ?? [.text(template.text)]
  }

  /// Returns a template's phrases, one for each value of its slot.
  ///
  /// The array is empty when the template has several slots, or when the values are not known.
  func phrases(of template: PhraseTemplate, values: (_ type: String) -> [String]) -> [String] {
    let pieces = pieces(of: template)
    let slots = pieces.compactMap { piece in
      if case .slot(let slot) = piece { slot } else { nil }
    }
    guard let slot = slots.first else {
      return [pieces.text(application: template.app) { _ in "" }]
    }
    guard slots.allSatisfy({ $0 == slot }), let type = template.slots[slot.list]?.valueType else {
      return []
    }
    return values(type).map { value in pieces.text(application: template.app) { _ in value } }
  }

  /// Returns the app with a name, or all apps without one.
  package func selected(_ app: String?) throws(Failure) -> [App] {
    guard let app else { return installed }
    return [try self.app(named: app)]
  }
}

extension IntentSource {
  /// Returns whether the intent is listed and creates entities of a type: returns, but takes none.
  fileprivate func makes(_ type: String) -> Bool {
    guard has(.isListed), returnedType == type else { return false }
    return !makeCall().parameters.contains { $0.typeID == type }
  }
}

extension IntentEntry {
  /// Creates the description of an intent from a call.
  init(_ call: any IntentCall, of app: App) {
    self = app.speaking { Self(inWordsOf: call, of: app) }
  }

  private init(inWordsOf call: any IntentCall, of app: App) {
    let intent = call.source
    self.init(
      app: app.name, name: app.name(of: intent), title: intent.title,
      explanation: intent.explanation,
      isDiscoverable: intent.has(.isListed), opensApp: intent.has(.opensApp),
      authenticationPolicy: intent.authentication.rawValue, summary: call.summary,
      parameters: call.parameters.map { IntentEntry.Parameter($0) })
  }
}

extension IntentEntry.Parameter {
  init(_ parameter: ParameterFacts) {
    var cases: [String] = []
    if case .enumeration(let type) = parameter.kind {
      cases = type.cases.map(\.option.title)
    }
    self.init(
      name: parameter.name, title: parameter.title ?? parameter.name.wordsOfIdentifier,
      explanation: parameter.explanation,
      type: parameter.form ?? parameter.kind.words(in: .english),
      isRequired: !parameter.isOptional && parameter.defaultValue == nil,
      defaultValue: parameter.defaultValue?.text, cases: cases)
    if case .file = parameter.kind { isFile = true }
    isText = parameter.kind.isText
  }
}
