// Reads an application's shortcuts into phrase templates.

import AppIntents
import PhraseMatching

/// Collects the templates, names and slots of one application after another.
struct ShortcutReader {
  private(set) var templates: [PhraseTemplate] = []
  private(set) var applications: [ApplicationNames] = []
  private(set) var slotTypes: [String: Catalog.SlotSource] = [:]

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
  }

  private mutating func slots(
    of intent: any AppIntent, app: String
  ) -> [String: SlotType] {
    var slots: [String: SlotType] = [:]
    for field in intent.parameterFields {
      switch ValueKind(field.parameter) {
      case .entity(let type):
        let query = field.parameter.options.query ?? type.erasedQuery
        let name = "\(app).\(type.shortName)"
        slotTypes[name] = .entity(type, query: query, app: app)
        slots[field.name] = .entity(name, isOpen: query is any EntityStringQuery)
      case .enumeration(let type):
        let name = "\(app).\(type.shortName)"
        slotTypes[name] = .enumeration(type)
        slots[field.name] = .enumeration(name)
      default:
        continue
      }
    }
    return slots
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
