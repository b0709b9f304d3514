// Reads an app's shortcuts and phrase packs into phrase templates.

import Foundation
import PhraseMatching
import SpokenValues

/// A reader that collects the templates, names and slots of one app after another.
struct ShortcutReader {
  var inventory: PhraseInventory
  /// The intents in whose parameters the values of slots are found, by the names of the slots.
  private(set) var slots: [String: PhraseOutline.IntentName] = [:]
  /// The mistakes in phrases that are left out, in the order of the phrases.
  private(set) var mistakes: [TemplateError] = []
  /// The types whose names slots have, by the names of the slots.
  private var slotTypes: [String: String] = [:]

  init(languages: [String]) {
    inventory = PhraseInventory(templates: [], applications: [], languages: languages)
  }

  /// Adds an app's phrases; those of its shortcuts that cannot be compiled are left out.
  ///
  /// - Throws: The errors of the app's phrase packs.
  mutating func read(_ app: App) throws {
    let negative = app.host.negativePhrases.filter { phrase in
      let template = PhraseTemplate(phrase, app: app.name, intent: "")
      return isUsable(template, template.mistake(isNegative: true))
    }
    inventory.applications.append(
      ApplicationNames(
        app: app.name, names: [app.name] + app.synonyms, negativePhrases: negative))
    for shortcut in app.host.shortcuts {
      let intent = app.name(of: shortcut.intent)
      let declared = shortcut.phrases
      func templates(_ slots: [String: SlotType]) -> [PhraseTemplate] {
        app.phrases?(declared, app.name, intent, slots)
          ?? declared.map { PhraseTemplate($0, app: app.name, intent: intent, slots: slots) }
      }
      // Parameters that no phrase has may be said beside one.
      let slots = slots(of: shortcut.intent, in: app)
      let others = slots.types.filter { $0.value.valueType == nil }
      let read = templates(slots.types.filter { $0.value.valueType != nil }).map { template in
        var template = template
        template.otherSlots = others
        slots.describe(&template)
        return template
      }
      inventory.templates += read.filter { template in
        guard template.mistake() != nil else { return true }
        var template = template
        if template.place == nil, let index = declared.firstIndex(of: template.text) {
          let isKnown = shortcut.places.indices.contains(index)
          template.place = isKnown ? shortcut.places[index].seeking(template.text) : nil
        }
        return isUsable(template, template.mistake())
      }
    }
    try readPacks(of: app)
  }

  /// Returns whether there is no mistake; else records it.
  private mutating func isUsable(_ template: PhraseTemplate, _ mistake: TemplateError?) -> Bool {
    guard let mistake else { return true }
    mistakes.append(mistake)
    return false
  }

  private mutating func readPacks(of app: App) throws {
    guard let packs = app.packs else { return }
    var named: [String: PhraseOutline.IntentName] = [:]
    let intents = app.intents.map { (name: app.name(of: $0), intent: $0) }
    var slotTypes = slotTypes
    let read = try packs(app.name, intents.map(\.name)) { name in
      guard let intent = intents.first(where: { $0.name == name })?.intent else { return nil }
      let slots = IntentSlots(intent, app: app.name, knowing: &slotTypes)
      for slot in slots.sources where named[slot] == nil {
        named[slot] = PhraseOutline.IntentName(app: app.name, intent: name)
      }
      return slots.types
    }
    self.slotTypes = slotTypes
    self.slots.merge(named) { first, _ in first }
    for pack in read {
      inventory.templates += pack.templates
      inventory.values += pack.values
      inventory.skipWords += pack.skipWords
      // The names of the app were added before its phrases.
      let last = inventory.applications.count - 1
      for words in pack.applications {
        inventory.applications[last].synonyms += words.synonyms
        if !words.acceptsParts { inventory.applications[last].acceptsParts = false }
      }
    }
  }

  /// Returns the slots of an intent's parameters; App Shortcut phrases may contain those of entities
  /// and enumerations.
  mutating func slots(of intent: any IntentSource, in app: App) -> IntentSlots {
    let slots = IntentSlots(intent, app: app.name, knowing: &slotTypes)
    for slot in slots.sources where self.slots[slot] == nil {
      self.slots[slot] = PhraseOutline.IntentName(app: app.name, intent: app.name(of: intent))
    }
    return slots
  }
}

