// An application that is linked into this program, before its phrase files are read.

import AppDiscovery
import AppIntents
import IntentEngine
import PhraseCatalog

/// An application that is linked into this program.
struct BuiltInApp: Sendable {
  /// Its name, and that of the folder its phrases are in.
  let name: String
  private let types: LinkedTypes

  /// Finds an application's types in the program.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - module: The module that it is compiled as.
  init(_ name: String, module: String) {
    self.name = name
    types = LinkedTypes(module: module)
  }

  @Sendable private func launch() async { await types.launchApps() }

  /// The application with its names and phrases from files.
  func installed(_ files: AppPhrases, of folders: PhraseFolders, locale: String?) -> InstalledApp {
    InstalledApp(
      folder: name, files: files, locale: locale, intents: types.intents,
      shortcuts: types.shortcuts.first, texts: texts(folders), launch: launch)
  }

  /// The application as it was installed before, when its phrases are compiled already.
  func installed(
    named name: String, synonyms: [String], of folders: PhraseFolders
  ) -> InstalledApp {
    var app = InstalledApp(
      name: name, synonyms: synonyms, intents: types.intents, shortcuts: types.shortcuts.first,
      launch: launch)
    app.texts = texts(folders)
    return app
  }

  /// Its string tables, which stand beside its phrases; they are read when they are needed.
  func texts(_ folders: PhraseFolders) -> AppTexts {
    AppTexts(folders: folders.folders.map { $0 + "/" + name })
  }
}
