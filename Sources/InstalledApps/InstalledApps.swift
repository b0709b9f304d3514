// The list of installed applications; the only place that names them all.

import AppDiscovery
import AppIntents
import Foundation
public import IntentEngine
import SampleLights
import SampleMarkdownSnippet
public import PhraseCatalog
import SampleRecipes
import SampleShop
import Soupy
import SampleTaskTracker
import SampleTrails

/// The applications that are built into this program.
public enum InstalledApps {
  private static let everyday: [Built] = [
    Built("MarkdownSnippet", MarkdownSnippet.intents, MarkdownSnippet.shortcuts) {
      MarkdownSnippet.launch()
    },
    Built("Soupy", Soupy.intents, Soupy.shortcuts) { Soupy.launch() },
  ]

  /// Applications that show what intents can do and that nobody has a use for. They are installed
  /// only where `BEHEST_SAMPLES` names them, separated by commas; `all` names every one.
  private static let samples: [Built] = [
    Built("Lights", Lights.intents, Lights.shortcuts) { Lights.launch() },
    Built("Recipes", Recipes.intents, Recipes.shortcuts) { Recipes.launch() },
    Built("Shop", Shop.intents, Shop.shortcuts) { Shop.launch() },
    Built("TaskTracker", TaskTracker.intents, TaskTracker.shortcuts) { TaskTracker.launch() },
    Built("Trails", Trails.intents, Trails.shortcuts) { Trails.launch() },
  ]

  private static var all: [Built] {
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
  ///   - warn: told, in one sentence, when there are no phrase files; the phrases that applications
  ///     declare themselves are known all the same.
  /// - Throws: an error that describes itself in one sentence, for a phrase file that is broken and
  ///   for a folder that is named, here or by `BEHEST_PHRASES`, and is not there.
  public static func catalog(
    phrases folder: String? = nil, locale: String? = nil, warn: (String) -> Void = { _ in }
  ) throws -> Catalog {
    let files = PhraseFolders.current(explicit: folder)
    if let complaint = files.complaint {
      let named = folder ?? ProcessInfo.processInfo.environment["BEHEST_PHRASES"] ?? ""
      guard named.isEmpty else { throw NoPhrases(description: complaint) }
      warn(complaint)
    }
    let locale = locale ?? EnvironmentLocale.current
    let apps = try all.map { try $0.installed(files, locale: locale) }
    let language = locale.flatMap { LanguageTag.tag(ofLocale: $0) }
    return try Catalog(apps, languages: [language].compactMap { $0 })
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

/// An application as its own target declares it.
private struct Built: Sendable {
  let name: String
  let intents: [any AppIntent.Type]
  let shortcuts: any AppShortcutsProvider.Type
  let launch: @Sendable () -> Void

  init(
    _ name: String, _ intents: [any AppIntent.Type], _ shortcuts: any AppShortcutsProvider.Type,
    launch: @escaping @Sendable () -> Void
  ) {
    self.name = name
    self.intents = intents
    self.shortcuts = shortcuts
    self.launch = launch
  }

  /// The application with its names and phrases from files; the folder is named after it.
  func installed(_ files: PhraseFolders, locale: String?) throws -> InstalledApp {
    let own = try files.phrases(of: name)
    return InstalledApp(
      folder: name, files: own, locale: locale, intents: intents, shortcuts: shortcuts,
      launch: launch)
  }
}
