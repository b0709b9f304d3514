// Finds the escape sequences of styles and links in a text, and removes or keeps them.

import CardTerminal
import OutputPolicies

extension String {
  /// The text without the escape sequences of styles and links.
  var withoutEscapes: String { replacingParts(words: { $0 }, escape: { _ in "" }) }

  /// The text without characters and escape sequences that a terminal must not receive.
  ///
  /// `CharacterPolicy.terminal` filters the text; SGR sequences, and OSC 8 links that
  /// `LinkPolicy.terminal` allows, are kept.
  var harmless: String {
    replacingParts(words: { CharacterPolicy.terminal.filtered($0) }, escape: { String($0) })
  }

  private func replacingParts(
    words: (String) -> String, escape: (Substring) -> String
  ) -> String {
    var result = ""
    var start = startIndex
    while let next = utf8[start...].firstIndex(of: EscapeSequence.escape) {
      result += words(String(self[start..<next]))
      start = utf8.index(after: next)
      if let end = endOfSequence(after: start) {
        result += escape(self[next..<end])
        start = end
      }
    }
    return start == startIndex ? words(self) : result + words(String(self[start...]))
  }

  /// Returns the end of the SGR sequence or OSC 8 link whose escape character precedes an index.
  private func endOfSequence(after start: Index) -> Index? {
    let rest = utf8[start...]
    let isLink = rest.starts(with: "]8;".utf8)
    guard isLink || rest.first == UInt8(ascii: "[") else { return nil }
    let body = rest.dropFirst(isLink ? 3 : 1)
    let carried: ClosedRange<UInt8> = isLink ? 0x20...0x7E : 0x30...0x3B
    guard let end = body.firstIndex(where: { !carried.contains($0) }) else { return nil }
    let after = utf8.index(after: end)
    guard isLink else { return body[end] == UInt8(ascii: "m") ? after : nil }
    guard body[end] == EscapeSequence.escape, utf8[after...].first == UInt8(ascii: "\\"),
      let separator = body[..<end].firstIndex(of: UInt8(ascii: ";"))
    else { return nil }
    let address = String(self[utf8.index(after: separator)..<end])
    guard address.isEmpty || LinkPolicy.terminal.carries(address) else { return nil }
    return utf8.index(after: after)
  }
}
