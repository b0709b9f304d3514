// Parses YAML from outside: no document can exhaust the stack, and every mistake has a place.

import PhraseCatalog
import Yams

/// Parses YAML into nodes that know their place.
enum YAMLDocument {
  /// The deepest nesting that is read; the parser recurses, and nobody writes a tenth of this.
  private static let depthLimit = 200

  /// The document's root; `nil` for an empty document.
  static func root(of text: String, file: String) throws(PhraseFileError) -> Node? {
    try checkNesting(of: text, file: file)
    do {
      return try Yams.compose(yaml: text)
    } catch let error as YamlError {
      throw failure(error, file: file)
    } catch {
      throw PhraseFileError(code: .malformed, file: file, words: "it is not YAML")
    }
  }

  /// Refuses what would nest too deep, from brackets, indentation and dashes alone.
  private static func checkNesting(of text: String, file: String) throws(PhraseFileError) {
    var line = 1
    var brackets = 0
    var margin = 0
    var isMargin = true
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\n"):
        line += 1
        margin = 0
        isMargin = true
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        brackets += 1
        isMargin = false
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        brackets = max(0, brackets - 1)
        isMargin = false
      case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "?"), UInt8(ascii: ":"):
        if isMargin { margin += 1 }
      default:
        isMargin = false
      }
      if brackets > depthLimit || margin > 4 * depthLimit {
        throw PhraseFileError(
          code: .malformed, file: file, line: line, column: 1, words: "it is nested too deep")
      }
    }
  }

  private static func failure(_ error: YamlError, file: String) -> PhraseFileError {
    switch error {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      return PhraseFileError(
        code: .malformed, file: file, line: max(1, mark.line), column: max(1, mark.column),
        words: "it is not YAML: \(problem)")
    case .duplicatedKeysInMapping(let duplicates, _):
      let names = duplicates.prefix(3).map { "“\($0)”" }.joined(separator: ", ")
      return PhraseFileError(
        code: .malformed, file: file, words: "a mapping has the same key twice: \(names)")
    default:
      return PhraseFileError(code: .malformed, file: file, words: "it is not YAML")
    }
  }
}

extension Node {
  /// Whether the node says nothing at all: `null`, `~` or blank.
  var isNull: Bool { tag.rawValue == Tag.Name.null.rawValue }
}
