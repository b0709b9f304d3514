// The bytes that keys send to a program.

/// The notation of keys in transcripts: `fin<Tab>`, `<C-c>`, `<Up>`; other text is typed as it is.
enum Keys {
  private static let named: [String: String] = [
    "Tab": "\t", "Enter": "\r", "Esc": "\u{1B}", "Backspace": "\u{7F}", "Space": " ",
    "Up": "\u{1B}[A", "Down": "\u{1B}[B", "Right": "\u{1B}[C", "Left": "\u{1B}[D",
    "Home": "\u{1B}[H", "End": "\u{1B}[F", "Delete": "\u{1B}[3~", "S-Tab": "\u{1B}[Z",
    "PageUp": "\u{1B}[5~", "PageDown": "\u{1B}[6~",
    "M-Enter": "\u{1B}\r", "Paste": "\u{1B}[200~", "PasteEnd": "\u{1B}[201~",
  ]

  /// Returns the strokes of a notation, one for each named key and each run of text between them.
  ///
  /// A program receives them one by one: `<C-c>` makes the terminal discard unread input. An
  /// unknown name is typed as it is.
  static func strokes(_ spelling: String) -> [[UInt8]] {
    var result: [[UInt8]] = []
    var text = ""
    var rest = spelling[...]
    while let first = rest.first {
      if first == "<", let end = rest.firstIndex(of: ">"), let key = key(rest[..<end].dropFirst()) {
        if !text.isEmpty { result.append(Array(text.utf8)) }
        text = ""
        result.append(Array(key.utf8))
        rest = rest[end...].dropFirst()
      } else {
        text.append(first)
        rest = rest.dropFirst()
      }
    }
    return text.isEmpty ? result : result + [Array(text.utf8)]
  }

  private static func key(_ name: Substring) -> String? {
    if let key = named[String(name)] { return key }
    guard name.hasPrefix("C-"), name.count == 3, let letter = name.last?.asciiValue,
      (0x3F...0x7E).contains(letter)
    else {
      return name.hasPrefix("M-") && name.count == 3 ? "\u{1B}" + name.suffix(1) : nil
    }
    return String(UnicodeScalar(letter & 0x1F))
  }
}
