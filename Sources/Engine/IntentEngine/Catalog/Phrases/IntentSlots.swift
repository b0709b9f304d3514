// The types of the slots that an intent's parameters form in phrases.

import Foundation
import PhraseMatching

/// The slot types of an intent's parameters in phrases.
struct IntentSlots {
  /// The slot types by the names of the parameters.
  private(set) var types: [String: SlotType] = [:]
  /// The sources of the values of entities and enumerations, by the names of the slots.
  private(set) var sources: [String: Source] = [:]

  /// A source of the values of a slot.
  enum Source: Sendable {
    case entity(any EntitySource)
    case enumeration(any CaseSource)
  }

  /// Creates the slots of an intent's parameters.
  init(_ intent: any IntentSource, app: String) {
    for parameter in intent.makeCall().parameters { add(parameter.kind, parameter.name, app) }
  }

  private mutating func add(_ kind: ValueKind, _ parameter: String, _ app: String) {
    switch kind {
    case .entity(let type):
      let name = "\(app).\(type.name)"
      sources[name] = .entity(type.source)
      types[parameter] = .entity(name, isOpen: type.source.searchesWords)
    case .enumeration(let type):
      let name = "\(app).\(type.name)"
      sources[name] = .enumeration(type.source)
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
    case .text, .attributedText, .file, .amount, .person, .personName, .place, .list, .union,
      .other:
      types[parameter] = .text
    }
  }
}

extension Catalog {
  /// Returns the source of a slot's values, and the app that owns it.
  ///
  /// - Returns: `nil` when the app no longer has such a slot.
  func source(ofSlot name: String) -> (source: IntentSlots.Source, app: App)? {
    guard let owner = outline.slots[name],
      let app = installed.first(where: { $0.name == owner.app })
    else { return nil }
    let ofShortcuts = app.host.shortcuts.map(\.intent)
    for intent in ofShortcuts + app.intents where intent.name == owner.intent {
      if let source = IntentSlots(intent, app: app.name).sources[name] {
        return (source, app)
      }
    }
    return nil
  }
}
