// Reads an application's shortcuts into phrase templates.

import AppIntents
import PhraseMatching

/// Collects the templates, names and slots of one application after another.
struct ShortcutReader {
  private(set) var templates: [PhraseTemplate] = []
  private(set) var applications: [ApplicationNames] = []
  private(set) var slotTypes: [String: Catalog.SlotSource] = [:]

  /// Adds an application's phrases: for each declared one, what its phrase files say in better
  /// languages first, and the declared phrase itself last, so that it can always be said.
  mutating func read(_ app: InstalledApp) throws(TemplateError) {
    applications.append(
      ApplicationNames(
        app: app.name, names: [app.name] + app.synonyms,
        negativePhrases: app.shortcuts?.negativePhrases.phrases.map(\.segments.spelled) ?? []))
    for shortcut in app.shortcuts?.appShortcuts ?? [] {
      let slots = self.slots(of: shortcut.intent, app: app.name)
      for phrase in shortcut.phrases {
        let key = phrase.spelled
        let own = app.phrases.filter { $0.key == key }
        for translated in own where translated.text != key {
          templates.append(
            PhraseTemplate(
              translated.text, app: app.name, intent: type(of: shortcut.intent).shortName,
              slots: slots, language: translated.language, origin: translated.origin))
        }
        templates.append(
          PhraseTemplate(
            key, app: app.name, intent: type(of: shortcut.intent).shortName, slots: slots))
      }
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
