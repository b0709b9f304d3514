// The list of applications, one line each.

public import IntentEngine
import PhraseCatalog
import Soupy

/// The applications that are installed.
public enum InstalledApps {
  /// The applications, in the order in which they are listed.
  private static var all: [InstalledApp] {
    [
      InstalledApp(
        name: "Soupy", intents: Soupy.intents, shortcuts: Soupy.shortcuts,
        launch: { Soupy.launch() })
    ]
  }

  /// What is installed, with what its phrase files say.
  ///
  /// - Parameters:
  ///   - folder: Where the phrase files are; `nil` looks for them.
  ///   - locale: The person's locale, as de-AT; its phrases come first. `nil` prefers none.
  /// - Throws: `PhraseFileError` or `TemplateError` for the first mistake in a phrase, one sentence
  ///   with its place.
  public static func catalog(phrases folder: String? = nil, locale: String? = nil) throws -> Catalog
  {
    let folders = PhraseFolders.current(explicit: folder)
    if folder != nil, let complaint = folders.complaint { throw NoPhrases(description: complaint) }
    return try Catalog(
      all.map { app in
        let files = try folders.phrases(of: app.name)
        var app = app
        app.name = files.displayName ?? app.name
        app.synonyms += files.alternativeNames.filter { $0 != app.name }
        app.phrases = { declared, app, intent, slots in
          try files.templates(
            declared: declared, app: app, intent: intent, slots: slots, locale: locale)
        }
        return app
      })
  }

  /// A folder of phrases that was asked for and is not there.
  private struct NoPhrases: Error, CustomStringConvertible {
    let description: String
  }
}
