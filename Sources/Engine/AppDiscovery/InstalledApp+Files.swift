// Joins what an app declares and what its phrase files say.

package import AppIntents
package import FoundationGaps
package import IntentEngine
package import PhraseCatalog

extension InstalledApp {
  /// An app with its names and phrases from files.
  ///
  /// - Parameters:
  ///   - folder: The name of the folder its phrases are in, and its own name unless a file has one.
  ///   - files: What the files say.
  ///   - locale: The person's locale; `nil` when it is not known.
  ///   - intents: Its intents, hidden ones included.
  ///   - shortcuts: Its shortcuts; `nil` when it declares none.
  ///   - texts: Its string tables; `nil` when it has none.
  ///   - launch: Registers its dependencies.
  package init(
    folder: String, files: AppPhrases, locale: String?, intents: [any AppIntent.Type],
    shortcuts: (any AppShortcutsProvider.Type)?, texts: (any StringTables)? = nil,
    launch: @escaping @Sendable () async -> Void = {}
  ) {
    let packs: InstalledApp.PackSource = { app, intents, parameters in
      let read = try files.packs(
        app: app, locale: locale, intents: intents, parameters: parameters)
      return read.map { pack in
        InstalledApp.PackPhrases(
          templates: pack.templates, values: pack.values, skipWords: pack.skipWords,
          synonyms: pack.synonyms, acceptsParaphrases: pack.acceptsParaphrases)
      }
    }
    self.init(
      name: files.displayName ?? folder, synonyms: files.alternativeNames, intents: intents,
      shortcuts: shortcuts,
      phrases: { declared, app, intent, slots in
        try files.templates(
          declared: declared, app: app, intent: intent, slots: slots, locale: locale)
      }, packs: files.packs.isEmpty ? nil : packs, launch: launch)
    self.texts = texts
  }
}
