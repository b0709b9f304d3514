// Reads collections of sentences; the entry point for files in hassil's format.

import Foundation
public import PhraseMatching
import YAMLReading

/// The sentences of one language in hassil's format, merged from files and ready for matching.
public struct SentenceCollection: Sendable {
  /// The language, as a BCP 47 tag.
  public let language: String
  /// The app's identifier in templates.
  public let app: String
  /// The sentences, in the order of the files; those of a block share its `PhraseBlock`.
  public let templates: [PhraseTemplate]
  /// The values of all lists; the type of a value is the name of its list.
  public let values: [PhraseValue]
  /// The words that may occur anywhere without changing the meaning.
  public let skipWords: [String]
  /// Groups of words with the same meaning.
  public let synonyms: [[String]]
  /// Whether the sentences are also read by parts, if nothing else matches.
  public let acceptsParts: Bool
  /// Possible mistakes: unknown keys, missing lists, and rules that are probably not intended.
  ///
  /// A sentence that needs a missing list never matches.
  public let remarks: [PhraseFileError]

  /// Reads files, and all `.yaml`, `.yml` and `.json` files of folders and their subfolders.
  ///
  /// - Parameters:
  ///   - paths: Files and folders, in the order in which they are merged.
  ///   - app: The app's identifier in templates.
  /// - Throws: `PhraseFileError` for the first mistake.
  public init(readingPaths paths: [String], app: String = "Sentences") throws(PhraseFileError) {
    var sections = SentenceSections()
    for path in paths {
      for file in try Self.files(at: path) {
        sections.merge(try SentenceFileReader.read(SourceText(readingFile: file)))
      }
    }
    let language = try Self.language(of: sections, file: paths.first ?? "")
    try self.init(sections, language, CollectionBuilder(app: app))
  }

  /// Reads the contents of one file.
  ///
  /// - Parameter file: Its name in error messages; JSON if it ends in `.json`, otherwise YAML.
  public init(
    parsing text: String, file: String, app: String = "Sentences"
  ) throws(PhraseFileError) {
    let sections = try SentenceFileReader.read(SourceText(Array(text.utf8), file: file))
    let language = try Self.language(of: sections, file: file)
    try self.init(sections, language, CollectionBuilder(app: app))
  }

  /// The templates, values and settings for matching the sentences.
  public var inventory: PhraseInventory {
    PhraseInventory(
      templates: templates,
      applications: [
        ApplicationNames(
          app: app, names: [app], synonyms: synonyms, acceptsParts: acceptsParts)
      ],
      values: values, languages: [language], skipWords: skipWords, preference: .names)
  }

  init(
    _ sections: SentenceSections, _ language: String, _ builder: CollectionBuilder
  ) throws(PhraseFileError) {
    var builder = builder
    try builder.build(sections, language: language)
    self.language = language
    app = builder.app
    templates = builder.templates
    values = builder.values
    skipWords = sections.skipWords
    synonyms = sections.synonyms
    acceptsParts = sections.acceptsParts ?? true
    remarks = sections.remarks + builder.remarks
  }

  private static func language(
    of sections: SentenceSections, file: String
  ) throws(PhraseFileError) -> String {
    if let language = sections.language { return language.text }
    throw PhraseFileError(
      code: .missing, file: file, words: "“language” is missing: “language: en” is expected")
  }

  /// Returns the files at a path, sorted.
  private static func files(at path: String) throws(PhraseFileError) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw PhraseFileError(code: .unreadable, file: path, words: "there is no such file or folder")
    }
    guard isFolder.boolValue else { return [path] }
    let folder = path.hasSuffix("/") ? path : path + "/"
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    let files = names.filter { name in
      [".yaml", ".yml", ".json"].contains { name.hasSuffix($0) }
        && !name.split(separator: "/").contains { $0.hasPrefix(".") }
    }
    guard !files.isEmpty else {
      throw PhraseFileError(
        code: .missing, file: path, words: "there is no .yaml, .yml or .json file in the folder")
    }
    return files.sorted().map { folder + $0 }
  }
}
