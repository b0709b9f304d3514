// Blocks of raw HTML that fold: `<details>` with its `<summary>`, and the Markdown between.

/// What a block of raw HTML says about parts that fold, in order.
enum DisclosureTag {
  /// A part begins.
  case open(isOpen: Bool)
  /// The words of its summary.
  case summary(String)
  /// Words outside a summary, in a part whose tags stand in the same block.
  case text(String)
  /// A part ends.
  case close

  /// Reads a block; nothing when it has no `<details>` and no `<summary>`.
  ///
  /// Other tags are left out, and the words between them kept. Comments, and what stands in
  /// tags of `HTMLTag.isFiltered`, are left out with their words.
  ///
  /// - Complexity: O(*n*) in the length of the block.
  static func tags(of html: String) -> [DisclosureTag] {
    guard mayFold(html) else { return [] }
    var tags: [DisclosureTag] = []
    var words = ""
    var isInSummary = false
    var filtered: String?
    var hasAny = false
    var rest = html[...]
    func flush() {
      let text = words.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      words = ""
      if !text.isEmpty { tags.append(isInSummary ? .summary(text) : .text(text)) }
    }
    while !rest.isEmpty {
      let text = rest.prefix { $0 != "<" }
      if filtered == nil { words += text.decodingEntities }
      rest = rest[text.endIndex...]
      guard !rest.isEmpty else { break }
      if rest.hasPrefix("<!--") {
        rest = rest.dropFirst(4)
        while !rest.isEmpty, !rest.hasPrefix("-->") { rest = rest.dropFirst() }
        rest = rest.dropFirst(3)
        continue
      }
      let end = rest.firstIndex(of: ">") ?? rest.endIndex
      let source = String(rest[..<end])
      rest = rest[end...].dropFirst()
      let tag = HTMLTag(source + ">")
      if let name = filtered {
        if tag.isClosing, tag.name == name { filtered = nil }
        continue
      }
      switch tag.name {
      case "details":
        flush()
        isInSummary = false
        hasAny = true
        tags.append(tag.isClosing ? .close : .open(isOpen: source.hasAttribute("open")))
      case "summary":
        flush()
        hasAny = true
        isInSummary = !tag.isClosing
      case "br", "p", "div", "li", "tr", "h1", "h2", "h3", "h4", "h5", "h6": words += " "
      default: if tag.isFiltered, !tag.isClosing, !tag.name.isEmpty { filtered = tag.name }
      }
    }
    flush()
    return hasAny ? tags : []
  }
}

extension DisclosureTag {
  /// Whether a tag in a block begins with the letters of `details` or `summary`.
  private static func mayFold(_ html: String) -> Bool {
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

/// Parts that fold and were not closed yet, with the blocks in them.
struct OpenDisclosures {
  /// Parts nested deeper than this are not told apart.
  static let depthLimit = 32

  private var parts: [Block.Disclosure] = []

  /// Whether no part is open.
  var isEmpty: Bool { parts.isEmpty }

  /// Adds blocks to the innermost open part, or to `blocks` where none is open.
  mutating func append(_ more: [Block], to blocks: inout [Block]) {
    if parts.isEmpty {
      blocks += more
    } else {
      parts[parts.count - 1].blocks += more
    }
  }

  /// Takes in what a block of raw HTML says.
  mutating func read(_ html: String, into blocks: inout [Block]) {
    for tag in DisclosureTag.tags(of: html) {
      switch tag {
      case .open(let isOpen):
        guard parts.count < Self.depthLimit else { continue }
        parts.append(Block.Disclosure(isOpen: isOpen, []))
      case .summary(let words):
        if let last = parts.indices.last, parts[last].summary.isEmpty, parts[last].blocks.isEmpty {
          parts[last].summary = [.text(words)]
        } else {
          append([.paragraph(words)], to: &blocks)
        }
      case .text(let words): append([.paragraph(words)], to: &blocks)
      case .close: close(into: &blocks)
      }
    }
  }

  /// Closes all parts, as a browser does at the end.
  mutating func closeAll(into blocks: inout [Block]) {
    while !parts.isEmpty { close(into: &blocks) }
  }

  private mutating func close(into blocks: inout [Block]) {
    guard let part = parts.popLast() else { return }
    append([.disclosure(part)], to: &blocks)
  }
}

extension String {
  /// Whether a tag has an attribute without a value, or with one.
  fileprivate func hasAttribute(_ name: String) -> Bool {
    split { $0.isWhitespace || $0 == "/" }.dropFirst().contains { part in
      part.prefix { $0 != "=" }.lowercased() == name
    }
  }
}

extension Substring {
  /// The text with the entities that HTML needs replaced; others stay as they are written.
  fileprivate var decodingEntities: String {
    guard contains("&") else { return String(self) }
    var result = ""
    var rest = self
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...]
      guard let entity = Self.entities.first(where: { rest.hasPrefix($0.name) }) else {
        result += "&"
        rest = rest.dropFirst()
        continue
      }
      result += entity.text
      rest = rest.dropFirst(entity.name.count)
    }
    return result + rest
  }

  private static let entities = [
    (name: "&amp;", text: "&"), (name: "&lt;", text: "<"), (name: "&gt;", text: ">"),
    (name: "&quot;", text: "\""), (name: "&#39;", text: "'"), (name: "&nbsp;", text: "\u{A0}"),
  ]
}
