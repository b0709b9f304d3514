// Reads an application's shortcuts and phrase packs into phrase templates.

import AppIntents
import PhraseMatching

/// Collects the templates, names and slots of one application after another.
struct ShortcutReader {
  private(set) var templates: [PhraseTemplate] = []
  private(set) var applications: [ApplicationNames] = []
  /// The values of the packs' own lists.
  private(set) var values: [PhraseValue] = []
  private(set) var skipWords: [String] = []
  /// The intents by whose parameters the values of slots are found, by the name they are filed under.
  private(set) var slots: [String: PhraseOutline.IntentName] = [:]

  /// Adds an application's phrases.
  ///
  /// - Throws: what the application's phrase source throws.
  mutating func read(_ app: InstalledApp) throws {
    applications.append(
      ApplicationNames(
        app: app.name, names: [app.name] + app.synonyms,
        negativePhrases: app.shortcuts?.negativePhrases.phrases.map(\.segments.spelled) ?? []))
    for shortcut in app.shortcuts?.appShortcuts ?? [] {
      let intent = type(of: shortcut.intent).shortName
      let declared = shortcut.phrases.map(\.spelled)
      func add(_ slots: [String: SlotType]) throws {
        templates +=
          try app.phrases?(declared, app.name, intent, slots)
          ?? declared.map { PhraseTemplate($0, app: app.name, intent: intent, slots: slots) }
      }
      // Looking at an intent's parameters costs more than reading its phrases, and most have no
      // slot; a phrase file that has one all the same is read again with them.
      if !shortcut.phrases.contains(where: \.hasSlot), (try? add([:])) != nil { continue }
      try add(slots(of: shortcut.intent, app: app.name))
    }
    try readPacks(of: app)
  }

  private mutating func readPacks(of app: InstalledApp) throws {
    guard let packs = app.packs else { return }
    var named: [String: PhraseOutline.IntentName] = [:]
    let intents = app.intents
    // A name that several intents share is the first one's, as in `Catalog.intentType(of:)`.
    let read = try packs(app.name, intents.map { $0.shortName }) { name in
      guard let intent = intents.first(where: { $0.shortName == name }) else { return nil }
      let slots = IntentSlots(intent.init(), app: app.name)
      for slot in slots.sources.keys where named[slot] == nil {
        named[slot] = PhraseOutline.IntentName(app: app.name, intent: name)
      }
      return slots.types
    }
    self.slots.merge(named) { first, _ in first }
    for pack in read {
      templates += pack.templates
      values += pack.values
      skipWords += pack.skipWords
      // The names of the application were added before its phrases.
      applications[applications.count - 1].synonyms += pack.synonyms
      if pack.acceptsParaphrases { applications[applications.count - 1].acceptsParaphrases = true }
    }
  }

  /// What an App Shortcut phrase of the intent may say: entities and enumerations.
  private mutating func slots(of intent: any AppIntent, app: String) -> [String: SlotType] {
    let slots = IntentSlots(intent, app: app)
    for slot in slots.sources.keys {
      self.slots[slot] = PhraseOutline.IntentName(app: app, intent: type(of: intent).shortName)
    }
    return slots.types.filter { $0.value.valueType != nil }
  }
}

extension [PhraseSegment] {
  /// Whether a parameter is said in the phrase.
  var hasSlot: Bool {
    contains { segment in
      if case .parameter = segment { true } else { false }
    }
  }

  /// The phrase as phrase files spell it: "Order ${soup} in ${applicationName}".
  var spelled: String {
    map { segment in
      switch segment {
      case .literal(let text): text
      case .applicationName: "${applicationName}"
      case .parameter(let name): "${\(name)}"
      }
    }.joined()
  }
}
