// Decodes the character references that are common in raw HTML.

extension String {
  /// The text with numeric and common named character references replaced; others stay as written.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  var decodingEntities: String {
    guard utf8.contains(UInt8(ascii: "&")) else { return self }
    var result = ""
    var rest = self[...]
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...]
      let name = rest.dropFirst().prefix(9).prefix { $0 != ";" && $0 != "&" && $0 != " " }
      if name.endIndex < rest.endIndex, rest[name.endIndex] == ";", let text = Self.entity(name) {
        result += text
        rest = rest[name.endIndex...].dropFirst()
      } else {
        result += "&"
        rest = rest.dropFirst()
      }
    }
    return result + rest
  }

  private static func entity(_ name: Substring) -> String? {
    guard name.first == "#" else { return entities[String(name)] }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    return UInt32(isHexadecimal ? digits.dropFirst() : digits, radix: isHexadecimal ? 16 : 10)
      .flatMap { Unicode.Scalar($0) }.map { String(Character($0)) }
  }

  private static let entities: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
    "copy": "©", "reg": "®", "trade": "™", "mdash": "—", "ndash": "–", "hellip": "…",
    "middot": "·", "bull": "•", "laquo": "«", "raquo": "»", "lsquo": "‘", "rsquo": "’",
    "ldquo": "“", "rdquo": "”", "times": "×", "larr": "←", "rarr": "→", "uarr": "↑", "darr": "↓",
    "hearts": "♥", "deg": "°", "para": "¶", "sect": "§", "ensp": "\u{2002}", "emsp": "\u{2003}",
    "zwj": "\u{200D}", "check": "✓",
  ]
}
