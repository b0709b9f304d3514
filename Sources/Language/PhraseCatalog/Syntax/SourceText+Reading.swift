// Reads a phrase file, and makes errors with locations in it.

import Foundation
package import PhraseMatching
package import YAMLReading

extension SourceText {
  /// Reads a file of UTF-8, or of UTF-16 with a byte order mark; `-` is standard input.
  ///
  /// - Throws: `PhraseFileError` for a file that cannot be read, or is not text.
  package init(readingFile file: String) throws(PhraseFileError) {
    // A handle reads pipes too, which have no size.
    let handle = file == "-" ? .standardInput : FileHandle(forReadingAtPath: file)
    guard let handle, let data = try? handle.readToEnd() ?? Data() else {
      throw PhraseFileError(code: .unreadable, file: file, words: "the file cannot be read")
    }
    self.init(try Self.utf8([UInt8](data), file: file), file: file)
  }

  /// Returns an error at the location of an offset.
  package func error(
    _ code: PhraseFileError.Code, at offset: Int, _ words: String
  ) -> PhraseFileError {
    PhraseFileError(code: code, at: place(of: offset), words: words)
  }

  /// Returns the location of an offset.
  package func place(of offset: Int) -> SourcePlace {
    let (line, column) = position(of: offset)
    return SourcePlace(file: file, line: line, column: column)
  }

  /// Returns the members of an object.
  func members(
    of node: SyntaxNode, _ what: String, is expected: String = "an object"
  ) throws(PhraseFileError) -> [SyntaxMember] {
    guard let members = node.members else { throw wrongType(node, what, is: expected) }
    return members
  }

  /// Returns the elements of an array.
  func elements(
    of node: SyntaxNode, _ what: String, is expected: String = "an array"
  ) throws(PhraseFileError) -> [SyntaxNode] {
    guard let elements = node.elements else { throw wrongType(node, what, is: expected) }
    return elements
  }

  /// Returns the value of a string.
  func string(_ node: SyntaxNode, _ what: String) throws(PhraseFileError) -> String {
    guard case .string(let text) = node.value else { throw wrongType(node, what, is: "a string") }
    return text
  }

  /// Returns the value of a Boolean.
  func truth(_ node: SyntaxNode, _ what: String) throws(PhraseFileError) -> Bool {
    guard case .bool(let value, _) = node.value else {
      throw wrongType(node, what, is: "true or false")
    }
    return value
  }

  /// Returns the value of a key among the members of a node.
  func required(
    _ key: String, in members: [SyntaxMember], of node: SyntaxNode
  ) throws(PhraseFileError) -> SyntaxNode {
    if let member = members.first(where: { $0.key == key }) { return member.node }
    throw error(.missing, at: node.offset, "“\(key)” is missing")
  }

  /// Returns the error for a value of the wrong type.
  func wrongType(_ node: SyntaxNode, _ what: String, is expected: String) -> PhraseFileError {
    error(.wrongType, at: node.offset, "\(what) has to be \(expected), not \(node.kind)")
  }

  /// Returns the number that digits at an offset stand for; `nil` if they are not so many digits.
  func unit(at offset: Int, digits count: Int, radix: Int) -> UInt16? {
    let digits = bytes[offset...].prefix(count)
    guard digits.count == count, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit })
    else { return nil }
    return UInt16(String(decoding: digits, as: UTF8.self), radix: radix)
  }

  private static func utf8(_ bytes: [UInt8], file: String) throws(PhraseFileError) -> [UInt8] {
    func failure(_ name: String) -> PhraseFileError {
      PhraseFileError(code: .badEncoding, file: file, words: "the file is not valid \(name)")
    }
    switch (bytes.first, bytes.dropFirst().first) {
    case (0xFF, 0xFE), (0xFE, 0xFF):
      let isLittle = bytes[0] == 0xFF
      guard bytes.count % 2 == 0 else { throw failure("UTF-16") }
      let units = stride(from: 2, to: bytes.count, by: 2).map { index in
        let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
        return isLittle ? second << 8 | first : first << 8 | second
      }
      guard let text = String(validating: units, as: UTF16.self) else { throw failure("UTF-16") }
      return Array(text.utf8)
    default:
      guard String(validating: bytes, as: UTF8.self) != nil else { throw failure("UTF-8") }
      return bytes
    }
  }
}

extension SyntaxNode {
  /// Parses a YAML text.
  ///
  /// - Throws: `PhraseFileError` with the location of the first mistake.
  package init(yaml source: SourceText) throws(PhraseFileError) {
    do {
      self = try YAMLReader.read(source)
    } catch {
      throw PhraseFileError(
        code: .malformed,
        at: SourcePlace(file: source.file, line: error.line, column: error.column),
        words: error.words)
    }
  }
}
