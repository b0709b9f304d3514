// Reads property lists in XML form, with the location of every value.

import YAMLReading

/// A reader of property lists in XML form: elements, comments, entities and CDATA sections.
struct PropertyListReader {
  private static let maximumDepth = 64

  private struct Tag {
    var name: String
    var isClosing: Bool
    var isEmpty: Bool
    var offset: Int
  }

  private let source: SourceText
  private var index = 0

  /// Reads the single value of a property list.
  static func read(_ source: SourceText) throws(PhraseFileError) -> SyntaxNode {
    if source.bytes.starts(with: "bplist".utf8) {
      throw source.error(.malformed, at: 0, "binary property lists are not read; convert it to XML")
    }
    var reader = PropertyListReader(source: source)
    var tag = try reader.tag()
    let hasRoot = tag.name == "plist" && !tag.isClosing
    if hasRoot { tag = try reader.tag() }
    let node = try reader.node(tag, depth: 0)
    if hasRoot { try reader.close("plist") }
    return node
  }

  private init(source: SourceText) { self.source = source }

  private func starts(with text: String) -> Bool {
    source.bytes[index...].starts(with: text.utf8)
  }

  /// Moves to the end of the next occurrence of a text.
  private mutating func skip(past text: String, _ what: String) throws(PhraseFileError) {
    let start = index
    while index < source.bytes.count {
      if starts(with: text) {
        index += text.utf8.count
        return
      }
      index += 1
    }
    throw source.error(.malformed, at: start, "\(what) does not end")
  }

  /// Reads the next tag, skipping white space, comments and declarations.
  private mutating func tag() throws(PhraseFileError) -> Tag {
    while true {
      while index < source.bytes.count, source.bytes[index] <= 0x20 { index += 1 }
      guard index < source.bytes.count else {
        throw source.error(.malformed, at: index, "the file ends before the property list does")
      }
      if starts(with: "<!--") {
        try skip(past: "-->", "the comment")
      } else if starts(with: "<?") || starts(with: "<!") {
        try skip(past: ">", "the declaration")
      } else {
        break
      }
    }
    let start = index
    guard starts(with: "<") else {
      throw source.error(.malformed, at: start, "a tag is expected")
    }
    try skip(past: ">", "the tag")
    var body = String(decoding: source.bytes[start + 1..<index - 1], as: UTF8.self)[...]
    let isClosing = body.hasPrefix("/")
    if isClosing { body.removeFirst() }
    let isEmpty = body.hasSuffix("/")
    if isEmpty { body.removeLast() }
    let name = body.prefix { !$0.isWhitespace }
    return Tag(name: String(name), isClosing: isClosing, isEmpty: isEmpty, offset: start)
  }

  private mutating func close(_ name: String) throws(PhraseFileError) {
    let tag = try tag()
    guard tag.isClosing, tag.name == name else {
      throw source.error(.malformed, at: tag.offset, "</\(name)> is expected")
    }
  }

  private mutating func node(_ tag: Tag, depth: Int) throws(PhraseFileError) -> SyntaxNode {
    guard !tag.isClosing else {
      throw source.error(.malformed, at: tag.offset, "a value is expected, not </\(tag.name)>")
    }
    guard depth < Self.maximumDepth else {
      throw source.error(.malformed, at: tag.offset, "the nesting is too deep")
    }
    let value: SyntaxNode.Value
    switch tag.name {
    case "dict": value = .object(tag.isEmpty ? [] : try members(depth: depth + 1))
    case "array": value = .array(tag.isEmpty ? [] : try items(depth: depth + 1))
    case "string", "date", "data": value = .string(tag.isEmpty ? "" : try text(until: tag.name))
    case "integer", "real": value = .number(tag.isEmpty ? "" : try text(until: tag.name))
    case "true", "false":
      if !tag.isEmpty { _ = try text(until: tag.name) }
      value = .bool(tag.name == "true", tag.name)
    default:
      throw source.error(.malformed, at: tag.offset, "<\(tag.name)> is no property list element")
    }
    return SyntaxNode(value: value, offset: tag.offset)
  }

  private mutating func members(depth: Int) throws(PhraseFileError) -> [SyntaxMember] {
    var members: [SyntaxMember] = []
    while true {
      let tag = try tag()
      if tag.isClosing, tag.name == "dict" { return members }
      guard tag.name == "key", !tag.isClosing else {
        throw source.error(.malformed, at: tag.offset, "<key> or </dict> is expected")
      }
      let key = tag.isEmpty ? "" : try text(until: "key")
      let value = try self.tag()
      members.append(
        SyntaxMember(key: key, keyOffset: tag.offset, node: try node(value, depth: depth)))
    }
  }

  private mutating func items(depth: Int) throws(PhraseFileError) -> [SyntaxNode] {
    var items: [SyntaxNode] = []
    while true {
      let tag = try tag()
      if tag.isClosing, tag.name == "array" { return items }
      items.append(try node(tag, depth: depth))
    }
  }

  /// Reads the text of an element, and its closing tag.
  private mutating func text(until name: String) throws(PhraseFileError) -> String {
    let start = index
    var bytes: [UInt8] = []
    while index < source.bytes.count {
      if starts(with: "<![CDATA[") {
        let from = index + 9
        try skip(past: "]]>", "the CDATA section")
        bytes.append(contentsOf: source.bytes[from..<index - 3])
      } else if starts(with: "<!--") {
        try skip(past: "-->", "the comment")
      } else if source.bytes[index] == UInt8(ascii: "<") {
        try close(name)
        return String(decoding: bytes, as: UTF8.self)
      } else if source.bytes[index] == UInt8(ascii: "&") {
        bytes.append(contentsOf: try entity())
      } else {
        bytes.append(source.bytes[index])
        index += 1
      }
    }
    throw source.error(.malformed, at: start, "</\(name)> is missing")
  }

  private mutating func entity() throws(PhraseFileError) -> [UInt8] {
    let start = index
    let end = source.bytes[index...].prefix(12).firstIndex(of: UInt8(ascii: ";"))
    let name = end.map { String(decoding: source.bytes[start + 1..<$0], as: UTF8.self) } ?? ""
    index = (end ?? start) + 1
    switch name {
    case "amp": return Array("&".utf8)
    case "lt": return Array("<".utf8)
    case "gt": return Array(">".utf8)
    case "quot": return Array("\"".utf8)
    case "apos": return Array("'".utf8)
    default:
      let isHexadecimal = name.hasPrefix("#x")
      let digits = name.dropFirst(isHexadecimal ? 2 : 1)
      guard name.hasPrefix("#"), let number = UInt32(digits, radix: isHexadecimal ? 16 : 10),
        let scalar = Unicode.Scalar(number)
      else { throw source.error(.malformed, at: start, "“&” does not start an entity") }
      return Array(String(scalar).utf8)
    }
  }
}
