// Keeps characters that command a terminal or reorder text from leaving with a document.

/// Text as it may leave the process.
enum PrintableText {
  /// Whether a scalar is shown rather than obeyed.
  ///
  /// Refused are C0 other than tab and line feed, DEL, C1, and the bidirectional embeddings,
  /// overrides and isolates. Tabs and line feeds are for the caller to judge.
  static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: true
    case 0x00...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: false
    default: true
    }
  }

  /// A text without the characters that are obeyed.
  static func filtered(_ text: String) -> String {
    // Everything refused is below a space, is DEL, or begins with 0xC2 or 0xE2.
    let isClean = text.utf8.allSatisfy { byte in
      (0x20...0x7E).contains(byte) || byte == 0x0A || byte == 0x09
        || (byte >= 0x80 && byte != 0xC2 && byte != 0xE2)
    }
    guard !isClean else { return text }
    var kept = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where isPrintable(scalar) { kept.append(scalar) }
    return String(kept)
  }

  /// A text on one line: line breaks become spaces, and tabs too unless they are kept.
  static func line(_ text: String, keepsTabs: Bool = false) -> String {
    let text = filtered(text)
    guard text.utf8.contains(where: { $0 == 0x0A || $0 == 0x09 }) else { return text }
    return String(text.map { $0 == "\n" || ($0 == "\t" && !keepsTabs) ? " " : $0 })
  }
}
