// Joins what an app declares and what its phrase files say.

package import FoundationGaps
package import IntentEngine
package import PhraseCatalog

extension IntentEngine.App {
  /// An app with its names and phrases from files.
  ///
  /// - Parameters:
  ///   - folder: The name of the folder its phrases are in, and its own name unless a file has one.
  ///   - files: What the files say.
  ///   - locale: The person's locale; `nil` when it is not known.
  ///   - types: What it declares.
  ///   - texts: Its string tables; `nil` when it has none.
  ///   - launch: Registers its dependencies.
  package init(
    folder: String, files: AppPhrases, locale: String?, types: LinkedTypes,
    texts: (any StringTables)? = nil, launch: @escaping @Sendable () async -> Void = {}
  ) {
    self.init(
      name: files.displayName ?? folder, synonyms: files.alternativeNames,
      intents: types.intents, shortcuts: types.shortcuts.first,
      phrases: { declared, app, intent, slots in
        try files.templates(
          declared: declared, app: app, intent: intent, slots: slots, locale: locale)
      }, launch: launch)
    if !files.packs.isEmpty {
      packs = { app, intents, parameters in
        try files.packs(app: app, locale: locale, intents: intents, parameters: parameters)
          .map { pack in
            PackPhrases(
              templates: pack.templates, values: pack.values, skipWords: pack.skipWords,
              synonyms: pack.synonyms, acceptsParaphrases: pack.acceptsParaphrases)
          }
      }
    }
    self.texts = texts
  }
}
