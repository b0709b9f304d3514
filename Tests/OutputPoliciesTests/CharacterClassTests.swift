// The table of characters against what Unicode says of every scalar.

import OutputPolicies
import Testing

struct CharacterClassTests {
  private func filtered(_ text: String) -> String { CharacterPolicy.terminal.filtered(text) }

  @Test func `no scalar that is unseen passes by itself, and no other is lost`() {
    var wrong: [String] = []
    for value in 0...UInt32(0x10FFFF) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let isUnseen =
        switch scalar.properties.generalCategory {
        case .control: scalar != "\t" && scalar != "\n"
        case .privateUse, .lineSeparator, .paragraphSeparator: true
        default:
          scalar.properties.isDefaultIgnorableCodePoint || scalar.properties.isBidiControl
            || scalar.properties.isNoncharacterCodePoint || (0xFFF9...0xFFFB).contains(value)
            // Tags that are not assigned are ignorable all the same.
            || (0xE0000...0xE0FFF).contains(value)
        }
      let isKept = filtered(String(scalar)) == String(scalar)
      if isKept == isUnseen { wrong.append(String(value, radix: 16)) }
    }
    #expect(wrong == [])
  }

  /// The sequences that are kept because they shape a picture or a script.
  static let shaping = [
    "👩\u{200D}👧", "👩🏽\u{200D}🚀", "🏳\u{FE0F}\u{200D}🌈", "❤\u{FE0F}", "☎\u{FE0E}", "1\u{FE0F}\u{20E3}",
    "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", "葛\u{E0100}", "≨\u{FE00}",
    "。\u{FE01}",
    "می\u{200C}خواهم", "क\u{94D}\u{200D}ष", "ᠠ\u{180B}", "\u{115F}ᅡ", "ᄀ\u{1160}",
  ]

  @Test(arguments: shaping)
  func `what shapes a picture or a script stays`(_ text: String) {
    #expect(filtered("a " + text + " b") == "a " + text + " b")
    #expect(CharacterPolicy.document.filtered(text) == text)
  }

  /// The sequences that are removed, with the text that is left.
  static let stray: [(text: String, left: String)] = [
    ("a\u{200D}b\u{200C}c", "abc"), ("👩\u{200D}a", "👩a"), ("👩\u{200D}\u{200D}👧", "👩👧"),
    ("می\u{200C}\u{200C}خواهم", "میخواهم"), ("a\u{FE0F}\u{FE01}b", "ab"), ("1\u{FE0F}2", "12"),
    ("❤\u{FE0F}\u{FE0F}\u{FE0F}", "❤\u{FE0F}"), ("葛\u{E0100}\u{E0101}", "葛\u{E0100}"),
    ("a\u{E0100}", "a"), ("❤\u{202E}\u{FE0F}", "❤"), ("🏴\u{E0067}x", "🏴x"),
    ("🏴\u{E0067}\u{E0062}\u{E007F}", "🏴"), ("👩\u{E0067}\u{E0062}\u{E0065}\u{E007F}", "👩"),
    ("🏴" + String(repeating: "\u{E0061}", count: 7) + "\u{E007F}", "🏴"),
    ("🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}\u{E007F}\u{E0041}", shaping[6]),
    ("\u{115F}\u{1160}a\u{3164}b\u{FFA0}", "ab"), ("a\u{2028}b\u{2029}c", "a b c"),
  ]

  @Test(arguments: stray)
  func `what shapes nothing goes`(_ text: String, _ left: String) {
    #expect(filtered(text) == left)
    #expect(filtered(filtered(text)) == left)
  }

  @Test func `of unseen characters that follow each other a document keeps the first`() {
    let policy = CharacterPolicy.document
    #expect(
      policy.filtered("a\u{AD}b\u{200B}\u{200B}\u{2060}c\u{200F}d") == "a\u{AD}b\u{200B}c\u{200F}d")
    #expect(policy.filtered("\u{FEFF}\u{200B}a") == "a")
    #expect(policy.line("a\r\nb\tc\u{85}") == "a b c")
    #expect(policy.line("a\tb", keepsTabs: true) == "a\tb")
  }
}
