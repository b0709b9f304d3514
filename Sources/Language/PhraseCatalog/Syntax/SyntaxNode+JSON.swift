// Converts nodes of a file, and JSON texts, to values of a phrase.

package import PhraseMatching
package import YAMLReading

extension SyntaxNode {
  /// The value without its place; numbers of YAML as YAML 1.1 reads them.
  package var structured: JSON {
    switch value {
    case .object(let members):
      .object(Dictionary(members.map { ($0.key, $0.node.structured) }) { $1 })
    case .array(let nodes): .array(nodes.map(\.structured))
    case .string(let text): .string(text)
    case .number(let text):
      if style == .plain {
        switch YAMLScalar.number(text) {
        case .integer(let number): .integer(number)
        case .number(let number): .number(number)
        case nil: .string(text)
        }
      } else {
        Int(text).map { .integer($0) } ?? Double(text).map { .number($0) } ?? .string(text)
      }
    case .bool(let value, _): .boolean(value)
    case .null: .null
    }
  }
}

extension JSON {
  /// Creates a value from a JSON text.
  ///
  /// - Parameters:
  ///   - bytes: The text as UTF-8.
  ///   - file: The text's name in error messages.
  package init(parsingJSON bytes: [UInt8], file: String) throws(PhraseFileError) {
    self = try JSONReader.read(SourceText(bytes, file: file)).structured
  }
}
