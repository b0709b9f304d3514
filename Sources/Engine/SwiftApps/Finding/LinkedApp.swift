// An app in the running program: its types and its phrase files.

import AppIntents
import FoundationGaps
package import IntentEngine
package import PhraseCatalog
package import PhraseMatching

/// An app in the running program, found by the name of its module.
package struct LinkedApp: Sendable {
  /// The name of the module.
  package let module: String
  /// The types that the app declares.
  package let types: LinkedTypes
  /// The contents of the app's phrase files.
  package let files: AppPhrases
  /// The bundle identifier in the app's property list; `nil` when there is none.
  package let bundleIdentifier: String?
  /// The string tables of the app and of the packages that it includes.
  package let texts: AppTexts
  /// The folders with the app's files, later ones of greater weight.
  private let folders: [String]

  /// Creates an app from a module and its resources.
  ///
  /// - Parameter module: A module that is linked into the program.
  /// - Throws: `PhraseFileError` for a phrase file that is broken.
  package init(module: String) throws {
    self.module = module
    types = LinkedTypes(module: module)
    folders = MainBundle.folders(of: types.modules)
    files = try AppPhrases(readingModuleFolders: folders)
    bundleIdentifier =
      MainBundle.info(of: module, inFolders: folders)["CFBundleIdentifier"] as? String
    texts = AppTexts(folders: folders)
  }

  /// The display name, which phrases also call the app by.
  package var name: String { files.displayName ?? module }

  /// Makes the program's bundle that of the app, for `Bundle.main`.
  package func describeProgram() { MainBundle.describe(module, folders: folders) }

  /// Creates the app's own `App`, if it has one, whose `init` registers dependencies.
  @MainActor package func launch() { types.launchApps() }

  /// Returns a catalogue of this app alone, without the phrases that cannot be compiled.
  ///
  /// - Parameter locale: The person's locale, also as in `LANG`; `nil` for that of the source.
  /// - Throws: The errors in the app's phrase packs.
  package func catalog(locale: String?) throws -> Catalog {
    var app = App(
      name: name, synonyms: files.alternativeNames, intents: types.intents,
      shortcuts: types.shortcuts.first)
    app.texts = texts
    app.add(files, locale: locale)
    let language = locale.map { String($0.prefix { $0 != "." && $0 != "@" }) }
    return try Catalog([app], languages: [language].compactMap { $0 })
  }

  /// Returns the mistakes in the app's phrases in all of its languages, each once.
  ///
  /// - Throws: The errors in the app's phrase packs.
  package func mistakes() throws -> [TemplateError] {
    var found: [TemplateError] = []
    for language in files.languages {
      found += try catalog(locale: language).mistakes.filter { !found.contains($0) }
    }
    return found
  }

  /// Returns a sentence that says how the app includes an intent of another module; `nil` when no
  /// module of the program has an intent of that name.
  package func place(ofIntentNamed name: String) -> String? {
    let others = LinkedTypes.modules().filter { !types.modules.contains($0) }
    for (other, types) in zip(others, LinkedTypes.of(modules: others)) {
      let intents = types.intents.map { SwiftIntent($0) }
      guard let intent = intents.first(where: { [$0.name, $0.typeName].contains(name) }) else {
        continue
      }
      return "\(intent.typeName) is in the module \(other), which \(module) does not include: "
        + "declare an AppIntentsPackage in \(other), and one in \(module) whose includedPackages "
        + "has it."
    }
    return nil
  }

  /// A sentence about another module whose App Shortcuts run intents of this app; `nil` for none.
  package var placeOfShortcuts: String? {
    let others = LinkedTypes.modules().filter { !types.modules.contains($0) }
    let other = others.first { other in
      let shortcuts = LinkedTypes.of(modules: [other])[0].shortcuts.first?.appShortcuts ?? []
      return shortcuts.contains { shortcut in
        types.intents.contains { $0 == type(of: shortcut.intent) }
      }
    }
    return other.map {
      "The App Shortcuts for intents of \(module) are in the module \($0): open that one."
    }
  }
}
