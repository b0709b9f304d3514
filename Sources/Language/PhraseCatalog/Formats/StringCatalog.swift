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
  public let phrases: [CatalogPhrase]
  /// The keys, in the order of the file, with their locations.
  public let keys: [CatalogPhrase]

  /// Reads a file.
  ///
  /// - Throws: `PhraseFileError` with the location of the first mistake.
  public init(readingFile file: String) throws(PhraseFileError) {
    try self.init(SourceText(readingFile: file))
  }

  /// Reads the contents of a file.
  ///
  /// - Parameters:
  ///   - text: The contents.
  ///   - file: The file's name in error messages and phrases.
  public init(parsing text: String, file: String) throws(PhraseFileError) {
    try self.init(SourceText(Array(text.utf8), file: file))
  }

  init(_ source: SourceText) throws(PhraseFileError) {
    var reader = StringCatalogReader(source: source)
    try reader.read()
    sourceLanguage = reader.sourceLanguage
    phrases = reader.phrases
    keys = reader.keys
  }
}

/// A reader of the JSON of a String Catalog.
private struct StringCatalogReader {
  let source: SourceText
  var sourceLanguage = ""
  var phrases: [CatalogPhrase] = []
  var keys: [CatalogPhrase] = []

  init(source: SourceText) { self.source = source }

  mutating func read() throws(PhraseFileError) {
    let root = try JSONReader.read(source)
    let members = try object(root, "a String Catalog")
    sourceLanguage = try string(
      try required("sourceLanguage", in: members, of: root), "“sourceLanguage”")
    guard let strings = members.first(where: { $0.key == "strings" }) else {
      throw source.error(.missing, at: root.offset, "“strings” is missing")
    }
    for entry in try object(strings.node, "“strings”") where !entry.key.isEmpty {
      try read(entry)
    }
  }

  private mutating func read(_ entry: SyntaxMember) throws(PhraseFileError) {
    let members = try object(entry.node, "the entry “\(entry.key)”")
    keys.append(phrase(entry.key, key: entry.key, sourceLanguage, at: entry.keyOffset))
    guard let localizations = members.first(where: { $0.key == "localizations" }) else { return }
    for language in try object(localizations.node, "“localizations”") {
      try read(language, of: entry.key)
    }
  }

  private mutating func read(
    _ language: SyntaxMember, of key: String
  ) throws(PhraseFileError) {
    for member in try object(language.node, "the language “\(language.key)”") {
      switch member.key {
      case "stringUnit":
        let unit = try object(member.node, "“stringUnit”")
        let value = try required("value", in: unit, of: member.node)
        append(try string(value, "“value”"), key: key, language.key, at: value.offset)
      case "stringSet":
        let set = try object(member.node, "“stringSet”")
        let values = try required("values", in: set, of: member.node)
        guard case .array(let nodes) = values.value else {
          throw wrongType(values, "“values”", is: "an array")
        }
        for node in nodes {
          append(try string(node, "a phrase"), key: key, language.key, at: node.offset)
        }
      default:
        break
      }
    }
  }

  private mutating func append(_ text: String, key: String, _ language: String, at offset: Int) {
    // Xcode writes an empty value for a phrase without a translation.
    guard text.contains(where: { !$0.isWhitespace }) else { return }
    phrases.append(phrase(text, key: key, language, at: offset))
  }

  private func phrase(
    _ text: String, key: String, _ language: String, at offset: Int
  ) -> CatalogPhrase {
    let (line, column) = source.position(of: offset + 1)
    return CatalogPhrase(
      key: key, language: language, text: text, file: source.file, line: line, column: column)
  }

  private func object(
    _ node: SyntaxNode, _ what: String
  ) throws(PhraseFileError) -> [SyntaxMember] {
    guard case .object(let members) = node.value else {
      throw wrongType(node, what, is: "an object")
    }
    return members
  }

  private func string(_ node: SyntaxNode, _ what: String) throws(PhraseFileError) -> String {
    guard case .string(let text) = node.value else { throw wrongType(node, what, is: "a string") }
    return text
  }

  private func required(
    _ key: String, in members: [SyntaxMember], of node: SyntaxNode
  ) throws(PhraseFileError) -> SyntaxNode {
    guard let member = members.first(where: { $0.key == key }) else {
      throw source.error(.missing, at: node.offset, "“\(key)” is missing")
    }
    return member.node
  }

  private func wrongType(_ node: SyntaxNode, _ what: String, is expected: String) -> PhraseFileError
  {
    source.error(.wrongType, at: node.offset, "\(what) has to be \(expected), not \(node.kind)")
  }
}
