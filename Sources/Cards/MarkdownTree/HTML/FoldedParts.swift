// Counts `<details>` that were not closed yet, for those who cut texts and those who fold them.

/// How many parts that fold are open.
package struct FoldedParts: Hashable, Sendable {
  /// Parts nested deeper than this are not told apart.
  package static let depthLimit = 32

  /// How many are open.
  package private(set) var depth = 0

  /// Nothing is open.
  package init() {}

  /// Takes in a block of raw HTML.
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
