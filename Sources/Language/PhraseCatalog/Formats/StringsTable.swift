// Reads strings tables: AppShortcuts.strings, InfoPlist.strings.

import YAMLReading

/// A strings table in Apple's `.strings` format: `"key" = "value";` with C comments.
///
/// Keys and values may be unquoted if they have only letters, digits, `_`, `-`, `.`, `/` and `$`.
/// The escapes are `\n`, `\t`, `\r`, `\"`, `\'`, `\\`, `\U` with four hexadecimal digits, and three
/// octal digits.
public struct StringsTable: Hashable, Sendable {
  /// The entries in the order of the file, each as a phrase of the table's language.
  public let entries: [CatalogPhrase]

  /// Reads the contents of a file.
  ///
  /// - Parameters:
  ///   - text: The contents.
  ///   - language: The language of the values.
  ///   - file: The file's name in error messages and entries.
  public init(parsing text: String, language: String, file: String) throws(PhraseFileError) {
    try self.init(SourceText(Array(text.utf8), file: file), language: language)
  }

  /// Reads a file, which may be UTF-8 or UTF-16 with a byte order mark.
  ///
  /// - Parameter language: The language of the file's folder: `de` of `de.lproj`.
  package init(readingFile file: String, language: String) throws(PhraseFileError) {
    try self.init(SourceText(readingFile: file), language: language)
  }

  private init(_ source: SourceText, language: String) throws(PhraseFileError) {
    var reader = StringsTableReader(source: source)
    entries = try reader.entries(language: language)
  }
}

private struct StringsTableReader {
  let source: SourceText
  var index = 0

  init(source: SourceText) { self.source = source }

  private var peek: UInt8? { index < source.bytes.count ? source.bytes[index] : nil }

  mutating func entries(language: String) throws(PhraseFileError) -> [CatalogPhrase] {
    var entries: [CatalogPhrase] = []
    while true {
      try skip()
      guard peek != nil else { return entries }
      let key = try text("a key")
      try skip()
      // `key;` stands for `key = key;`.
      if peek == UInt8(ascii: ";") {
        index += 1
        entries.append(phrase(key.text, key: key.text, language, at: key.offset))
        continue
      }
      try expect("=", after: "the key “\(key.text)”")
      try skip()
      let value = try text("the value of “\(key.text)”")
      try skip()
      try expect(";", after: "the value of “\(key.text)”")
      entries.append(phrase(value.text, key: key.text, language, at: value.offset))
    }
  }

  private func phrase(
    _ text: String, key: String, _ language: String, at offset: Int
  ) -> CatalogPhrase {
    CatalogPhrase(key: key, language: language, text: text, place: source.place(of: offset))
  }

  private mutating func expect(
    _ character: Unicode.Scalar, after what: String
  ) throws(PhraseFileError) {
    guard peek == UInt8(ascii: character) else {
      throw source.error(.malformed, at: index, "“\(character)” is expected after \(what)")
    }
    index += 1
  }

  /// Skips white space and comments.
  private mutating func skip() throws(PhraseFileError) {
    while let byte = peek {
      if byte <= 0x20 {
        index += 1
      } else if source.bytes[index...].starts(with: "//".utf8) {
        while let byte = peek, byte != 0x0A { index += 1 }
      } else if source.bytes[index...].starts(with: "/*".utf8) {
        let start = index
        index += 2
        while peek != nil, !source.bytes[index...].starts(with: "*/".utf8) { index += 1 }
        if peek == nil { throw source.error(.malformed, at: start, "the comment does not end") }
        index += 2
      } else {
        return
      }
    }
  }

  private mutating func text(
    _ what: String
  ) throws(PhraseFileError) -> (text: String, offset: Int) {
    guard let quote = peek, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return try bareWord(what)
    }
    let start = index
    index += 1
    var bytes: [UInt8] = []
    while let byte = peek {
      index += 1
      if byte == quote { return (String(decoding: bytes, as: UTF8.self), start + 1) }
      if byte == UInt8(ascii: "\\") {
        bytes.append(contentsOf: try escape())
      } else {
        bytes.append(byte)
      }
    }
    throw source.error(.malformed, at: start, "the string does not end")
  }

  private mutating func bareWord(
    _ what: String
  ) throws(PhraseFileError) -> (text: String, offset: Int) {
    let start = index
    while let byte = peek, isBare(byte) { index += 1 }
    guard start < index else {
      throw source.error(.malformed, at: index, "\(what) in quotation marks is expected")
    }
    return (String(decoding: source.bytes[start..<index], as: UTF8.self), start)
  }

  private func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
      UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "$"):
      true
    default: false
    }
  }

  private mutating func escape() throws(PhraseFileError) -> [UInt8] {
    let start = index - 1
    guard let byte = peek else { throw source.error(.malformed, at: start, "an escape is cut off") }
    switch byte {
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      index += 1
      var units = [try digits(4, radix: 16, from: start)]
      if 0xD800..<0xDC00 ~= units[0],
        source.bytes[index...].starts(with: [0x5C, byte])
      {
        index += 2
        units.append(try digits(4, radix: 16, from: start))
      }
      return Array(String(decoding: units, as: UTF16.self).utf8)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      let unit = try digits(3, radix: 8, from: start)
      return Array(String(decoding: [unit], as: UTF16.self).utf8)
    default:
      index += 1
      switch byte {
      case UInt8(ascii: "n"): return [0x0A]
      case UInt8(ascii: "t"): return [0x09]
      case UInt8(ascii: "r"): return [0x0D]
      default: return [byte]
      }
    }
  }

  private mutating func digits(
    _ count: Int, radix: Int, from start: Int
  ) throws(PhraseFileError) -> UInt16 {
    guard let unit = source.unit(at: index, digits: count, radix: radix) else {
      throw source.error(.malformed, at: start, "the escape has to have \(count) digits")
    }
    index += count
    return unit
  }
}
