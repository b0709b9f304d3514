// Skips the end of a link: a destination with a title, or a label.

extension BlockCursor {
  /// Skips `[^label]`.
  mutating func skipFootnoteReference() -> Bool {
    guard byte == UInt8(ascii: "["), peek(1) == UInt8(ascii: "^") else { return false }
    return skipLabel()
  }

  /// Skips `(destination "title")` or `[label]`, whichever follows.
  mutating func skipLinkTail() {
    let start = self
    switch byte {
    case UInt8(ascii: "("):
      if !skipDestination() { self = start }
    case UInt8(ascii: "["):
      if !skipLabel() { self = start }
    default: break
    }
  }

  private mutating func skipLabel() -> Bool {
    advance()
    while let byte {
      switch byte {
      case UInt8(ascii: "]"):
        advance()
        return true
      case UInt8(ascii: "["): return false
      case UInt8(ascii: "\\"):
        advance()
        advance()
      default: advance()
      }
    }
    return false
  }

  private mutating func skipDestination() -> Bool {
    advance()
    skipSpace()
    guard byte == UInt8(ascii: "<") ? skipPointed() : skipBare() else { return false }
    let end = offset
    skipSpace()
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      guard offset > end, let quote = byte, skipTitle(to: quote) else { return false }
    case UInt8(ascii: "("):
      guard offset > end, skipTitle(to: UInt8(ascii: ")")) else { return false }
    default: break
    }
    skipSpace()
    return skip(UInt8(ascii: ")"))
  }

  private mutating func skipPointed() -> Bool {
    advance()
    while let byte {
      switch byte {
      case UInt8(ascii: ">"):
        advance()
        return true
      case UInt8(ascii: "<"), UInt8(ascii: "\n"): return false
      case UInt8(ascii: "\\"): advance(by: 2)
      default: advance()
      }
    }
    return false
  }

  private mutating func skipBare() -> Bool {
    var depth = 0
    while let byte, !byte.isMarkdownSpace {
      switch byte {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        if depth == 0 { return true }
        depth -= 1
      case UInt8(ascii: "\\"):
        if let next = peek(1), next.isMarkdownPunctuation { advance() }
      default: break
      }
      advance()
    }
    return depth == 0
  }

  private mutating func skipTitle(to end: UInt8) -> Bool {
    advance()
    while let byte {
      if byte == end {
        advance()
        return true
      }
      if byte == UInt8(ascii: "\\") { advance() }
      advance()
    }
    return false
  }
}
