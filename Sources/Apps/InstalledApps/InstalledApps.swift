// Lists the installed apps; no other file names them all.

import Foundation
package import FoundationGaps
public import IntentEngine
public import PhraseCatalog
import SwiftApps
import Synchronization

/// The apps that are built into this program.
public enum InstalledApps {
  private static let everyday = ["MarkdownSnippet", "Soupy"]

  /// The sample apps, which demonstrate intents and have no other use.
  ///
  /// They are installed if `BEHEST_SAMPLES` contains their names, separated by commas, or `all`.
  private static let samples = ["Lights", "Recipes", "Shop", "TaskTracker", "Trails"]

  /// The apps, found once: the search goes through every conformance of the program.
  fileprivate static let all: [BuiltInApp] = {
    let named = ProcessInfo.processInfo.environment["BEHEST_SAMPLES"] ?? ""
    let wanted = named.split(separator: ",").map { $0.lowercased() }
    return BuiltInApp.named(
      everyday + samples.filter { wanted.contains($0.lowercased()) || wanted.contains("all") })
  }()

  /// Returns the catalogue of the installed apps, with their phrase files in the person's language.
  ///
  /// - Parameters:
  ///   - folder: The folder of phrase files; `nil` for the default locations.
  ///   - locale: The person's locale; `nil` for that of the environment, in `LC_ALL`, `LC_MESSAGES`
  ///     or `LANG`.
  ///   - cache: The cache of compiled phrases, so that the files are read only if one of them has
  ///     changed; `nil` for none.
  ///   - warn: Called with a message if there are no phrase files; the phrases that apps declare
  ///     themselves are available nevertheless.
  /// - Throws: An error with a one-sentence description, for a malformed phrase file and for an
  ///   explicit folder, from the argument or `BEHEST_PHRASES`, that does not exist.
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
    return try phrases.catalog()
  }

  /// Returns the string tables of the apps, which are read when the first text is asked for.
  ///
  /// - Parameter folder: The folder of phrase files; `nil` for the default locations.
  package static func texts(phrases folder: String? = nil) -> any StringTables {
    InstalledTexts(folder: folder)
  }

  /// Returns the catalogue of the installed apps, with the phrase files of a folder.
  ///
  /// - Throws: The same errors as `catalog(phrases:locale:cache:warn:)`.
  public static func catalog(phrases folder: String) throws -> Catalog {
    try catalog(phrases: folder, cache: nil)
  }

  /// Returns the contents of each app's phrase files, by the app's name.
  ///
  /// - Parameter folder: The folder of phrase files; `nil` for the default locations.
  /// - Throws: `PhraseFileError` for the first malformed file.
  public static func phraseFiles(
    phrases folder: String? = nil
  ) throws(PhraseFileError) -> [(app: String, phrases: AppPhrases)] {
    let files = PhraseFolders.current(explicit: folder)
    var found: [(app: String, phrases: AppPhrases)] = []
    for name in all.map(\.name) {
      let own = try files.phrases(of: name)
      found.append((own.displayName ?? name, own))
    }
    return found
  }
}

/// The string tables of the apps, which are found when the first text is looked up.
private final class InstalledTexts: StringTables {
  private let folder: String?
  private let found = Mutex<TextsOfApps?>(nil)

  init(folder: String?) { self.folder = folder }

  func format(
    forKey key: String, table: String?, bundle: LocalizedStringResource.BundleDescription,
    locale: Locale, quantities: [Int: Double]
  ) -> String? {
    let texts = found.withLock { found in
      if let found { return found }
      let files = PhraseFolders.current(explicit: folder)
      let texts = TextsOfApps(InstalledApps.all.map { $0.texts(files) })
      found = texts
      return texts
    }
    return texts.format(
      forKey: key, table: table, bundle: bundle, locale: locale, quantities: quantities)
  }
}

/// An error for an explicit folder of phrase files that does not exist.
private struct NoPhrases: Error, CustomStringConvertible {
  let description: String
}
