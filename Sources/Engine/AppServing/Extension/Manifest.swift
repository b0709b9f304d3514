// The manifest: everything about apps that can be known without running them.

import AppExtension
import BehestJSON
import IntentEngine
import ModelContextProtocol
import PhraseMatching

extension AppServer {
  /// The resource that has the manifest.
  var manifestResource: Resource {
    Resource(
      uri: BehestExtension.manifestAddress, name: "app", title: "Manifest",
      explanation: "The apps with their phrases and intents, for clients that have the extension "
        + BehestExtension.name + ".", mimeType: "application/json")
  }

  /// The manifest, in the current language.
  var manifest: JSON {
    ["version": 1, "apps": .array(apps.map(manifest))]
  }

  private func manifest(of app: App) -> JSON {
    app.speaking {
      // A manifest outlives the process, and with it everything that is kept.
      let coder = ExtensionCoder()
      let names = Dictionary(
        tools.filter { $0.app.name == app.name }.map { ($0.intent.id, $0.name) },
        uniquingKeysWith: { first, _ in first })
      let files = phraseFiles(app.name)
      let languages = files.reduce(into: Set(app.host.languages)) { $0.formUnion($1.languages) }
      var json: JSON = [
        "name": .string(app.name), "synonyms": JSON(strings: app.synonyms),
        "intents": .array(
          app.intents.map { coder.json(IntentFacts($0, tool: names[$0.id] ?? $0.id)) }),
        "shortcuts": .array(
          app.host.shortcuts.map { Self.json($0, tool: names[$0.intent.id]) }),
        "negativePhrases": JSON(strings: app.host.negativePhrases),
        "languages": JSON(strings: languages.sorted()),
        "phraseFiles": .array(files.map(\.json)),
      ]
      if app.host.isConfined { json["isConfined"] = true }
      if !app.host.sources.isEmpty { json["sources"] = JSON(strings: app.host.sources) }
      return json
    }
  }

  private static func json(_ shortcut: Shortcut, tool: String?) -> JSON {
    var json: JSON = [
      "tool": .string(tool ?? shortcut.intent.id),
      "phrases": JSON(strings: shortcut.phrases),
    ]
    json["title"] = shortcut.title.map { .string($0) }
    json["symbol"] = shortcut.symbol.map { .string($0) }
    if !shortcut.places.isEmpty {
      json["places"] = .array(
        shortcut.places.map { ["file": .string($0.file), "line": .integer($0.line)] })
    }
    return json
  }
}
