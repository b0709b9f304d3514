// The facts about the phrases of a catalogue that a conversation needs before anything is said.

import PhraseMatching

/// The facts about a catalogue's phrases that a conversation needs before anything is said.
struct PhraseOutline: Hashable, Sendable {
  /// An intent, by the names of its app and its type.
  struct IntentName: Hashable, Sendable {
    var app: String
    var intent: String
  }

  /// The intents in whose parameters the values of slots are found, by the names of the slots.
  var slots: [String: IntentName] = [:]
  /// The languages of the phrases, the preferred ones first.
  var languages: [String]
  /// A few of the ways in which phrases contain their app's name, by app.
  var ways: [String: [NamingWay]] = [:]

  init(_ inventory: PhraseInventory, slots: [String: IntentName]) {
    self.slots = slots
    languages = inventory.languages
    var spoken = Set(languages)
    let shown = Dictionary(inventory.applications.map { ($0.app, $0.names.first ?? $0.app) }) { $1 }
    for template in inventory.templates {
      let language = template.language ?? "en"
      if spoken.insert(language).inserted { languages.append(language) }
      guard let name = shown[template.app],
        let way = NamingWay(of: name, in: template.text),
        ways[template.app, default: []].count < NamingWay.maximumCount,
        !ways[template.app, default: []].contains(way)
      else { continue }
      ways[template.app, default: []].append(way)
    }
  }
}
