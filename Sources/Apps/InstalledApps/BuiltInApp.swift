// An app linked into this program, before its phrase files are read.

import AppDiscovery
import AppIntents
import IntentEngine
import PhraseCatalog

/// An app that is linked into this program.
struct BuiltInApp: Sendable {
  /// The name of the app and of its phrase folder.
  let name: String
  private let types: LinkedTypes

  /// Finds the linked types of an app.
  ///
  /// - Parameters:
  ///   - name: The app's name.
  ///   - module: The name of the app's module.
  init(_ name: String, module: String) {
    self.name = name
    types = LinkedTypes(module: module)
  }

  @Sendable private func launch() async { await types.launchApps() }

  /// Returns the app with the names and phrases from its files.
  func installed(_ files: AppPhrases, of folders: PhraseFolders, locale: String?) -> InstalledApp {
    InstalledApp(
      folder: name, files: files, locale: locale, intents: types.intents,
      shortcuts: types.shortcuts.first, texts: texts(folders), launch: launch)
  }

  /// Returns the app with names from the cache, if its phrases are compiled already.
  func installed(
    named name: String, synonyms: [String], of folders: PhraseFolders
  ) -> InstalledApp {
    var app = InstalledApp(
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
