// The door of PhraseCatalog: everything the phrase files of one app say.

import Foundation

/// Everything the phrase files of one app say: a folder `Phrases/<App>`.
///
/// Read are `AppShortcuts.xcstrings`, `Info.plist`, and in folders `<language>.lproj`
/// `AppShortcuts.strings` and `InfoPlist.strings`; all are Apple's formats and all may be missing.
/// Phrase packs, `<language>.yaml`, are only listed: reading them takes the app's intents.
public struct AppPhrases: Hashable, Sendable {
  /// The name the app is shown by; `nil` when no file states one.
  public private(set) var displayName: String?
  /// Other names the app answers to, in every language; without the display name.
  public private(set) var alternativeNames: [String] = []
  /// The language that the declared phrases are written in.
  public private(set) var sourceLanguage = "en"
  /// Every phrase, in the order of the files; those of the catalogue before those of the tables.
  public private(set) var phrases: [CatalogPhrase] = []
  /// Every declared phrase that a file mentions, with the place where it does.
  public private(set) var keys: [CatalogPhrase] = []
  /// The files of phrase packs, in the order of the folders.
  public private(set) var packs: [PackFile] = []

  /// Phrases of an app without any file.
  public init() {}

  /// Reads an app's folder; one that does not exist says nothing.
  ///
  /// - Throws: `PhraseFileError` for the first mistake.
  public init(readingFolder folder: String) throws(PhraseFileError) {
    let files = FileManager.default
    let catalog = folder + "/AppShortcuts.xcstrings"
    if files.fileExists(atPath: catalog) { add(try StringCatalog(readingFile: catalog)) }
    let plist = folder + "/Info.plist"
    if files.fileExists(atPath: plist) { add(try InfoPlist(readingFile: plist)) }
    let names = ((try? files.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    for name in names where name.hasSuffix(".lproj") {
      try add(tablesIn: folder + "/" + name, language: String(name.dropLast(6)))
    }
    packs = names.compactMap { PackFile(name: $0, in: folder) }
  }

  /// Reads an app's folders one after the other, such as the installed one and a person's own.
  public init(readingFolders folders: [String]) throws(PhraseFileError) {
    for folder in folders { merge(try AppPhrases(readingFolder: folder)) }
  }

  /// Adds what another folder says; its display name wins.
  public mutating func merge(_ other: AppPhrases) {
    if let name = other.displayName {
      if let old = displayName, old != name { alternativeNames.append(old) }
      displayName = name
    }
    add(names: other.alternativeNames)
    if !other.keys.isEmpty { sourceLanguage = other.sourceLanguage }
    phrases += other.phrases
    keys += other.keys
    packs += other.packs
  }

  /// The languages there are phrases in, the source language first and the others sorted.
  public var languages: [String] {
    let others = Set(phrases.map(\.language)).subtracting([sourceLanguage])
    return [sourceLanguage] + others.sorted()
  }

  private mutating func add(names: [String]) {
    for name in names where name != displayName && !alternativeNames.contains(name) {
      alternativeNames.append(name)
    }
  }

  private mutating func add(_ catalog: StringCatalog) {
    sourceLanguage = catalog.sourceLanguage
    phrases += catalog.phrases
    keys += catalog.keys
  }

  private mutating func add(_ plist: InfoPlist) {
    displayName = plist.displayName
    add(names: plist.alternativeNames)
  }

  private mutating func add(
    tablesIn folder: String, language: String
  ) throws(PhraseFileError) {
    let files = FileManager.default
    // "Base" holds the source language.
    let language = language == "Base" ? sourceLanguage : language
    let table = folder + "/AppShortcuts.strings"
    if files.fileExists(atPath: table) {
      let entries = try StringsTable(readingFile: table, language: language).entries
      phrases += entries.filter { phrase in phrase.text.contains { !$0.isWhitespace } }
      keys += entries
    }
    let names = folder + "/InfoPlist.strings"
    if files.fileExists(atPath: names) {
      let entries = try StringsTable(readingFile: names, language: language).entries
      add(names: entries.filter { $0.key == "CFBundleDisplayName" }.map(\.text))
    }
  }
}
