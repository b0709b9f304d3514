// A table of localized texts in all its languages, read from Xcode's files.

import Foundation
import PhraseMatching

/// A table of localized texts: `Localizable`, or another name.
///
/// In a folder, the table `Shop` is in `Shop.xcstrings`, and in folders `<language>.lproj` in the
/// files `Shop.strings` and `Shop.stringsdict`; all are optional.
package struct TextTable: Hashable, Sendable {
  /// The language of the texts in the source code.
  package private(set) var sourceLanguage = "en"
  /// The texts by key, then by language.
  package private(set) var texts: [String: [String: TableText]] = [:]

  /// Reads a table.
  ///
  /// - Parameters:
  ///   - name: The table's name.
  ///   - folders: The folders to search; later ones take precedence.
  /// - Throws: `PhraseFileError` for the first mistake.
  package init(named name: String, inFolders folders: [String]) throws(PhraseFileError) {
    for folder in folders { try read(name, in: folder) }
  }

  /// Returns the format of a text; `nil` if no suitable language has it.
  ///
  /// Languages are tried from the best to the source language.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - locale: The person's locale: "de_AT".
  ///   - quantities: The numbers among the values, by zero-based position.
  package func format(
    forKey key: String, locale: String, quantities: [Int: Double]
  ) -> String? {
    guard let languages = texts[key] else { return nil }
    let available = Set(languages.keys).union([sourceLanguage]).sorted()
    let best = LanguageTag.bestMatch(for: locale, among: available)
    for language in [best, sourceLanguage].compactMap({ $0 }) {
      if let text = languages[language] { return text.format(quantities, in: language) }
    }
    return nil
  }

  private mutating func read(_ name: String, in folder: String) throws(PhraseFileError) {
    let files = FileManager.default
    let catalog = folder + "/\(name).xcstrings"
    if files.fileExists(atPath: catalog) {
      let read = try TextCatalogReader(readingFile: catalog)
      sourceLanguage = read.sourceLanguage
      for (key, languages) in read.texts { texts[key, default: [:]].merge(languages) { $1 } }
    }
    let places = ((try? files.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    for place in places where place.hasSuffix(".lproj") {
      // "Base" contains the source language.
      let language = place == "Base.lproj" ? sourceLanguage : String(place.dropLast(6))
      let table = "\(folder)/\(place)/\(name).strings"
      if files.fileExists(atPath: table) {
        for entry in try StringsTable(readingFile: table, language: language).entries {
          texts[entry.key, default: [:]][language] = .plain(entry.text)
        }
      }
      let plurals = "\(folder)/\(place)/\(name).stringsdict"
      if files.fileExists(atPath: plurals) {
        for (key, text) in try PluralTableReader.texts(ofFile: plurals) {
          texts[key, default: [:]][language] = text
        }
      }
    }
  }
}
