// Tests of the highlighting of each language against a golden file, and of its speed and coverage.

import BehestTestSupport
import CodeHighlighting
import Foundation
import Testing

struct LanguageTests {
  /// Returns the fences of the sample file: a language and its code.
  static func samples() throws -> [(language: String, code: String)] {
    try Fixtures.text("Code/languages.md").components(separatedBy: "\n\n```").map { part in
      let text = part.hasPrefix("```") ? String(part.dropFirst(3)) : part
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let code = lines.dropFirst().prefix { $0 != "```" }.joined(separator: "\n")
      return (String(lines[0]), code + "\n")
    }
  }

  @Test func `each language's parts are what they were`() throws {
    var text = ""
    for (language, code) in try Self.samples() {
      text += "== \(language)\n"
      let bytes = [UInt8](code.utf8)
      for part in CodeHighlighter.parts(of: code, language: language) {
        let words = String(decoding: bytes[part.start..<part.end], as: UTF8.self)
        text += "\(part.kind.rawValue) \(words.replacingOccurrences(of: "\n", with: "⏎"))\n"
      }
    }
    Fixtures.expect(text, matches: "Code/languages.parts.txt")
  }

  @Test func `every language has a sample, and only the last sample has none`() throws {
    let sampled = Set(try Self.samples().map(\.language))
    let unsampled = CodeHighlighter.languages.filter { language in
      !sampled.contains { Self.parts(of: $0).elementsEqual(Self.parts(of: language)) }
    }
    #expect(unsampled == [])
    #expect(CodeHighlighter.languages.count >= 25)
    #expect(!CodeHighlighter.knows("unheard-of"))
  }

  /// Returns the parts of a sample text in a language, which are the same for the names of one
  /// language.
  private static func parts(of language: String) -> [CodePart] {
    let words = "if def fn let var class function SELECT from end # // -- ; % @a $b \"c\" 'd' <e>"
    return CodeHighlighter.parts(of: words, language: language)
  }

  @Test(arguments: [
    ("Swift", true), ("{.swift}", true), (".swift", true), ("rust,ignore", true), ("C++", true),
    ("language-js", true), ("", false), ("{", false), ("swift ", false),
  ])
  func `a language is known by the names that are written`(_ name: String, _ isKnown: Bool) {
    #expect(CodeHighlighter.knows(name) == isKnown)
  }

  @Test(arguments: CodeHighlighter.languages)
  func `parts are in order, apart, and whole characters, whatever the code`(_ language: String) {
    var random = SplitMix64(seed: language.utf8.reduce(1) { $0 &* 31 &+ UInt64($1) })
    let pieces = [
      "\"", "'", "`", "/*", "*/", "//", "#", "--", "{-", "-}", "(*", "*)", "<", ">", "<!--", "@",
      "$", "${", "\\", "\n", " ", "é", "漢", "👩‍👩‍👧", "x", "Class", "0x", "1e+", "'a", "\"\"\"", "[[",
      "=", ":", "r#\"", "&", ";", "<![CDATA[", "if", "\u{0}", "\t",
    ]
    for _ in 0..<60 {
      let code = (0..<60).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      let bytes = [UInt8](code.utf8)
      var last = 0
      var isWhole = true
      for part in CodeHighlighter.parts(of: code, language: language) {
        isWhole = isWhole && part.start >= last && part.end > part.start && part.end <= bytes.count
        for place in [part.start, part.end] where isWhole && place < bytes.count {
          isWhole = bytes[place] & 0xC0 != 0x80
        }
        last = part.end
      }
      #expect(isWhole, "\(language): \(code.debugDescription)")
    }
  }

  /// Openers without an end, each repeated: what makes a careless scanner look ahead again.
  static let openers = [
    "\"", "'", "`", "/*", "<!--", "<a ", "<", "'a", "${", "#include <", "r#\"", "\"\"\"", "[[",
    "{-", "(*", "a.", "a ", "&", "$", "\\", "@", "1e", "x:", "  ", "<![CDATA[", "'\\u{",
  ]

  @Test(arguments: CodeHighlighter.languages)
  func `openers without an end are read at once`(_ language: String) {
    for opener in Self.openers {
      // A scanner that looked ahead from each would need hours for them all.
      let code = String(repeating: opener, count: 8_000 / opener.utf8.count)
      let parts = CodeHighlighter.parts(of: code, language: language)
      #expect(parts.count <= code.utf8.count)
    }
  }
}
