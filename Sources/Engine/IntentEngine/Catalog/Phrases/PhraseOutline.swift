// The facts about the phrases of a catalogue that are known without reading them.

import PhraseMatching

/// The facts about a catalogue's phrases that are kept beside the compiled phrases.
///
/// A conversation needs them before anything is said.
struct PhraseOutline: Hashable, Sendable {
  /// An intent, by the names of its app and its type.
  struct IntentName: Hashable, Sendable {
    var app: String
    var intent: String
  }

  /// The names of each app, in the order of apps, the display name first.
  let names: [[String]]
  /// The intents in whose parameters the values of slots are found, by the names of the slots.
  var slots: [String: IntentName] = [:]
  /// The languages of the phrases, the preferred ones first.
  var languages: [String]
  /// A few of the ways in which phrases contain their app's name, by app.
  var ways: [String: [NamingWay]] = [:]
  /// The apps whose phrases may be said in other words.
  var paraphrasing: Set<String>

  init(_ inventory: PhraseInventory, slots: [String: IntentName]) {
    names = inventory.applications.map(\.names)
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
    paraphrasing = Set(inventory.applications.filter(\.acceptsParaphrases).map(\.app))
  }
}

// MARK: Files

extension PhraseOutline {
  init?(_ value: JSON) {
    guard case .object(let facts) = value, case .object(let slots) = facts["slots"],
      case .array(let names) = facts["names"], let languages = facts["languages"]?.texts,
      case .object(let ways) = facts["ways"],
      let paraphrasing = facts["paraphrasing"]?.texts
    else { return nil }
    self.names = names.compactMap(\.texts)
    self.languages = languages
    self.paraphrasing = Set(paraphrasing)
    for (name, value) in slots {
      guard let texts = value.texts, texts.count == 2 else { return nil }
      self.slots[name] = IntentName(app: texts[0], intent: texts[1])
    }
    for (app, value) in ways {
      guard case .array(let rows) = value else { return nil }
      self.ways[app] = rows.compactMap { row in
        row.texts.flatMap { $0.count == 2 ? NamingWay(before: $0[0], after: $0[1]) : nil }
      }
    }
  }

  var value: JSON {
    .object([
      "slots": .object(
        JSON.Members(slots.map { ($0, JSON(texts: [$1.app, $1.intent])) })),
      "names": .array(names.map { JSON(texts: $0) }),
      "languages": JSON(texts: languages),
      "ways": .object(
        JSON.Members(
          ways.map { ($0, .array($1.map { JSON(texts: [$0.before, $0.after]) })) })),
      "paraphrasing": JSON(texts: paraphrasing.sorted()),
    ])
  }
}

extension JSON {
  fileprivate init(texts: [String]) { self = JSON(strings: texts) }

  /// The strings of an array of strings; `nil` for other values.
  fileprivate var texts: [String]? {
    guard case .array(let items) = self else { return nil }
    let texts = items.compactMap { item in
      if case .string(let text) = item { text } else { nil }
    }
    return texts.count == items.count ? texts : nil
  }
}
