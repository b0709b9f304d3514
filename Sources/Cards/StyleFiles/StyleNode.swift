// The values of a style file, looked up by key.

import YAMLReading

/// A value of a style file.
struct StyleNode {
  private let node: SyntaxNode
  private let source: SourceText

  /// The greatest size of a file, in bytes.
  static let limit = 256 << 10

  private init(_ node: SyntaxNode, _ source: SourceText) {
    self.node = node
    self.source = source
  }

  /// Parses a text whose one value is a mapping; an empty text is an empty mapping.
  static func read(_ yaml: String, file: String) throws(StyleFileError) -> StyleNode {
    guard yaml.utf8.count <= limit else {
      throw StyleFileError(file: file, words: "the file is larger than 256 KiB")
    }
    let source = SourceText(Array(yaml.utf8), file: file)
    let node: SyntaxNode
    do {
      node = try YAMLReader.read(source)
    } catch {
      throw StyleFileError(file: file, line: error.line, column: error.column, words: error.words)
    }
    if node.isNull { return StyleNode(SyntaxNode(value: .object([]), offset: 0), source) }
    let root = StyleNode(node, source)
    _ = try root.pairs()
    return root
  }

  /// Returns an error located at this value.
  func error(_ words: String) -> StyleFileError {
    let (line, column) = source.position(of: node.offset)
    return StyleFileError(file: source.file, line: line, column: column, words: words)
  }

  /// Whether the value is null or missing.
  var isNull: Bool { node.isNull }

  /// Returns the text of a scalar.
  func text() throws(StyleFileError) -> String {
    guard let text = node.text else { throw error("a text is expected here") }
    return text
  }

  /// Returns the values of a list.
  func items() throws(StyleFileError) -> [StyleNode] {
    guard let elements = node.elements else { throw error("a list is expected here") }
    return elements.map { StyleNode($0, source) }
  }

  /// Accesses the value of a key; `nil` when it is missing or null.
  subscript(key: String) -> StyleNode? {
    guard let member = node.members?.first(where: { $0.key == key }), !member.node.isNull else {
      return nil
    }
    return StyleNode(member.node, source)
  }

  /// Returns the pairs of a mapping, in order.
  func pairs() throws(StyleFileError) -> [(key: StyleNode, value: StyleNode)] {
    guard let members = node.members else { throw error("a mapping of keys is expected here") }
    return members.map { member in
      let key = SyntaxNode(value: .string(member.key), offset: member.keyOffset)
      return (StyleNode(key, source), StyleNode(member.node, source))
    }
  }

  /// Throws for the first key that is not in a set.
  func expect(keys: Set<String>) throws(StyleFileError) {
    for (key, _) in try pairs() {
      if let error = try key.mistake(among: keys) { throw error }
    }
  }

  /// Returns the error for a key that is not in a set; `nil` for one that is.
  func mistake(among keys: Set<String>) throws(StyleFileError) -> StyleFileError? {
    let name = try text()
    guard !keys.contains(name) else { return nil }
    let known = keys.sorted().joined(separator: ", ")
    return error("“\(name)” is no key here; \(keys.count == 1 ? "there is" : "there are") \(known)")
  }

  /// Returns the Boolean value of a key; `nil` when it is missing.
  func flag(_ key: String) throws(StyleFileError) -> Bool? {
    guard let value = self[key] else { return nil }
    switch try value.text().lowercased() {
    case "true", "yes", "on": return true
    case "false", "no", "off": return false
    default: throw value.error("true or false is expected here")
    }
  }

  /// Returns the number of a key, which must be in a range; `nil` when it is missing.
  func number(_ key: String, in range: ClosedRange<Int>) throws(StyleFileError) -> Int? {
    guard let value = self[key] else { return nil }
    guard let number = Int(try value.text()), range.contains(number) else {
      throw value.error("a number from \(range.lowerBound) to \(range.upperBound) is expected here")
    }
    return number
  }

  /// Returns the choice that a key names; `nil` when it is missing.
  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ key: String, of type: Choice.Type
  ) throws(StyleFileError) -> Choice? {
    guard let value = self[key] else { return nil }
    let text = try value.text()
    guard let choice = Choice(rawValue: text) else {
      let names = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw value.error("“\(text)” is not known here; there are \(names)")
    }
    return choice
  }
}
