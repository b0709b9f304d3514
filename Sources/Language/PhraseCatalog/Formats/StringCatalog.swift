// Reads String Catalogs: AppShortcuts.xcstrings.

import YAMLReading

/// A String Catalog of App Shortcut phrases, in Apple's `.xcstrings` format.
///
/// A key is a phrase as declared by the app. Each of its languages has a `stringSet` of phrases, or
/// a `stringUnit` with one. All other members are ignored.
public struct StringCatalog: Hashable, Sendable {
  /// The language of the keys.
  public let sourceLanguage: String
  /// Every phrase, in the order of the file; none is empty.
  public private(set) var phrases: [CatalogPhrase] = []
  /// The keys, in the order of the file, with their locations.
  public private(set) var keys: [CatalogPhrase] = []

  /// Reads the contents of a file.
  ///
  /// - Parameters:
  ///   - text: The contents.
  ///   - file: The file's name in error messages and phrases.
  /// - Throws: `PhraseFileError` with the location of the first mistake.
  public init(parsing text: String, file: String) throws(PhraseFileError) {
    try self.init(SourceText(Array(text.utf8), file: file))
  }

  init(_ source: SourceText) throws(PhraseFileError) {
    let file = try StringCatalogFile(source)
    sourceLanguage = file.sourceLanguage
    for entry in file.entries where !entry.key.isEmpty {
      let place = source.place(of: entry.keyOffset + 1)
      keys.append(
        CatalogPhrase(key: entry.key, language: sourceLanguage, text: entry.key, place: place))
      for language in try file.languages(of: entry) {
        for node in try Self.phrases(language.members, of: language.node, source) {
          let text = try source.string(node, "a phrase")
          // Xcode writes an empty value for a phrase without a translation.
          guard text.contains(where: { !$0.isWhitespace }) else { continue }
          phrases.append(
            CatalogPhrase(
              key: entry.key, language: language.tag, text: text,
              place: source.place(of: node.offset + 1)))
        }
      }
    }
  }

  /// Returns the nodes of the phrases of a language.
  private static func phrases(
    _ members: [SyntaxMember], of node: SyntaxNode, _ source: SourceText
  ) throws(PhraseFileError) -> [SyntaxNode] {
    var phrases: [SyntaxNode] = []
    for member in members {
      switch member.key {
      case "stringUnit":
        let unit = try source.members(of: member.node, "“stringUnit”")
        phrases.append(try source.required("value", in: unit, of: member.node))
      case "stringSet":
        let set = try source.members(of: member.node, "“stringSet”")
        let values = try source.required("values", in: set, of: member.node)
        phrases += try source.elements(of: values, "“values”")
      default: break
      }
    }
    return phrases
  }
}

/// The entries of a String Catalog, whatever it is for.
struct StringCatalogFile {
  /// The localization of an entry in a language.
  typealias Language = (tag: String, node: SyntaxNode, members: [SyntaxMember])

  let source: SourceText
  let sourceLanguage: String
  let entries: [SyntaxMember]

  init(_ source: SourceText) throws(PhraseFileError) {
    self.source = source
    let root = try SyntaxNode(json: source)
    let members = try source.members(of: root, "a String Catalog")
    sourceLanguage = try source.string(
      try source.required("sourceLanguage", in: members, of: root), "“sourceLanguage”")
    entries = try source.members(
      of: try source.required("strings", in: members, of: root), "“strings”")
  }

  /// Returns the localizations of an entry, in the order of the file.
  func languages(of entry: SyntaxMember) throws(PhraseFileError) -> [Language] {
    let members = try source.members(of: entry.node, "the entry “\(entry.key)”")
    guard let node = members.first(where: { $0.key == "localizations" })?.node else { return [] }
    var languages: [Language] = []
    for member in try source.members(of: node, "“localizations”") {
      let members = try source.members(of: member.node, "the language “\(member.key)”")
      languages.append((member.key, member.node, members))
    }
    return languages
  }
}
