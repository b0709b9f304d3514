// Reads texts, with their plural variations, from String Catalogs: Localizable.xcstrings.

import YAMLReading

/// A reader of a String Catalog of texts.
///
/// Members without a meaning for a text are ignored; an empty value is one without a translation.
struct TextCatalogReader {
  let sourceLanguage: String
  private(set) var texts: [String: [String: TableText]] = [:]
  private let source: SourceText

  init(readingFile path: String) throws(PhraseFileError) {
    source = try SourceText(readingFile: path)
    let file = try StringCatalogFile(source)
    sourceLanguage = file.sourceLanguage
    for entry in file.entries {
      for language in try file.languages(of: entry) {
        if let text = try text(language.members) {
          texts[entry.key, default: [:]][language.tag] = text
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
        for part in try source.members(of: member.node, "“stringUnit”") where part.key == "value" {
          let words = try source.string(part.node, "“value”")
          if !words.isEmpty { text = .plain(words) }
        }
      case "variations":
        text = try variation(try source.members(of: member.node, "“variations”")) ?? text
      case "substitutions":
        for part in try source.members(of: member.node, "“substitutions”") {
          let members = try source.members(of: part.node, "“\(part.key)”")
          substitutions[part.key] = try substitution(members)
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
      for variant in try source.members(of: member.node, "“\(member.key)”") {
        cases[variant.key] = try text(try source.members(of: variant.node, "“\(variant.key)”"))
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
}