/// The slot types of an intent's parameters in phrases.
struct IntentSlots {
  /// The slot types by the names of the parameters.
  private(set) var types: [String: SlotType] = [:]
  /// The names of the slots whose values apps list: entities and cases.
  private(set) var sources: [String] = []
  /// The names of the parameters that take lists.
  private(set) var lists: Set<String> = []
  /// Those of `lists` that take entities.
  private(set) var entityLists: Set<String> = []
  /// The names of yes and of no, by the parameter.
  private(set) var truthNames: [String: [String]] = [:]
  /// The names of the parameters that are asked for.
  private(set) var required: Set<String> = []

  /// Creates the slots of an intent's parameters.
  ///
  /// - Parameter known: The types whose names slots have, by the names of the slots. The slot of
  ///   another type with the same name has that of its module in its own.
  init(_ intent: any IntentSource, app: String, knowing known: inout [String: String]) {
    for parameter in intent.makeCall().parameters {
      if let names = parameter.truthNames { truthNames[parameter.name] = [names.yes, names.no] }
      if case .list(let element) = parameter.kind {
        lists.insert(parameter.name)
        if case .entity = element { entityLists.insert(parameter.name) }
      }
      if !parameter.isOptional, parameter.defaultValue == nil { required.insert(parameter.name) }
      guard let name = parameter.kind.listedName else {
        add(parameter.kind, parameter.name)
        continue
      }
      let (short, full) = ("\(app).\(name)", "\(app).\(parameter.typeID)")
      let slot = known[short, default: parameter.typeID] == parameter.typeID ? short : full
      known[slot] = parameter.typeID
      sources.append(slot)
      add(parameter.kind, parameter.name, slot)
    }
  }

  /// Adds to a template what its phrase does not say of the parameters.
  func describe(_ template: inout PhraseTemplate) {
    template.lists = lists
    template.entityLists = entityLists
    template.required = required
    template.truthNames = truthNames
  }

  /// Returns the kind of the values of a slot that an intent has; `nil` when it has no such slot.
  static func source(ofSlot name: String, in intent: any IntentSource, of app: String) -> ValueKind?
  {
    let listed = intent.makeCall().parameters.compactMap { parameter in
      parameter.kind.listedName.map { (short: $0, full: parameter.typeID, kind: parameter.kind) }
    }
    let own = listed.first { "\(app).\($0.full)" == name }
    return (own ?? listed.first { "\(app).\($0.short)" == name })?.kind
  }

  private mutating func add(_ kind: ValueKind, _ parameter: String, _ slot: String = "") {
    switch kind {
    case .entity(let type):
      types[parameter] = .entity(slot, isOpen: type.searchesWords)
    case .enumeration:
      types[parameter] = .enumeration(slot)
    case .integer: types[parameter] = .number(NumberRange())
    case .number, .decimal: types[parameter] = .number(NumberRange(fractions: .any))
    case .boolean: types[parameter] = .typed(.boolean)
    case .dateComponents, .date: types[parameter] = .typed(.date)
    case .duration: types[parameter] = .typed(.duration)
    case .url: types[parameter] = .typed(.url)
    case .measurement(let unit) where unit is UnitDuration:
      types[parameter] = .typed(.duration)
    case .measurement: types[parameter] = .typed(.measurement)
    case .amount: types[parameter] = .typed(.amount)
    // The resolver reads these kinds, and explains what is wrong with words that do not fit.
    case .text, .attributedText, .file, .person, .personName, .place, .recurrence,
      .list, .union, .spoken, .other:
      types[parameter] = .text
    }
  }
}

extension SourcePlace {
  /// Returns the location of a literal in this line or a later one, if the source can be read.
  fileprivate func seeking(_ literal: String) -> SourcePlace {
    let source = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
    let lines = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let found = lines.indices.dropFirst(max(0, line - 1)).first {
      lines[$0].contains("\"\(literal)\"")
    }
    var place = self
    if let found { place.line = found + 1 }
    return place
  }
}

extension ValueKind {
  /// The name of a type whose values the app lists; `nil` for other kinds.
  var listedName: String? {
    switch self {
    case .entity(let type): type.name
    case .enumeration(let type): type.name
    default: nil
    }
  }
}
