// Reads collections of sentences: the door for files in hassil's form.

import Foundation
public import PhraseMatching
import YAMLReading

/// Sentences of one language in hassil's form, read from files and merged, as the matcher takes them.
public struct SentenceCollection: Sendable {
  /// The language, as a BCP 47 tag.
  public let language: String
  /// What the templates call the app.
  public let app: String
  /// The sentences, in the order of the files; those of a block share its `PhraseBlock`.
  public let templates: [PhraseTemplate]
  /// The values of all lists; the type of a value is the name of its list.
  public let values: [PhraseValue]
  /// Words that count for nothing wherever they are said.
  public let skipWords: [String]
  /// Groups of words that mean the same.
  public let synonyms: [[String]]
  /// Whether the sentences may be said in other words, when nothing else fits.
  public let acceptsParaphrases: Bool
  /// What is no mistake but may be one: keys that are not read, lists that are not there, rules that
  /// cannot be meant. A sentence that needs such a list cannot be said.
  public let remarks: [PhraseFileError]

  /// Reads files, and all `.yaml`, `.yml` and `.json` files of folders and their folders.
  ///
  /// - Parameters:
  ///   - paths: Files and folders, in the order in which they are merged.
  ///   - app: What the templates call the app that is known only by these files.
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

  /// Reads the content of one file.
  ///
  /// - Parameter file: What errors call it; JSON when it ends in `.json`, otherwise YAML.
  public init(
    parsing text: String, file: String, app: String = "Sentences"
  ) throws(PhraseFileError) {
    let sections = try SentenceFileReader.read(SourceText(Array(text.utf8), file: file))
    let language = try Self.language(of: sections, file: file)
    try self.init(sections, language, CollectionBuilder(app: app))
  }

  /// Everything the sentences are matched with; the app is called as its templates call it.
  public var inventory: PhraseInventory {
    PhraseInventory(
      templates: templates,
      applications: [
        ApplicationNames(
          app: app, names: [app], synonyms: synonyms, acceptsParaphrases: acceptsParaphrases)
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
    acceptsParaphrases = sections.acceptsParaphrases ?? false
    remarks = sections.remarks + builder.remarks
  }

  private static func language(
    of sections: SentenceSections, file: String
  ) throws(PhraseFileError) -> String {
    if let language = sections.language { return language.text }
    throw PhraseFileError(
      code: .missing, file: file, words: "“language” is missing: “language: en” is expected")
  }

  /// The files that a path stands for, sorted.
  package static func files(at path: String) throws(PhraseFileError) -> [String] {
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
