// The list of installed applications; the only place that names them all.

import AppDiscovery
import Foundation
import FoundationGaps
public import IntentEngine
public import PhraseCatalog

/// The applications that are built into this program.
public enum InstalledApps {
  private static let everyday = ["MarkdownSnippet", "Soupy"]

  /// Applications that show what intents can do and that nobody has a use for. They are installed
  /// only where `BEHEST_SAMPLES` names them, separated by commas; `all` names every one.
  private static let samples = ["Lights", "Recipes", "Shop", "TaskTracker", "Trails"]

  private static var all: [BuiltInApp] {
    let named = ProcessInfo.processInfo.environment["BEHEST_SAMPLES"] ?? ""
    let wanted = named.split(separator: ",").map { $0.lowercased() }
    let names =
      everyday + samples.filter { wanted.contains($0.lowercased()) || wanted.contains("all") }
    return names.map { BuiltInApp($0, module: "Sample" + $0) }
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
