// Says what the parameters of an intent accept in phrases.

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
    case entity(any EntitySource)
    case enumeration(any CaseSource)
  }

  /// Looks at the parameters of an intent.
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
    // The resolver reads these, and says what is wrong with words that are none.
    case .text, .attributedText, .file, .amount, .person, .personName, .place, .list, .union,
      .other:
      types[parameter] = .text
    }
  }
}

extension Catalog {
  /// Where the values of a slot come from, by the name they are filed under, and whose they are.
  ///
  /// - Returns: `nil` when the application has no such slot any more.
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
