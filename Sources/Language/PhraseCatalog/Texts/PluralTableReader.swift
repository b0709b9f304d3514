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
    for entry in try source.members(of: root, "a table of plurals", is: "a dict") {
      var format = ""
      var substitutions: [String: TableText.Substitution] = [:]
      for member in try source.members(of: entry.node, "“\(entry.key)”", is: "a dict") {
        switch member.node.value {
        case .string(let text) where member.key == "NSStringLocalizedFormatKey": format = text
        case .object(let members): substitutions[member.key] = substitution(members)
        default: break
        }
      }
      guard !format.isEmpty else {
        throw source.error(
          .missing, at: entry.node.offset,
          "“NSStringLocalizedFormatKey” of “\(entry.key)” is missing")
      }
      texts[entry.key] = .substituted(format, substitutions)
    }
    return texts
  }

  private static func substitution(_ members: [SyntaxMember]) -> TableText.Substitution {
    var cases: [String: TableText] = [:]
    var specifier = "lld"
    for member in members {
      guard case .string(let text) = member.node.value else { continue }
      switch member.key {
      case "NSStringFormatValueTypeKey": specifier = text
      case "NSStringFormatSpecTypeKey": break
      default: cases[member.key] = .plain(text)
      }
    }
    return TableText.Substitution(position: nil, specifier: specifier, text: .plural(cases))
  }
}
