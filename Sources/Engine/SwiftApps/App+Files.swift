// Creates an app from its declarations and its phrase files.

package import FoundationGaps
package import IntentEngine
package import PhraseCatalog

extension IntentEngine.App {
  /// Creates an app with its names and phrases from files.
  ///
  /// - Parameters:
  ///   - folder: The name of the folder of its phrases, which is its own name unless a file sets
  ///     one.
  ///   - files: The contents of the files.
  ///   - locale: The person's locale; `nil` when it is not known.
  ///   - types: The types that the app declares.
  ///   - texts: Its string tables; `nil` when it has none.
  ///   - launch: A function that registers its dependencies.
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
