// Splits the source of a declaration into tokens; comments and white space are left out.

/// A word, a punctuation mark or a literal of Swift source.
struct SourceToken: Hashable {
  enum Kind: Hashable {
    /// A name, a keyword or an attribute's name, without its `@`; backticks are part of the text.
    case word
    /// A string literal, with its interpolations.
    case string
    /// One punctuation character: a bracket, a comma, part of an operator.
    case mark
  }

  var kind: Kind
  var text: Substring
  /// The range in the source, in zero-based UTF-8 offsets.
  var range: Range<Int>
}

/// A tokenizer of declarations.
///
/// It knows only as much of Swift as declarations need: it separates strings, comments and brackets
/// from the rest, so that no brace inside of a string is taken for one of the code.
struct SourceTokens {
  private let text: String
  private let bytes: [UInt8]
  private var index = 0

  private init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
  }

  /// Returns the tokens of a source text.
  static func read(_ text: String) -> [SourceToken] {
    var reader = SourceTokens(text)
    var tokens: [SourceToken] = []
    while let token = reader.next() { tokens.append(token) }
    return tokens
  }

  private func starts(with prefix: StaticString) -> Bool {
    bytes[index...].starts(
      with: UnsafeBufferPointer(start: prefix.utf8Start, count: prefix.utf8CodeUnitCount))
  }

  private mutating func next() -> SourceToken? {
    skipSpace()
    guard index < bytes.count else { return nil }
    let start = index
    let byte = bytes[index]
    if Self.isWord(byte) {
      while index < bytes.count, Self.isWord(bytes[index]) { index += 1 }
      return token(.word, from: start)
    }
    if byte == UInt8(ascii: "`") {
      index += 1
      while index < bytes.count, bytes[index] != UInt8(ascii: "`") { index += 1 }
      index = min(index + 1, bytes.count)
      return token(.word, from: start)
    }
    if let hashes = stringStart() {
      skipString(hashes: hashes)
      return token(.string, from: start)
    }
    index += 1
    return token(.mark, from: start)
  }

  private func token(_ kind: SourceToken.Kind, from start: Int) -> SourceToken {
    let utf8 = text.utf8
    let from = utf8.index(utf8.startIndex, offsetBy: start)
    let words = text[from..<utf8.index(from, offsetBy: index - start)]
    return SourceToken(kind: kind, text: words, range: start..<index)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private mutating func skipSpace() {
    while index < bytes.count {
      if bytes[index] <= 0x20 {
        index += 1
      } else if starts(with: "//") {
        while index < bytes.count, bytes[index] != 0x0A { index += 1 }
      } else if starts(with: "/*") {
        skipComment()
      } else {
        return
      }
    }
  }

  /// Skips a comment, which may contain others.
  private mutating func skipComment() {
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        index += 2
      } else if starts(with: "*/") {
        depth -= 1
        index += 2
      } else {
        index += 1
      }
    } while depth > 0 && index < bytes.count
  }

  /// Returns the number of `#` before a string's quotation mark; `nil` where no string starts.
  private func stringStart() -> Int? {
    let hashes = bytes[index...].prefix { $0 == UInt8(ascii: "#") }.count
    let quote = index + hashes
    return quote < bytes.count && bytes[quote] == UInt8(ascii: "\"") ? hashes : nil
  }

  private mutating func skipString(hashes: Int) {
    index += hashes
    let isMultiline = starts(with: "\"\"\"")
    index += isMultiline ? 3 : 1
    let hash = [UInt8](repeating: UInt8(ascii: "#"), count: hashes)
    let end = [UInt8](repeating: UInt8(ascii: "\""), count: isMultiline ? 3 : 1) + hash
    let escape = [UInt8(ascii: "\\")] + hash
    while index < bytes.count {
      if bytes[index...].starts(with: end) {
        index += end.count
        return
      }
      guard bytes[index...].starts(with: escape) else {
        index += 1
        continue
      }
      index += escape.count
      if index < bytes.count, bytes[index] == UInt8(ascii: "(") {
        skipParentheses()
      } else {
        index += 1
      }
    }
  }

  /// Skips the interpolation of a string.
  private mutating func skipParentheses() {
    var depth = 0
    while let token = next() {
      if token.text == "(" { depth += 1 }
      if token.text == ")" { depth -= 1 }
      if depth == 0 { return }
    }
  }
}
