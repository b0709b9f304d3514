// Reads the phrase packs of an app, which add phrases to its App Shortcuts.

public import PhraseMatching
import YAMLReading

extension AppPhrases {
  /// A file of a phrase pack: `Phrases/<App>/<language>.yaml`.
  public struct PackFile: Hashable, Sendable {
    /// The language tag in the file's name.
    public let language: String
    /// The path of the file.
    public let path: String

    /// Creates a file from its name; `nil` if the name is not that of a pack.
    init?(name: String, in folder: String) {
      let parts = name.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count == 2, parts[1] == "yaml" || parts[1] == "yml" else { return nil }
      let subtags = parts[0].split(separator: "-", omittingEmptySubsequences: false)
      guard let code = subtags.first, 2...3 ~= code.count,
        subtags.allSatisfy({ tag in
          1...8 ~= tag.count && tag.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
        })
      else { return nil }
      language = String(parts[0])
      path = folder + "/" + name
    }
  }

  /// The languages of the packs, sorted.
  public var packLanguages: [String] { Set(packs.map(\.language)).sorted() }

  /// Returns the packs in the best languages for a person: that of the locale, then the source
  /// language.
  ///
  /// Files of the same language, such as the installed one and a person's own, are merged. The
  /// slots of a sentence are the parameters of its intent; a list of the pack overrides a
  /// parameter with its name.
  ///
  /// - Parameters:
  ///   - app: The app's identifier.
  ///   - locale: The person's locale; `nil` for the source language.
  ///   - intents: The names of the app's intents.
  ///   - parameters: Returns the types of an intent's parameters by name; `nil` for an intent that
  ///     the app does not have.
  /// - Throws: `PhraseFileError` for the first mistake, including unknown keys and names.
  public func packs(
    app: String, locale: String? = nil, intents: [String],
    parameters: @escaping (_ intent: String) -> [String: SlotType]?
  ) throws(PhraseFileError) -> [SentenceCollection] {
    let preferred = locale.flatMap { LanguageTag.bestMatch(for: $0, among: packLanguages) }
    var languages = [preferred, sourceLanguage].compactMap { $0 }
    if languages.count == 2, languages[0] == languages[1] { languages.removeLast() }
    var collections: [SentenceCollection] = []
    for language in languages where packLanguages.contains(language) {
      var builder = CollectionBuilder(app: app)
      builder.typePrefix = "\(app)/\(language)/"
      builder.parameters = parameters
      builder.intents = intents
      collections.append(try SentenceCollection(try sections(language), language, builder))
    }
    return collections
  }

  /// Reads and merges all files of a language.
  private func sections(_ language: String) throws(PhraseFileError) -> SentenceSections {
    var sections = SentenceSections()
    for file in packs where file.language == language {
      let read = try SentenceFileReader.read(SourceText(readingFile: file.path))
      if let remark = read.remarks.first { throw remark }
      if let stated = read.language, stated.text.lowercased() != language.lowercased() {
        throw stated.error(
          .badValue, "“language” has to be “\(language)”, as the file is called \(language).yaml")
      }
      sections.merge(read)
    }
    return sections
  }
}
