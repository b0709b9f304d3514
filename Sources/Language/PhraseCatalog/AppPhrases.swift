// The main entry point of PhraseCatalog: the contents of an app's phrase files.

import Foundation
public import PhraseMatching
import YAMLReading

/// The contents of one app's phrase files, in a folder `Phrases/<App>`.
///
/// The files are `AppShortcuts.xcstrings`, `Info.plist`, and in folders `<language>.lproj`
/// `AppShortcuts.strings` and `InfoPlist.strings`, in Apple's formats, or instead of the latter
/// `InfoPlist.xcstrings`; all are optional.
/// Phrase packs, `<language>.yaml`, are only listed: reading them requires the app's intents.
public struct AppPhrases: Hashable, Sendable {
  /// The display name of the app; `nil` if no file states one.
  public private(set) var displayName: String?
  /// The app's alternative names in every language, without the display name.
  public private(set) var alternativeNames: [String] = []
  /// The language of the declared phrases.
  public private(set) var sourceLanguage = "en"
  /// Every phrase, in the order of the files; those of the catalogue before those of the tables.
  public private(set) var phrases: [CatalogPhrase] = []
  /// Every declared phrase that a file mentions, with its location there.
  public private(set) var keys: [CatalogPhrase] = []
  /// The files of phrase packs, in the order of the folders.
  public private(set) var packs: [PackFile] = []

  /// Reads an app's folder; one that does not exist is empty.
  ///
  /// - Throws: `PhraseFileError` for the first mistake.
  public init(readingFolder folder: String) throws(PhraseFileError) {
    try self.init(readingFolder: folder, isOfModule: false)
  }

  private init(readingFolder folder: String, isOfModule: Bool) throws(PhraseFileError) {
    let files = FileManager.default
    let catalog = folder + "/AppShortcuts.xcstrings"
    if files.fileExists(atPath: catalog) {
      let read = try StringCatalog(SourceText(readingFile: catalog))
      (sourceLanguage, phrases, keys) = (read.sourceLanguage, read.phrases, read.keys)
    }
    let plist = folder + "/Info.plist"
    if files.fileExists(atPath: plist),
      let source = try isOfModule ? Self.anyInfoPlist(plist) : SourceText(readingFile: plist)
    {
      let read = try InfoPlist(source)
      displayName = read.displayName
      add(names: read.alternativeNames)
    }
    let nameCatalog = folder + "/InfoPlist.xcstrings"
    if files.fileExists(atPath: nameCatalog) {
      let read = try StringCatalog(SourceText(readingFile: nameCatalog))
      add(names: read.phrases.filter { $0.key == "CFBundleDisplayName" }.map(\.text))
    }
    let names = ((try? files.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    for name in names where name.hasSuffix(".lproj") {
      try add(tablesIn: folder + "/" + name, language: String(name.dropLast(6)))
    }
    if !isOfModule || Self.mayHavePacks(folder) {
      packs = names.compactMap { PackFile(name: $0, in: folder) }
    }
  }

  /// Reads an app's folders one after the other, such as the installed one and a person's own.
  public init(readingFolders folders: [String]) throws(PhraseFileError) {
    for folder in folders { merge(try AppPhrases(readingFolder: folder)) }
  }

  /// Reads the folders of an app's modules one after the other: those of its sources, and of its
  /// resources.
  ///
  /// Files of other purposes are there too. So phrase packs are read only in folders called `Phrases`
  /// and in those of resources, and an Info.plist may be binary or old-style; one that is no property
  /// list is left out.
  ///
  /// - Throws: `PhraseFileError` for the first mistake.
  public init(readingModuleFolders folders: [String]) throws(PhraseFileError) {
    for folder in folders { merge(try AppPhrases(readingFolder: folder, isOfModule: true)) }
  }

  /// Returns an Info.plist in XML form, whatever its own; `nil` if it is no property list.
  private static func anyInfoPlist(_ file: String) throws(PhraseFileError) -> SourceText? {
    guard let data = FileManager.default.contents(atPath: file) else { return nil }
    // Mistakes in XML have a place to name.
    let start = String(decoding: data.prefix(64), as: UTF8.self)
      .trimmingPrefix { $0.isWhitespace || $0 == "\u{FEFF}" }
    if start.hasPrefix("<"), String(validating: data, as: UTF8.self) != nil {
      return try SourceText(readingFile: file)
    }
    guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      list is [String: Any],
      let xml = try? PropertyListSerialization.data(
        fromPropertyList: list, format: .xml, options: 0)
    else { return nil }
    return SourceText(Array(xml), file: file)
  }

  /// Returns whether a folder of a module is one for phrases, or of resources.
  private static func mayHavePacks(_ folder: String) -> Bool {
    let names = folder.split(separator: "/")
    return names.last == "Phrases" || names.contains { $0.hasSuffix(".resources") }
  }

  /// Adds the phrases of another folder, whose display name takes precedence.
  public mutating func merge(_ other: AppPhrases) {
    if let name = other.displayName {
      if let old = displayName, old != name { alternativeNames.append(old) }
      displayName = name
    }
    add(names: other.alternativeNames)
    if !other.keys.isEmpty { sourceLanguage = other.sourceLanguage }
    // A file that is both a resource and beside the sources is read twice.
    let known = Set(phrases.map(\.content))
    phrases += other.phrases.filter { !known.contains($0.content) }
    let knownKeys = Set(keys.map(\.content))
    keys += other.keys.filter { !knownKeys.contains($0.content) }
    packs += other.packs.filter { pack in
      !packs.contains {
        $0.language == pack.language
          && FileManager.default.contentsEqual(atPath: $0.path, andPath: pack.path)
      }
    }
  }

  /// The languages of the phrases: the source language first, the others sorted.
  public var languages: [String] {
    let others = Set(phrases.map(\.language)).subtracting([sourceLanguage])
    return [sourceLanguage] + others.sorted()
  }

  /// The files with phrases and the packs, by their paths in a folder of phrases, sorted; of several
  /// with one path the last that was read. Files with names alone are not among them.
  package var files: [(path: String, text: String)] {
    let read = keys.map(\.place.file) + packs.map(\.path)
    let places = read.map { file in
      let parts = file.split(separator: "/").suffix(2)
      let isTable = parts.first?.hasSuffix(".lproj") == true
      return (parts.suffix(isTable ? 2 : 1).joined(separator: "/"), file)
    }
    return Dictionary(places) { $1 }.sorted { $0.key < $1.key }.compactMap { path, file in
      (try? SourceText(readingFile: file)).map { (path, String(decoding: $0.bytes, as: UTF8.self)) }
    }
  }

  private mutating func add(names: [String]) {
    for name in names where name != displayName && !alternativeNames.contains(name) {
      alternativeNames.append(name)
    }
  }

  private mutating func add(
    tablesIn folder: String, language: String
  ) throws(PhraseFileError) {
    let files = FileManager.default
    // "Base" contains the source language.
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

/// A phrase in a phrase file, with its location.
public struct CatalogPhrase: Hashable, Sendable {
  /// The app's declared phrase, which this one translates or supplements.
  public let key: String
  /// The phrase's language tag, as spelled in the file.
  public let language: String
  /// The phrase, with its tokens.
  public let text: String
  /// The location of its first character.
  public let place: SourcePlace

  /// The phrase without its location.
  fileprivate var content: [String] { [key, language, text] }
}
