// Reads texts with plural forms from older projects' tables: Localizable.stringsdict.

import YAMLReading

/// A reader of `.stringsdict` files, property lists in XML form.
///
/// A text is a format in which `%#@name@` stands for a variable, and a variable is a text for each
/// plural category of its number.
enum PluralTableReader {
  /// Returns the texts of a file by key.
  static func texts(ofFile file: String) throws(PhraseFileError) -> [String: TableText] {
    let source = try SourceText(readingFile: file)
    let root = try PropertyListReader.read(source)
    var texts: [String: TableText] = [:]
    for (key, node) in try dictionary(root, "a table of plurals", source) {
      var format = ""
      var substitutions: [String: TableText.Substitution] = [:]
      for (name, node) in try dictionary(node, "“\(key)”", source) {
        switch node.value {
        case .string(let text) where name == "NSStringLocalizedFormatKey": format = text
        case .dictionary(let members): substitutions[name] = substitution(members)
        default: break
        }
      }
      guard !format.isEmpty else {
        throw source.error(
          .missing, at: node.offset, "“NSStringLocalizedFormatKey” of “\(key)” is missing")
      }
      texts[key] = .substituted(format, substitutions)
    }
    return texts
  }

  private static func substitution(
    _ members: [String: PropertyListNode]
  ) -> TableText.Substitution {
    var cases: [String: TableText] = [:]
    var specifier = "lld"
    for (key, node) in members {
      guard case .string(let text) = node.value else { continue }
      switch key {
      case "NSStringFormatValueTypeKey": specifier = text
      case "NSStringFormatSpecTypeKey": break
      default: cases[key] = .plain(text)
      }
    }
    return TableText.Substitution(position: nil, specifier: specifier, text: .plural(cases))
  }

  private static func dictionary(
    _ node: PropertyListNode, _ what: String, _ source: SourceText
  ) throws(PhraseFileError) -> [String: PropertyListNode] {
    guard case .dictionary(let members) = node.value else {
      throw source.error(.wrongType, at: node.offset, "\(what) has to be a dict, not \(node.kind)")
    }
    return members
  }
}
