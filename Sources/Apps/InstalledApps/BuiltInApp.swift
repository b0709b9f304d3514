// Describes an app that is linked into this program, before its phrase files are read.

import IntentEngine
import PhraseCatalog
import SwiftApps

/// An app that is linked into this program.
struct BuiltInApp: Sendable {
  /// The name of the app and of its phrase folder.
  let name: String
  private let types: LinkedTypes

  /// Finds the linked types of apps, in one search of the program.
  static func named(_ names: [String]) -> [BuiltInApp] {
    let types = LinkedTypes.of(modules: names.map { "Sample" + $0 })
    return zip(names, types).map { BuiltInApp(name: $0, types: $1) }
  }

  @Sendable private func launch() async { await types.launchApps() }

  /// Returns the app with the names and phrases from its files.
  func installed(_ files: AppPhrases, of folders: PhraseFolders, locale: String?) -> App {
    App(
      folder: name, files: files, locale: locale, types: types, texts: texts(folders),
      launch: launch)
  }

  /// Returns the app with names from the cache, if its phrases are compiled already.
  func installed(
    named name: String, synonyms: [String], of folders: PhraseFolders
  ) -> App {
    var app = App(
      name: name, synonyms: synonyms, intents: types.intents, shortcuts: types.shortcuts.first,
      launch: launch)
    app.texts = texts(folders)
    return app
  }

  /// Returns its string tables, which are beside its phrases and read on demand.
  func texts(_ folders: PhraseFolders) -> AppTexts {
    AppTexts(folders: folders.folders.map { $0 + "/" + name })
  }
}
