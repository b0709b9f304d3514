// Reads texts, with their plural variations, from String Catalogs: Localizable.xcstrings.

import YAMLReading

/// A reader of the JSON of a String Catalog of texts.
///
/// Other members are ignored; an empty value is one without a translation.
struct TextCatalogReader {
  private(set) var sourceLanguage = ""
  private(set) var texts: [String: [String: TableText]] = [:]
  private let source: SourceText

  init(readingFile file: String) throws(PhraseFileError) {
    source = try SourceText(readingFile: file)
    let root = try JSONReader.read(source)
    for member in try object(root, "a String Catalog") {
      switch member.key {
      case "sourceLanguage": sourceLanguage = try string(member.node, "“sourceLanguage”")
      case "strings":
        for entry in try object(member.node, "“strings”") { try read(entry) }
      default: break
      }
    }
    guard !sourceLanguage.isEmpty else {
      throw source.error(.missing, at: root.offset, "“sourceLanguage” is missing")
    }
  }

  private mutating func read(_ entry: SyntaxMember) throws(PhraseFileError) {
    for member in try object(entry.node, "the entry “\(entry.key)”")
    where member.key == "localizations" {
      for language in try object(member.node, "“localizations”") {
        let what = "the language “\(language.key)”"
        if let text = try text(try object(language.node, what)) {
          texts[entry.key, default: [:]][language.key] = text
        }
      }
    }
  }

  /// Returns the text of a language or a variation; `nil` if it has none.
  private func text(_ members: [SyntaxMember]) throws(PhraseFileError) -> TableText? {
    var text: TableText?
    var substitutions: [String: TableText.Substitution] = [:]
    for member in members {
      switch member.key {
      case "stringUnit":
        for part in try object(member.node, "“stringUnit”") where part.key == "value" {
          let words = try string(part.node, "“value”")
          if !words.isEmpty { text = .plain(words) }
        }
      case "variations":
        text = try variation(try object(member.node, "“variations”")) ?? text
      case "substitutions":
        for part in try object(member.node, "“substitutions”") {
          substitutions[part.key] = try substitution(try object(part.node, "“\(part.key)”"))
        }
      default: break
      }
    }
    guard !substitutions.isEmpty, case .plain(let format)? = text else { return text }
    return .substituted(format, substitutions)
  }

  private func variation(_ members: [SyntaxMember]) throws(PhraseFileError) -> TableText? {
    for member in members {
      var cases: [String: TableText] = [:]
      for variant in try object(member.node, "“\(member.key)”") {
        cases[variant.key] = try text(try object(variant.node, "“\(variant.key)”"))
      }
      switch member.key {
      case "plural" where !cases.isEmpty: return .plural(cases)
      // A terminal is most like a computer, and none of Apple's devices.
      case "device": return cases["other"] ?? cases["mac"] ?? cases.min { $0.key < $1.key }?.value
      default: break
      }
    }
    return nil
  }

  private func substitution(
    _ members: [SyntaxMember]
  ) throws(PhraseFileError) -> TableText.Substitution? {
    var position: Int?
    var specifier = "lld"
    for member in members {
      switch (member.key, member.node.value) {
      case ("argNum", .number(let number)): position = Int(number).flatMap { $0 > 0 ? $0 : nil }
      case ("formatSpecifier", .string(let text)): specifier = text
      default: break
      }
    }
    guard let text = try text(members) else { return nil }
    return TableText.Substitution(position: position, specifier: specifier, text: text)
  }

  private func object(
    _ node: SyntaxNode, _ what: String
  ) throws(PhraseFileError) -> [SyntaxMember] {
    guard let members = node.members else { throw wrongType(node, what, is: "an object") }
    return members
  }

  private func string(_ node: SyntaxNode, _ what: String) throws(PhraseFileError) -> String {
    guard case .string(let text) = node.value else { throw wrongType(node, what, is: "a string") }
    return text
  }

  private func wrongType(_ node: SyntaxNode, _ what: String, is expected: String) -> PhraseFileError
  {
    source.error(.wrongType, at: node.offset, "\(what) has to be \(expected), not \(node.kind)")
  }
}
