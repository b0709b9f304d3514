// Reads JSON with the places of its values, and converts nodes of a file to values of a phrase.

package import BehestJSON
package import YAMLReading

extension SyntaxNode {
  /// Parses a JSON text, in which no key may be there twice.
  ///
  /// - Throws: `PhraseFileError` with the location of the first mistake.
  init(json source: SourceText) throws(PhraseFileError) {
    do {
      self = try JSONReader.read(source.bytes, maximumDepth: 64)
    } catch {
      throw source.error(.malformed, at: error.offset, error.words)
    }
  }

  /// The value without its place; numbers of YAML as YAML 1.1 reads them.
  package var structured: JSON {
    switch value {
    case .object(let members):
      .object(JSON.Members(members.lazy.map { ($0.key, $0.node.structured) }))
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

extension SyntaxNode: JSONForm {
  /// The members of an object that is being read.
  package struct Members {
    fileprivate var list: [SyntaxMember] = []
    /// The names; `nil` while there are few, when comparing is faster than hashing.
    fileprivate var names: Set<String>?
  }

  /// Creates an array.
  package static func array(_ elements: [SyntaxNode], at offset: Int) -> SyntaxNode {
    SyntaxNode(value: .array(elements), offset: offset)
  }

  /// Creates an object.
  package static func object(_ members: Members, at offset: Int) -> SyntaxNode {
    SyntaxNode(value: .object(members.list), offset: offset)
  }

  /// Creates a string, a number with its spelling, a Boolean or null.
  package static func scalar(_ scalar: JSONScalar, at offset: Int) -> SyntaxNode {
    let value: Value =
      switch scalar {
      case .null: .null
      case .boolean(let value): .bool(value, value ? "true" : "false")
      case .integer(_, let spelling), .number(_, let spelling):
        .number(String(decoding: spelling, as: UTF8.self))
      case .string(let text): .string(text)
      }
    return SyntaxNode(value: value, offset: offset)
  }

  /// Creates the members of an empty object.
  package static func noMembers() -> Members { Members() }

  /// Adds a member to an object, unless its name is there already.
  package static func add(
    _ value: SyntaxNode, as name: String, at offset: Int, to members: inout Members
  ) -> Bool {
    if members.list.count == 16 { members.names = Set(members.list.map(\.key)) }
    let isNew =
      members.names?.insert(name).inserted ?? !members.list.contains { $0.key == name }
    if isNew { members.list.append(SyntaxMember(key: name, keyOffset: offset, node: value)) }
    return isNew
  }
}

extension JSON {
  /// Creates a value from a JSON text, in which no key may be there twice.
  ///
  /// - Parameters:
  ///   - bytes: The text as UTF-8.
  ///   - file: The text's name in error messages.
  package init(parsingJSON bytes: [UInt8], file: String) throws(PhraseFileError) {
    self = try SyntaxNode(json: SourceText(bytes, file: file)).structured
  }
}
