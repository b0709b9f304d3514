// Lists the installed apps; no other file names them all.

import AppProcesses
package import AppProtocol
import BehestProcess
import Foundation
package import FoundationGaps
public import IntentEngine
public import PhraseCatalog
import PhraseMatching
import SwiftApps
import Synchronization

/// The apps that are built into this program.
public enum InstalledApps {
  private static let everyday = ["MarkdownSnippet"]

  /// The sample apps, which demonstrate intents and have no other use.
  ///
  /// They are installed if `BEHEST_SAMPLES` contains their names, separated by commas, or `all`; the
  /// first one unless it is `none`.
  package static let samples = ["Soupy", "Lights", "Recipes", "Shop", "TaskTracker", "Trails"]

  /// The names of the installed apps, which are also those of their phrase folders.
  ///
  /// There are none if `BEHEST_BUILT_IN` is `none`, so that mounted apps can have their names.
  package static let builtIn: [String] = {
    let environment = ProcessInfo.processInfo.environment
    guard environment["BEHEST_BUILT_IN"] != "none" else { return [] }
    let named = environment["BEHEST_SAMPLES"] ?? ""
    let wanted = named.split(separator: ",").map { $0.lowercased() }
    guard !wanted.contains("none") else { return everyday }
    return everyday
      + samples.filter { sample in
        sample == samples[0] || wanted.contains(sample.lowercased()) || wanted.contains("all")
      }
  }()

  /// The apps in other processes that the person has added; `nil` without a home to keep them in, and
  /// in the server of such an app.
  package static let mounted: MountedApps? = {
    let environment = ProcessInfo.processInfo.environment
    guard environment["BEHEST_MOUNTED"] != "none" else { return nil }
    // Without a host to keep them, servers end with this program.
    let isAlone = environment["BEHEST_HOST"] == "off"
    let provider: any ServerProvider =
      (isAlone ? nil : ProgramFolder.companion("behest-host")).map {
        HostedProcesses(program: $0.path, folder: HostFolder(environment: environment))
      } ?? OwnProcesses()
    return ManifestFolder(environment: environment).map {
      MountedApps($0, provider: provider, environment: environment)
    }
  }()

  /// The names of the apps that are built in, and of those that the person has added.
  ///
  /// An app that was added cannot take the name of one that is built in.
  package static func allNames() -> [String] {
    let taken = Set(builtIn.map { $0.lowercased() })
    return builtIn + (mounted?.folder.names ?? []).filter { !taken.contains($0.lowercased()) }
  }

  /// The types of the apps, found once: the search goes through every conformance of the program.
  private static let types = Dictionary(
    uniqueKeysWithValues: zip(builtIn, LinkedTypes.of(modules: builtIn.map { "Sample" + $0 })))

  /// The default folders of phrase files, found once.
  private static let standardFolders = PhraseFolders.current()

  private static func folders(_ explicit: String?) -> PhraseFolders {
    explicit.map { PhraseFolders.current(explicit: $0) } ?? standardFolders
  }

  /// Returns the folders of an app's phrase files; a mounted app may bring some along.
  private static func folders(of name: String, _ folders: PhraseFolders) -> PhraseFolders {
    guard !builtIn.contains(name), let mounted else { return folders }
    return folders.bringing(mounted.folder.phrases)
  }

  /// Returns the catalogue of the installed apps, with their phrase files in the person's language.
  ///
  /// - Parameters:
  ///   - folder: The folder of phrase files; `nil` for the default locations.
  ///   - locale: The person's locale; `nil` for that of the environment, in `LC_ALL`, `LC_MESSAGES`
  ///     or `LANG`.
  ///   - isStrict: Whether a mistake in the person's own phrases is an error; otherwise those of the app
  ///     are left out.
  ///   - warn: Called with a message if there are no phrase files, as the phrases that apps declare
  ///     themselves are available nevertheless, and if some are left out.
  /// - Throws: An error with a one-sentence description, for a malformed phrase file and for an
  ///   explicit folder, from the argument or `BEHEST_PHRASES`, that does not exist.
  package static func catalog(
    phrases folder: String? = nil, locale: String? = nil, isStrict: Bool = true,
    warn: (String) -> Void = { _ in }
  ) throws -> Catalog {
    var folders = folders(folder)
    while true {
      do {
        return try catalog(of: folders, named: folder, locale: locale, warn: warn)
      } catch let mistake as PhraseFileError where !isStrict {
        guard let app = folders.leaveOutOwn(mistake.place.file) else { throw mistake }
        warn("your own phrases of \(app) are left out: \(mistake)")
      }
    }
  }

