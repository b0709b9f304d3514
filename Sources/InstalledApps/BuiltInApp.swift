// An application as its own target declares it, before its phrase files are read.

import AppDiscovery
import AppIntents
import IntentEngine
import PhraseCatalog

/// An application as its own target declares it.
struct BuiltInApp: Sendable {
  /// Its name, and that of the folder its phrases are in.
  let name: String
  private let intents: [any AppIntent.Type]
  private let shortcuts: any AppShortcutsProvider.Type
  private let launch: @Sendable () -> Void

  init(
    _ name: String, _ intents: [any AppIntent.Type], _ shortcuts: any AppShortcutsProvider.Type,
    launch: @escaping @Sendable () -> Void
  ) {
    self.name = name
    self.intents = intents
    self.shortcuts = shortcuts
    self.launch = launch
  }

  /// The application with its names and phrases from files.
  func installed(_ files: AppPhrases, of folders: PhraseFolders, locale: String?) -> InstalledApp {
    InstalledApp(
      folder: name, files: files, locale: locale, intents: intents, shortcuts: shortcuts,
      texts: texts(folders), launch: launch)
  }

  /// The application as it was installed before, when its phrases are compiled already.
  func installed(
    named name: String, synonyms: [String], of folders: PhraseFolders
  ) -> InstalledApp {
    var app = InstalledApp(
      name: name, synonyms: synonyms, intents: intents, shortcuts: shortcuts, launch: launch)
    app.texts = texts(folders)
    return app
  }

  /// Its string tables, which stand beside its phrases; they are read when they are needed.
  func texts(_ folders: PhraseFolders) -> AppTexts {
    AppTexts(folders: folders.folders.map { $0 + "/" + name })
  }
}
