// Splits raw HTML into tags and text.

/// The tags and texts of raw HTML, in order.
///
/// Comments, declarations and instructions are omitted, as are the contents of elements in GitHub's
/// tag filter, such as `<script>`. An unterminated tag ends the sequence.
///
/// - Complexity: O(*n*) for the whole sequence, in the length of the HTML.
package struct HTMLTokens: Sequence, IteratorProtocol {
  /// A tag, or the text before the next one.
  package enum Token: Sendable {
    /// A text, with its entities as written.
    case text(String)
    /// An opening tag.
    case open(HTMLTag)
    /// A closing tag, with its name in lower case.
    case close(String)

    /// Whether it is more than blanks between tags.
    package var isVisible: Bool {
      if case .text(let text) = self { text.utf8.contains { !$0.isMarkdownSpace } } else { true }
    }
  }

  private let bytes: [UInt8]
  private var offset = 0

  /// Creates a sequence from raw HTML.
  package init(_ html: String) {
    bytes = Array(html.utf8)
  }

  /// Returns the next tag or text; `nil` at the end.
  package mutating func next() -> Token? {
    while offset < bytes.count {
      let start = offset
      guard bytes[start] == UInt8(ascii: "<") else {
        offset = bytes[start...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
        return .text(text(start..<offset))
      }
      let second = start + 1 < bytes.count ? bytes[start + 1] : 0
      if second == UInt8(ascii: "!") || second == UInt8(ascii: "?") {
        skipDeclaration()
        continue
      }
      let isClosing = second == UInt8(ascii: "/")
      let name = start + (isClosing ? 2 : 1)
      guard name < bytes.count, Self.isLetter(bytes[name]) else {
        offset += 1
        return .text("<")
      }
      guard let end = endOfTag(from: name) else {
        offset = bytes.count
        return nil
      }
      offset = end + 1
      let tag = HTMLTag(bytes[name..<end])
      let isFiltered = HTMLTag.filtered.contains(tag.name)
      if !isFiltered { return isClosing ? .close(tag.name) : .open(tag) }
      if !isClosing { skip(to: tag.name) }
    }
    return nil
  }

  /// Skips a comment to its end, or another declaration to the next `>`.
  private mutating func skipDeclaration() {
    let isComment = bytes[offset...].starts(with: "<!--".utf8)
    offset += isComment ? 4 : 2
    while offset < bytes.count {
      if isComment ? bytes[offset...].starts(with: "-->".utf8) : bytes[offset] == 0x3E { break }
      offset += 1
    }
    offset = Swift.min(offset + (isComment ? 3 : 1), bytes.count)
  }

  /// Skips to the closing tag with this name, or to the end.
  private mutating func skip(to name: String) {
    let name = Array(name.utf8)
    while offset + 1 < bytes.count {
      if bytes[offset] == UInt8(ascii: "<"), bytes[offset + 1] == UInt8(ascii: "/"),
        bytes[(offset + 2)...].prefix(name.count).elementsEqual(name, by: { $0 | 0x20 == $1 })
      {
        return
      }
      offset += 1
    }
    offset = bytes.count
  }

  /// Returns the offset of the `>` of a tag, ignoring those in quoted values.
  private func endOfTag(from start: Int) -> Int? {
    var quote: UInt8?
    var last: UInt8 = 0
    for index in start..<bytes.count {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: ">") {
        return index
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"), last == UInt8(ascii: "=") {
        quote = byte
      }
      if !byte.isMarkdownSpace { last = byte }
    }
    return nil
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  fileprivate static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26
  }
}

/// An opening tag, with its attributes as written.
package struct HTMLTag: Hashable, Sendable {
  /// The tags of GitHub's `tagfilter`, which change the parsing of the following text.
  fileprivate static let filtered: Set<String> = [
    "title", "textarea", "style", "xmp", "iframe", "noembed", "noframes", "script", "plaintext",
  ]

  /// The name in lower case.
  package let name: String

  private let rest: ArraySlice<UInt8>

  /// Creates a tag from the text between its brackets.
  fileprivate init(_ bytes: ArraySlice<UInt8>) {
    let letters = bytes.prefix { HTMLTokens.isLetter($0) || $0 &- UInt8(ascii: "0") < 10 }
    name = String(decoding: letters, as: UTF8.self).lowercased()
    rest = bytes[letters.endIndex...]
  }

  /// Returns the value of an attribute, with its entities as written; empty without a value, `nil`
  /// if there is no such attribute.
  package func attribute(_ wanted: String) -> String? {
    var rest = rest
    while !rest.isEmpty {
      rest = rest.drop { $0.isMarkdownSpace || $0 == UInt8(ascii: "/") }
      let name = rest.prefix {
        !$0.isMarkdownSpace && $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: "/")
      }
      rest = rest[name.endIndex...]
      let behind = rest.drop { $0.isMarkdownSpace }
      var value: ArraySlice<UInt8> = []
      if behind.first == UInt8(ascii: "=") {
        rest = behind.dropFirst().drop { $0.isMarkdownSpace }
        if let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
          value = rest.dropFirst().prefix { $0 != quote }
          rest = rest[value.endIndex...].dropFirst()
        } else {
          value = rest.prefix { !$0.isMarkdownSpace }
          rest = rest[value.endIndex...]
        }
      } else if name.isEmpty {
        rest = rest.dropFirst()
      }
      if String(decoding: name, as: UTF8.self).lowercased() == wanted {
        return String(decoding: value, as: UTF8.self)
      }
    }
    return nil
  }
}
