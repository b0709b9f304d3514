// Scans markup: HTML, XML and similar formats.

/// A scanner of markup.
struct MarkupScanner {
  private let text: UnsafeBufferPointer<UInt8>
  private var found: [CodePart] = []
  private var offset = 0

  init(_ text: UnsafeBufferPointer<UInt8>) {
    self.text = text
  }

  /// Returns the tokens.
  mutating func parts() -> [CodePart] {
    while offset < text.count {
      switch text[offset] {
      case UInt8(ascii: "<"): takeTag()
      case UInt8(ascii: "&"): takeEntity()
      default: offset += 1
      }
    }
    return found
  }

  private func byte(at place: Int) -> UInt8 { place < text.count ? text[place] : 0 }

  private mutating func add(_ kind: CodePart.Kind, from start: Int) {
    if offset > start { found.append(CodePart(kind, start..<offset)) }
  }

  private func has(_ word: StaticString, at place: Int) -> Bool {
    guard place + word.utf8CodeUnitCount <= text.count else { return false }
    for index in 0..<word.utf8CodeUnitCount where text[place + index] != word.utf8Start[index] {
      return false
    }
    return true
  }

  /// Takes a token that begins with one text, up to and including another or the end.
  private mutating func take(
    _ opening: StaticString, to closing: StaticString, as kind: CodePart.Kind
  ) -> Bool {
    let start = offset
    guard has(opening, at: offset) else { return false }
    offset += opening.utf8CodeUnitCount
    while offset < text.count, !has(closing, at: offset) { offset += 1 }
    offset = min(text.count, offset + closing.utf8CodeUnitCount)
    add(kind, from: start)
    return true
  }

  private mutating func takeTag() {
    let start = offset
    if take("<!--", to: "-->", as: .comment) || take("<![CDATA[", to: "]]>", as: .string) {
      return
    }
    let sign = byte(at: offset + 1)
    let isNamed =
      sign == UInt8(ascii: "/") || sign == UInt8(ascii: "!") || sign == UInt8(ascii: "?")
    guard isNamed || sign.beginsWord else {
      offset += 1
      return
    }
    offset += isNamed ? 2 : 1
    while offset < text.count, isOfName(text[offset]) { offset += 1 }
    add(.keyword, from: start)
    takeAttributes()
  }

  private mutating func takeAttributes() {
    while offset < text.count {
      let start = offset
      switch text[offset] {
      case UInt8(ascii: ">"):
        offset += 1
        add(.keyword, from: start)
        return
      case UInt8(ascii: "/"), UInt8(ascii: "?"):
        offset += 1
        if byte(at: offset) == UInt8(ascii: ">") {
          offset += 1
          add(.keyword, from: start)
          return
        }
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        let quote = text[offset]
        offset += 1
        while offset < text.count, text[offset] != quote { offset += 1 }
        offset = min(text.count, offset + 1)
        add(.string, from: start)
      case UInt8(ascii: "<"): return
      default:
        while offset < text.count, isOfName(text[offset]) { offset += 1 }
        if offset == start { offset += 1 } else { add(.attribute, from: start) }
      }
    }
  }

  private mutating func takeEntity() {
    let start = offset
    offset += 1
    while offset < min(text.count, start + 32), text[offset].isOfWord || text[offset] == 0x23 {
      offset += 1
    }
    guard byte(at: offset) == UInt8(ascii: ";") else { return }
    offset += 1
    add(.constant, from: start)
  }

  private func isOfName(_ byte: UInt8) -> Bool {
    byte.isOfWord || byte == 0x2D || byte == 0x2E || byte == 0x3A || byte == 0x40
  }
}
