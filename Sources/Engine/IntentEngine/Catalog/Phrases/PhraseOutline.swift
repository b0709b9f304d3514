// What is known of the phrases of a catalogue without reading them.

package import PhraseMatching

/// What is known of the phrases of a catalogue without reading them: what a conversation looks at
/// before anything is said.
package struct PhraseOutline: Hashable, Sendable {
  /// An intent, by its application's name and its own.
  struct IntentName: Hashable, Sendable {
    var app: String
    var intent: String
  }

  /// The names of each application, the one it is shown by first, in their order.
  let names: [[String]]
  /// The intents by whose parameters the values of slots are found, by the name these are filed
  /// under.
  var slots: [String: IntentName] = [:]
  /// The languages that are spoken, the preferred ones first.
  var languages: [String]
  /// How phrases name their application, by its name: a few ways of each.
  var ways: [String: [NamingWay]] = [:]
  /// The applications that answer to their phrases in other words.
  var paraphrasing: Set<String>

  init(_ reader: ShortcutReader, languages: [String]) {
    names = reader.applications.map(\.names)
    slots = reader.slots
    self.languages = languages
    var spoken = Set(languages)
    let shown = Dictionary(reader.applications.map { ($0.app, $0.names.first ?? $0.app) }) { $1 }
    for template in reader.templates {
      let language = template.language ?? "en"
      if spoken.insert(language).inserted { self.languages.append(language) }
      guard let name = shown[template.app],
        let way = NamingWay(of: name, in: template.text),
        ways[template.app, default: []].count < NamingWay.maximumCount,
        !ways[template.app, default: []].contains(way)
      else { continue }
      ways[template.app, default: []].append(way)
    }
    paraphrasing = Set(reader.applications.filter(\.acceptsParaphrases).map(\.app))
  }
}

/// The phrases of a catalogue, compiled: what is kept from one run to the next.
package struct KeptPhrases: Sendable {
  /// The phrases, with the values of the packs' own lists.
  package let matcher: PhraseMatcher
  let outline: PhraseOutline

  init(matcher: PhraseMatcher, outline: PhraseOutline) {
    self.matcher = matcher
    self.outline = outline
  }

  /// Takes what was kept.
  ///
  /// - Parameter notes: As the property of this name had them.
  /// - Returns: `nil` when the notes are of another form.
  package init?(matcher: PhraseMatcher, notes: JSON) {
    guard let outline = PhraseOutline(notes) else { return nil }
    self.init(matcher: matcher, outline: outline)
  }

  /// The names of each application, the one it is shown by first, in their order.
  package var names: [[String]] { outline.names }

  /// What has to be kept beside the matcher.
  package var notes: JSON { outline.value }
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
      "slots": .object(slots.mapValues { JSON(texts: [$0.app, $0.intent]) }),
      "names": .array(names.map { JSON(texts: $0) }),
      "languages": JSON(texts: languages),
      "ways": .object(
        ways.mapValues { .array($0.map { JSON(texts: [$0.before, $0.after]) }) }),
      "paraphrasing": JSON(texts: paraphrasing.sorted()),
    ])
  }
}

extension JSON {
  fileprivate init(texts: [String]) { self = .array(texts.map { .string($0) }) }

  /// The texts of a list of texts.
  fileprivate var texts: [String]? {
    guard case .array(let items) = self else { return nil }
    let texts = items.compactMap { item in
      if case .string(let text) = item { text } else { nil }
    }
    return texts.count == items.count ? texts : nil
  }
}
