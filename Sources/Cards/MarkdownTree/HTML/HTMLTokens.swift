// Reads raw HTML as tags and the text between them, for all who look into it.

/// Raw HTML, one tag or stretch of text after the other.
///
/// Comments, declarations and instructions are left out, and so is what stands in tags that change
/// how text is read, `<script>` and the others of GitHub's tag filter. A tag without its end is
/// none, and nothing follows it.
///
/// - Complexity: O(*n*) for all of it, in the length of the HTML.
package struct HTMLTokens: Sequence, IteratorProtocol {
  /// A tag, or the text up to the next one.
  package enum Token: Sendable {
    /// Text with its entities as they are written.
    case text(String)
    /// What begins something.
    case open(HTMLTag)
    /// What ends something; its name in lower case.
    case close(String)
  }

  private let bytes: [UInt8]
  private var offset = 0

  /// Reads raw HTML.
  package init(_ html: String) {
    bytes = Array(html.utf8)
  }

  /// The next tag or text; `nil` at the end.
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

  /// Skips a comment to its end, anything else that is no tag to the next `>`.
  private mutating func skipDeclaration() {
    let isComment = bytes[offset...].starts(with: "<!--".utf8)
    offset += isComment ? 4 : 2
    while offset < bytes.count {
      if isComment ? bytes[offset...].starts(with: "-->".utf8) : bytes[offset] == 0x3E { break }
      offset += 1
    }
    offset = Swift.min(offset + (isComment ? 3 : 1), bytes.count)
  }

  /// Skips to the tag that ends one of this name, or to the end.
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

  /// Where the `>` of a tag is, which does not count within the quotation marks of a value.
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

/// A tag that begins something, with its attributes as they are written.
package struct HTMLTag: Hashable, Sendable {
  /// The tags GitHub's `tagfilter` defuses, because they change how what follows is read.
  fileprivate static let filtered: Set<String> = [
    "title", "textarea", "style", "xmp", "iframe", "noembed", "noframes", "script", "plaintext",
  ]

  /// Its name in lower case.
  package let name: String

  private let rest: ArraySlice<UInt8>

  /// Reads what stands between the brackets.
  fileprivate init(_ bytes: ArraySlice<UInt8>) {
    let letters = bytes.prefix { HTMLTokens.isLetter($0) || $0 &- UInt8(ascii: "0") < 10 }
    name = String(decoding: letters, as: UTF8.self).lowercased()
    rest = bytes[letters.endIndex...]
  }

  /// The value of an attribute with its entities as they are written; empty for one without a
  /// value, `nil` when there is none of this name.
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
