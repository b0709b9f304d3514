// Says what the parameters of an intent accept in phrases.

import AppIntents
import Foundation
import PhraseMatching

/// What each parameter of an intent accepts in phrases, whatever its type.
struct IntentSlots {
  /// What each parameter accepts, by its name.
  private(set) var types: [String: SlotType] = [:]
  /// Where the values of entities and enumerations come from.
  private(set) var sources: [String: Source] = [:]

  /// Where the values of a slot come from.
  enum Source: Sendable {
    case entity(any AppEntity.Type, query: any EntityQuery)
    case enumeration(any AppEnum.Type)
  }

  /// Looks at the parameters of an intent.
  init(_ intent: any AppIntent, app: String) {
    for field in intent.parameterFields { add(ValueKind(field.parameter), field, app) }
  }

  private mutating func add(_ kind: ValueKind, _ field: IntentParameterField, _ app: String) {
    switch kind {
    case .entity(let type):
      let query = field.parameter.options.query ?? type.erasedQuery
      let name = "\(app).\(type.shortName)"
      sources[name] = .entity(type, query: query)
      types[field.name] = .entity(name, isOpen: query is any EntityStringQuery)
    case .enumeration(let type):
      let name = "\(app).\(type.shortName)"
      sources[name] = .enumeration(type)
      types[field.name] = .enumeration(name)
    case .integer: types[field.name] = .number(NumberRange())
    case .number, .decimal: types[field.name] = .number(NumberRange(fractions: .tenths))
    case .boolean: types[field.name] = .typed(.boolean)
    case .dateComponents, .date: types[field.name] = .typed(.date)
    case .duration: types[field.name] = .typed(.duration)
    case .url: types[field.name] = .typed(.url)
    case .measurement(let type) where type.baseUnit is UnitDuration:
      types[field.name] = .typed(.duration)
    case .measurement: types[field.name] = .typed(.measurement)
    // The resolver reads these, and says what is wrong with words that are none.
    case .text, .attributedText, .file, .amount, .person, .personName, .place, .list, .union,
      .other:
      types[field.name] = .text
    }
  }
}

extension Catalog {
  /// Where the values of a slot come from, by the name they are filed under, and whose they are.
  ///
  /// - Returns: `nil` when the application has no such slot any more.
  func source(ofSlot name: String) -> (source: IntentSlots.Source, app: InstalledApp)? {
    guard let owner = outline.slots[name],
      let app = installed.first(where: { $0.name == owner.app })
    else { return nil }
    let ofShortcuts = (app.shortcuts?.appShortcuts ?? []).map { type(of: $0.intent) }
    for intent in ofShortcuts + app.intents where intent.shortName == owner.intent {
      if let source = IntentSlots(intent.init(), app: app.name).sources[name] {
        return (source, app)
      }
    }
    return nil
  }
}