  private static func catalog(
    of folders: PhraseFolders, named folder: String?, locale: String?, warn: (String) -> Void
  ) throws -> Catalog {
    if let complaint = folders.complaint {
      let named = folder ?? ProcessInfo.processInfo.environment["BEHEST_PHRASES"] ?? ""
      guard named.isEmpty else { throw NoPhrases(description: complaint) }
      warn(complaint)
    }
    let locale = locale ?? LocalizationEnvironment.name()
    let languages = locale.flatMap { LanguageTag.tag(ofLocale: $0) }.map { [$0] } ?? []
    let apps = try allNames().map { name in
      let files = try Self.folders(of: name, folders).phrases(of: name)
      let synonyms = builtIn.contains(name) ? [] : mounted?.folder.manifest(of: name)?.synonyms
      let others = (synonyms ?? []).filter { !files.alternativeNames.contains($0) }
      var app = app(
        name, named: [files.displayName ?? name] + files.alternativeNames + others, folders)
      // Phrases of files come beside those that are made of the titles of tools.
      let made = app.packs
      app.packs = nil
      app.add(files, locale: locale)
      if let made {
        let own = app.packs
        app.packs = { app, intents, types in
          try made(app, intents, types) + (own?(app, intents, types) ?? [])
        }
      }
      return app
    }
    return try Catalog(apps, languages: languages)
  }

  /// Returns an app without the phrases of its files.
  ///
  /// - Parameter names: The display name and the alternative names.
  private static func app(_ name: String, named names: [String], _ folders: PhraseFolders) -> App {
    if !builtIn.contains(name), let mounted { return mounted.app(name, named: names) }
    let types = types[name] ?? LinkedTypes(module: "Sample" + name)
    var app = App(
      name: names.first ?? name, synonyms: Array(names.dropFirst()), intents: types.intents,
      shortcuts: types.shortcuts.first, launch: { await types.launchApps() })
    app.texts = texts(of: name, folders, isNew: true)
    app.isSample = samples.contains(name)
    return app
  }

  /// The string tables of the apps of the last catalogue, by their folders.
  private static let tables = Mutex<[[String]: AppTexts]>([:])

  /// Returns an app's string tables, which are beside its phrases and read on demand.
  ///
  /// - Parameter isNew: Whether files are to be read that were read for an earlier catalogue.
  private static func texts(
    of name: String, _ folders: PhraseFolders, isNew: Bool = false
  ) -> AppTexts {
    let places = folders.folders.map { $0 + "/" + name }
    return tables.withLock { tables in
      if !isNew, let known = tables[places] { return known }
      let texts = AppTexts(folders: places)
      tables[places] = texts
      return texts
    }
  }

  /// Returns the string tables of the apps, which are found when the first text is looked up.
  ///
  /// - Parameter folder: The folder of phrase files; `nil` for the default locations.
  package static func texts(phrases folder: String? = nil) -> any StringTables {
    InstalledTexts {
      let folders = folders(folder)
      return builtIn.map { texts(of: $0, folders) }
    }
  }

  /// Ends the connections to the apps in other processes.
  package static func close() async { await mounted?.close() }

  /// Returns the catalogue of the installed apps, with the phrase files of a folder.
  ///
  /// - Throws: The same errors as `catalog(phrases:locale:warn:)`.
  public static func catalog(phrases folder: String) throws -> Catalog {
    try catalog(phrases: folder, locale: nil)
  }

  /// Returns the installed phrase files of the app with a display name, by their paths in its folder.
  ///
  /// - Parameter folder: The folder of phrase files; `nil` for the default locations.
  package static func files(
    ofApp app: String, phrases folder: String? = nil
  ) -> [(path: String, text: String)] {
    let folders = folders(folder)
    let name = builtIn.first { (try? folders.phrases(of: $0))?.displayName == app } ?? app
    guard let installed = folders.installed else { return [] }
    let start = installed + "/" + name + "/"
    return folders.files(ofApps: [name]).compactMap { path in
      guard path.hasPrefix(start), let text = try? String(contentsOfFile: path, encoding: .utf8)
      else { return nil }
      return (String(path.dropFirst(start.count)), text)
    }
  }

  /// Returns the contents of each app's phrase files, by the app's name.
  ///
  /// - Parameter folder: The folder of phrase files; `nil` for the default locations.
  /// - Throws: `PhraseFileError` for the first malformed file.
  public static func phraseFiles(
    phrases folder: String? = nil
  ) throws(PhraseFileError) -> [(app: String, phrases: AppPhrases)] {
    let folders = folders(folder)
    var found: [(app: String, phrases: AppPhrases)] = []
    for name in allNames() {
      let own = try Self.folders(of: name, folders).phrases(of: name)
      found.append((own.displayName ?? name, own))
    }
    return found
  }
}

/// The string tables of several apps, for texts that are looked up while no app is running.
private final class InstalledTexts: StringTables {
  private let find: @Sendable () -> [AppTexts]
  private let found = Mutex<[AppTexts]?>(nil)

  init(_ find: @escaping @Sendable () -> [AppTexts]) { self.find = find }

  func format(
    forKey key: String, table: String?, bundle: LocalizedStringResource.BundleDescription,
    locale: Locale, quantities: [Int: Double]
  ) -> String? {
    let tables = found.withLock { found in
      let tables = found ?? find()
      found = tables
      return tables
    }
    return tables.lazy.compactMap {
      $0.format(
        forKey: key, table: table, bundle: bundle, locale: locale, quantities: quantities)
    }.first
  }
}

/// An error for an explicit folder of phrase files that does not exist.
private struct NoPhrases: Error, CustomStringConvertible {
  let description: String
}
