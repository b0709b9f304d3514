// Reads URLs from the text as typed.

/// A reader of URLs, whose punctuation would end words in the normaliser.
enum AddressReader {
  /// Returns the URL that starts at a word, if any.
  ///
  /// A URL has a scheme (`https://example.org`, `mailto:a@b.org`) or is a domain with at least
  /// one point, letters after the last and only a path after it. It ends at white space, at a
  /// character of a script without spaces, and before punctuation that ends the sentence.
  static func readings(at place: Int, in utterance: Utterance) -> [SpokenReading] {
    let token = utterance.tokens[place]
    let text = utterance.text.utf8
    let start = text.index(text.startIndex, offsetBy: Int(token.lower))
    if start > text.startIndex, !isBoundary(text[text.index(before: start)]) { return [] }
    guard token.startsWord, isLetterOrDigit(text[start]) else { return [] }
    let rest = text[start...]
    var end =
      rest.firstIndex { $0 <= 0x20 || "\"<>\\^`{|}".utf8.contains($0) || $0 >= 0x80 }
      ?? rest.endIndex
    while end > start, ".,;:!?)]}'".utf8.contains(text[text.index(before: end)]) {
      end = text.index(before: end)
    }
    guard isAddress(text[start..<end]) else { return [] }
    let length = text.distance(from: text.startIndex, to: end)
    guard let last = utterance.tokens[place...].lastIndex(where: { Int($0.lower) < length }),
      Int(utterance.tokens[last].upper) <= length
    else { return [] }
    let address = String(utterance.text[start..<end])
    let url = scheme(of: text[start..<end]) == nil ? "https://" + address : address
    return [SpokenReading(end: last + 1, offset: 0, value: .url(url))]
  }

  private static func isAddress(_ text: Substring.UTF8View) -> Bool {
    if let end = scheme(of: text) {
      let rest = text[text.index(after: end)...]
      let schemes: [String] = ["mailto", "tel", "sms", "data", "urn"]
      if rest.starts(with: "//".utf8) { return rest.count > 2 }
      return !rest.isEmpty && schemes.contains { text[..<end].elementsEqual($0.utf8) }
    }
    let host = text.prefix {
      $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#")
    }
    let name = host.prefix { $0 != UInt8(ascii: ":") }
    let port = host.dropFirst(name.count + 1)
    guard port.allSatisfy({ $0 &- 48 < 10 }) else { return false }
    let labels = name.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard labels.count > 1, let last = labels.last, last.count > 1 else { return false }
    return last.allSatisfy { ($0 | 0x20) &- 97 < 26 }
      && labels.allSatisfy { label in
        !label.isEmpty && label.allSatisfy { isLetterOrDigit($0) || $0 == UInt8(ascii: "-") }
      }
  }

  /// Returns the index of the colon after a scheme: letters, digits, `+`, `-` and `.`.
  private static func scheme(of text: Substring.UTF8View) -> Substring.UTF8View.Index? {
    guard let colon = text.firstIndex(of: UInt8(ascii: ":")), colon > text.startIndex,
      text[..<colon].allSatisfy({ isLetterOrDigit($0) || "+-.".utf8.contains($0) })
    else { return nil }
    // example.org:8080 is a host with a port.
    let after = text[text.index(after: colon)...]
    return after.first.map { $0 &- 48 < 10 } == true && text[..<colon].contains(UInt8(ascii: "."))
      ? nil : colon
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 97 < 26 || byte &- 48 < 10
  }

  /// Whether a URL may start after a byte: white space, a bracket, a quotation mark, or text of a
  /// script without spaces.
  private static func isBoundary(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte >= 0x80 || "(<[\"'".utf8.contains(byte)
  }
}
