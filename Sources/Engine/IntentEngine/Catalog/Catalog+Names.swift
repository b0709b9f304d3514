// Finds intents by the names that people give them: whole, or at the beginning of a line.

extension Catalog {
  /// An intent with the app that it is of.
  typealias NamedIntent = (app: App, intent: any IntentSource)

  /// Returns the intents of apps with a name, or else with a title; of several the listed ones, if any.
  ///
  /// The name is with or without "Intent", and case is ignored.
  static func intents(called name: String, of apps: [App]) -> [NamedIntent] {
    let folded = name.comparable
    let all = apps.flatMap { app in app.intents.map { (app: app, intent: $0) } }
    let byName = all.filter { app, intent in
      [intent.name, intent.typeName, intent.id, app.name(of: intent)].contains {
        $0.comparable == folded
      }
    }
    let found =
      byName.isEmpty
      ? all.filter { app, intent in
        app.speaking { intent.title.comparable } == folded
      } : byName
    let listed = found.filter { $0.intent.has(.isListed) }
    return listed.isEmpty ? found : listed
  }

  /// Returns the intents whose name or title is the longest beginning of words, and the number of these
  /// words; `nil` when there are none.
  package func intents(
    namedBy words: [String], in app: String?
  ) -> (found: [IntentEntry], count: Int)? {
    guard let apps = try? selected(app) else { return nil }
    for count in (1...Self.mostWords).reversed() where count <= words.count {
      let found = Self.intents(called: words.prefix(count).joined(separator: " "), of: apps)
      if !found.isEmpty {
        return (found.map { IntentEntry($0.intent.makeCall(), of: $0.app) }, count)
      }
    }
    return nil
  }

  /// The most words that a title is looked for in.
  private static let mostWords = 12

  /// Returns the listed intent whose title or name words are near to; `nil` for none and for several.
  func intent(nearTo words: String, in app: String?) -> NamedIntent? {
    guard let apps = try? selected(app) else { return nil }
    let listed = apps.flatMap { app in
      app.intents.filter { $0.has(.isListed) }.map { (app: app, intent: $0) }
    }
    let titles = listed.map { entry in entry.app.speaking { entry.intent.title } }
    guard let near = Nearest.word(to: words, among: titles),
      let index = titles.firstIndex(of: near)
    else { return nil }
    return listed[index]
  }
}
