// Raw HTML: split into tags and text, with the tags that fold content and those that are filtered.

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
      guard name < bytes.count, bytes[name].isLetter else {
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
}

/// An opening tag, with its attributes as written.
package struct HTMLTag: Hashable, Sendable {
  /// The tags of GitHub's `tagfilter`, which change the parsing of the following text.
  static let filtered: Set<String> = [
    "title", "textarea", "style", "xmp", "iframe", "noembed", "noframes", "script", "plaintext",
  ]

  /// The name in lower case.
  package let name: String

  private let rest: ArraySlice<UInt8>

  /// Creates a tag from the text between its brackets.
  fileprivate init(_ bytes: ArraySlice<UInt8>) {
    let letters = bytes.prefix { $0.isAlphanumeric }
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

/// The number of open `<details>` elements.
package struct FoldedParts: Hashable, Sendable {
  /// The maximum depth; deeper elements are not distinguished.
  package static let depthLimit = 32

  /// The number of open elements.
  package private(set) var depth = 0

  /// Creates a counter without open elements.
  package init() {}

  /// Processes a block of raw HTML.
  package mutating func read(_ html: String) {
    guard Self.mayFold(html) else { return }
    for token in HTMLTokens(html) {
      switch token {
      case .open(let tag) where tag.name == "details": depth = min(depth + 1, Self.depthLimit)
      case .close("details"): depth = max(depth - 1, 0)
      default: continue
      }
    }
  }

  /// Whether a tag in a block begins with the letters of `details` or `summary`.
  package static func mayFold(_ html: String) -> Bool {
    var html = html
    return html.withUTF8 { bytes in
      for index in bytes.indices where bytes[index] == UInt8(ascii: "<") {
        var letter = index + 1
        if letter < bytes.count, bytes[letter] == UInt8(ascii: "/") { letter += 1 }
        guard letter + 1 < bytes.count else { break }
        switch (bytes[letter] | 0x20, bytes[letter + 1] | 0x20) {
        case (UInt8(ascii: "d"), UInt8(ascii: "e")), (UInt8(ascii: "s"), UInt8(ascii: "u")):
          return true
        default: continue
        }
      }
      return false
    }
  }
}

/// Raw HTML in Markdown.
enum HTMLTags {
  /// Whether a tag is `<br>` in any spelling.
  static func isLineBreak(_ tag: String) -> Bool {
    let name = tag.dropFirst().prefix { $0.isASCII && $0.isLetter }
    let rest = tag.dropFirst(name.count + 1)
    return tag.hasPrefix("<") && name.lowercased() == "br"
      && (rest.first.map { " \t\n/>".contains($0) } ?? false)
  }

  /// Returns an inline tag, which begins with `&lt;` if GitHub's tag filter has it.
  static func filtered(inline html: String) -> String {
    isFiltered(html.dropFirst()) ? "&lt;" + html.dropFirst() : html
  }

  /// Returns HTML in which the tags of GitHub's tag filter begin with `&lt;`.
  static func filtered(_ html: String) -> String {
    guard html.utf8.contains(UInt8(ascii: "<")) else { return html }
    var result = ""
    var rest = Substring(html)
    while let start = rest.firstIndex(of: "<") {
      result += rest[..<start]
      let tag = rest[start...].dropFirst()
      result += isFiltered(tag) ? "&lt;" : "<"
      rest = tag
    }
    return result + rest
  }

  private static func isFiltered(_ tag: Substring) -> Bool {
    let tag = tag.first == "/" ? tag.dropFirst() : tag
    let name = tag.prefix(10).prefix { $0.isASCII && $0.isLetter }
    guard HTMLTag.filtered.contains(name.lowercased()) else { return false }
    let end = tag.dropFirst(name.count)
    return end.first.map { $0.isWhitespace || $0 == ">" } ?? false || end.hasPrefix("/>")
  }
}
