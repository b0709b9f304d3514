// Text without what changes only its looks.

extension String {
  /// The text without the escape sequences that renderers write, `ESC [ … letter` and
  /// `ESC ] … ESC \`.
  var withoutEscapes: String {
    guard utf8.contains(0x1B) else { return self }
    var kept: [UInt8] = []
    var rest = Array(utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == 0x1B else {
        kept.append(byte)
        continue
      }
      if rest.popFirst() == UInt8(ascii: "]") {
        while let next = rest.popFirst(), next != 0x07, next != UInt8(ascii: "\\") {}
      } else {
        while let next = rest.popFirst(), !(0x40...0x7E).contains(next) {}
      }
    }
    return String(decoding: kept, as: UTF8.self)
  }
}
