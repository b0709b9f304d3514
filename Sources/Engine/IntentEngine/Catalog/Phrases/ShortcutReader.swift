// Reads an app's shortcuts and phrase packs into phrase templates.

import Foundation
import PhraseMatching

/// A reader that collects the templates, names and slots of one app after another.
struct ShortcutReader {
  private(set) var inventory: PhraseInventory
  /// The intents in whose parameters the values of slots are found, by the names of the slots.
  private(set) var slots: [String: PhraseOutline.IntentName] = [:]

  init(languages: [String]) {
    inventory = PhraseInventory(templates: [], applications: [], languages: languages)
  }

  /// Adds an app's phrases.
  ///
  /// - Throws: The errors of the app's phrase source.
  mutating func read(_ app: App) throws {
    inventory.applications.append(
      ApplicationNames(
        app: app.name, names: [app.name] + app.synonyms,
        negativePhrases: app.host.negativePhrases))
    for shortcut in app.host.shortcuts {
      let intent = shortcut.intent.name
      let declared = shortcut.phrases
      func add(_ slots: [String: SlotType]) throws {
        inventory.templates +=
          try app.phrases?(declared, app.name, intent, slots)
          ?? declared.map { PhraseTemplate($0, app: app.name, intent: intent, slots: slots) }
      }
      // Reading an intent's parameters costs more than reading its phrases, and most phrases have
      // no slot. A phrase file that adds a slot is read again with the parameters.
      if !declared.contains(where: \.hasSlot), (try? add([:])) != nil { continue }
      try add(slots(of: shortcut.intent, app: app.name))
    }
    try readPacks(of: app)
  }

  private mutating func readPacks(of app: App) throws {
    guard let packs = app.packs else { return }
    var named: [String: PhraseOutline.IntentName] = [:]
    let intents = app.intents
    // Of intents with the same name the first one counts, as in `Catalog.intent(of:)`.
    let read = try packs(app.name, intents.map(\.name)) { name in
      guard let intent = intents.first(where: { $0.name == name }) else { return nil }
      let slots = IntentSlots(intent, app: app.name)
      for slot in slots.sources.keys where named[slot] == nil {
        named[slot] = PhraseOutline.IntentName(app: app.name, intent: name)
      }
      return slots.types
    }
    self.slots.merge(named) { first, _ in first }
    for pack in read {
      inventory.templates += pack.templates
      inventory.values += pack.values
      inventory.skipWords += pack.skipWords
      // The names of the app were added before its phrases.
      let last = inventory.applications.count - 1
      for words in pack.applications {
        inventory.applications[last].synonyms += words.synonyms
        if words.acceptsParaphrases { inventory.applications[last].acceptsParaphrases = true }
      }
    }
  }

  /// Returns the slots that App Shortcut phrases may contain: entities and enumerations.
  private mutating func slots(of intent: any IntentSource, app: String) -> [String: SlotType] {
    let slots = IntentSlots(intent, app: app)
    for slot in slots.sources.keys {
      self.slots[slot] = PhraseOutline.IntentName(app: app, intent: intent.name)
    }
    return slots.types.filter { $0.value.valueType != nil }
  }
}

/// The slot types of an intent's parameters in phrases.
struct IntentSlots {
  /// The slot types by the names of the parameters.
  private(set) var types: [String: SlotType] = [:]
  /// The kinds of the values that apps list, entities and cases, by the names of the slots.
  private(set) var sources: [String: ValueKind] = [:]

  /// Creates the slots of an intent's parameters.
  init(_ intent: any IntentSource, app: String) {
    for parameter in intent.makeCall().parameters { add(parameter.kind, parameter.name, app) }
  }

  private mutating func add(_ kind: ValueKind, _ parameter: String, _ app: String) {
    switch kind {
    case .entity(let type):
      let name = "\(app).\(type.name)"
      sources[name] = kind
      types[parameter] = .entity(name, isOpen: type.searchesWords)
    case .enumeration(let type):
      let name = "\(app).\(type.name)"
      sources[name] = kind
      types[parameter] = .enumeration(name)
    case .integer: types[parameter] = .number(NumberRange())
    case .number, .decimal: types[parameter] = .number(NumberRange(fractions: .tenths))
    case .boolean: types[parameter] = .typed(.boolean)
    case .dateComponents, .date: types[parameter] = .typed(.date)
    case .duration: types[parameter] = .typed(.duration)
    case .url: types[parameter] = .typed(.url)
    case .measurement(let unit) where unit is UnitDuration:
      types[parameter] = .typed(.duration)
    case .measurement: types[parameter] = .typed(.measurement)
    // The resolver reads these kinds, and explains what is wrong with words that do not fit.
    case .text, .attributedText, .file, .amount, .person, .personName, .place, .recurrence,
      .list, .union, .spoken, .other:
      types[parameter] = .text
    }
  }
}

extension String {
  /// Whether a phrase, as phrase files spell it, contains a parameter.
  fileprivate var hasSlot: Bool {
    replacing("${applicationName}", with: "").contains("${")
  }
}
