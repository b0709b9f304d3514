// Counts open `<details>` elements, for splitting and folding texts.

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
