// The list of installed applications; the only place that names them all.

import AppDiscovery
import Foundation
import FoundationGaps
public import IntentEngine
import SampleLights
import SampleMarkdownSnippet
public import PhraseCatalog
import SampleRecipes
import SampleShop
import SampleSoupy
import SampleTaskTracker
import SampleTrails

/// The applications that are built into this program.
public enum InstalledApps {
  private static let everyday: [BuiltInApp] = [
    BuiltInApp("MarkdownSnippet", MarkdownSnippet.intents, MarkdownSnippet.shortcuts) {
      MarkdownSnippet.launch()
    },
    BuiltInApp("Soupy", Soupy.intents, Soupy.shortcuts) { Soupy.launch() },
  ]

  /// Applications that show what intents can do and that nobody has a use for. They are installed
  /// only where `BEHEST_SAMPLES` names them, separated by commas; `all` names every one.
  private static let samples: [BuiltInApp] = [
    BuiltInApp("Lights", Lights.intents, Lights.shortcuts) { Lights.launch() },
    BuiltInApp("Recipes", Recipes.intents, Recipes.shortcuts) { Recipes.launch() },
    BuiltInApp("Shop", Shop.intents, Shop.shortcuts) { Shop.launch() },
    BuiltInApp("TaskTracker", TaskTracker.intents, TaskTracker.shortcuts) { TaskTracker.launch() },
    BuiltInApp("Trails", Trails.intents, Trails.shortcuts) { Trails.launch() },
  ]

  private static var all: [BuiltInApp] {
    guard let names = ProcessInfo.processInfo.environment["BEHEST_SAMPLES"] else { return everyday }
    let wanted = names.split(separator: ",").map { $0.lowercased() }
    return everyday
      + samples.filter { wanted.contains($0.name.lowercased()) || wanted.contains("all") }
  }

  /// Everything that is installed, with what the phrase files say in the person's language.
  ///
  /// - Parameters:
  ///   - folder: where to read phrase files from; `nil` looks in the usual places.
  ///   - locale: the person's locale; `nil` takes it from the environment, as
  ///     `LC_ALL`, `LC_MESSAGES` or `LANG` has it.
  ///   - cache: where the compiled phrases are kept, so that the files are read only when one of
  ///     them has changed; `nil` to do without.
  ///   - warn: told, in one sentence, when there are no phrase files; the phrases that applications
  ///     declare themselves are known all the same.
  /// - Throws: an error that describes itself in one sentence, for a phrase file that is broken and
  ///   for a folder that is named, here or by `BEHEST_PHRASES`, and is not there.
  package static func catalog(
    phrases folder: String? = nil, locale: String? = nil, cache: CatalogCache? = nil,
    warn: (String) -> Void = { _ in }
  ) throws -> Catalog {
    let files = PhraseFolders.current(explicit: folder)
    if let complaint = files.complaint {
      let named = folder ?? ProcessInfo.processInfo.environment["BEHEST_PHRASES"] ?? ""
      guard named.isEmpty else { throw NoPhrases(description: complaint) }
      warn(complaint)
    }
    let phrases = InstalledPhrases(
      apps: all, files: files, locale: locale ?? EnvironmentLocale.current, cache: cache)
    let catalog = try phrases.catalog()
    LocalizationEnvironment.setDefaultTables(TextsOfApps(all.map { $0.texts(files) }))
    return catalog
  }

  /// Everything that is installed, with what the phrase files of a folder say.
  ///
  /// - Throws: as `catalog(phrases:locale:cache:warn:)` does.
  public static func catalog(phrases folder: String) throws -> Catalog {
    try catalog(phrases: folder, cache: nil)
  }

  /// What the phrase files of each application say, by the application's name.
  ///
  /// - Parameter folder: as `catalog(phrases:locale:warn:)` takes it.
  /// - Throws: `PhraseFileError` for the first file that is broken.
  public static func phraseFiles(
    phrases folder: String? = nil
  ) throws(PhraseFileError) -> [(app: String, phrases: AppPhrases)] {
    let files = PhraseFolders.current(explicit: folder)
    var found: [(app: String, phrases: AppPhrases)] = []
    for app in all {
      let own = try files.phrases(of: app.name)
      found.append((own.displayName ?? app.name, own))
    }
    return found
  }
}

/// A folder of phrase files that was named and is not there.
private struct NoPhrases: Error, CustomStringConvertible {
  let description: String
}
