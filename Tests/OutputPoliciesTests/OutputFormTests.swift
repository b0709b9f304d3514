// The classes of characters that each form of output contains, in one table.

import BehestCards
import BehestJSON
import BehestShell
import CardHTML
import CardTerminal
import MarkdownTree
import OutputPolicies
import PhraseChecks
import PhraseMatching
import Synchronization
import Testing

struct OutputFormTests {
  /// Characters between two letters, and their expected output in each family of forms.
  struct Sample: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    /// The expected output at a terminal.
    let terminal: String
    /// The expected output in a document; `nil` for the same.
    var document: String?

    init(_ name: String, _ text: String, terminal: String = "", document: String? = nil) {
      testDescription = name
      self.text = text
      self.terminal = terminal
      self.document = document
    }
  }

  static let england = "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}"

  static let samples = [
    Sample("C0", "\u{1}\u{8}\u{B}\u{C}\u{E}\u{1F}"), Sample("DEL", "\u{7F}"),
    Sample("C1", "\u{80}\u{85}\u{9F}"), Sample("CSI", "\u{1B}[2J", terminal: "[2J"),
    Sample("CSI of one byte", "\u{9B}2J", terminal: "2J"),
    Sample("OSC", "\u{1B}]0;t\u{7}", terminal: "]0;t"),
    Sample("DCS", "\u{90}q\u{9C}", terminal: "q"), Sample("reset", "\u{1B}c", terminal: "c"),
    Sample("embedding", "\u{202A}\u{202B}\u{202C}"), Sample("override", "\u{202D}\u{202E}"),
    Sample("isolates", "\u{2066}\u{2067}\u{2068}\u{2069}"),
    Sample("deprecated formats", "\u{206A}\u{206F}"),
    Sample("mark of direction", "\u{200F}", document: "\u{200F}"),
    Sample("Arabic letter mark", "\u{61C}", document: "\u{61C}"),
    Sample("run of marks", "\u{200E}\u{200F}\u{200E}", document: "\u{200E}"),
    Sample("line separator", "\u{2028}", terminal: " "),
    Sample("paragraph separator", "\u{2029}", terminal: " "),
    Sample("zero width space", "\u{200B}", document: "\u{200B}"),
    Sample("soft hyphen", "\u{AD}", document: "\u{AD}"),
    Sample("word joiner", "\u{2060}", document: "\u{2060}"),
    Sample("byte order mark", "\u{FEFF}"), Sample("joiners", "\u{200C}\u{200D}"),
    Sample("invisible operators", "\u{2061}\u{2064}"),
    Sample("fillers", "\u{3164}\u{FFA0}\u{115F}"),
    Sample("grapheme joiner", "\u{34F}"),
    Sample("annotation", "\u{FFF9}x\u{FFFA}\u{FFFB}", terminal: "x"),
    Sample("tags", "\u{E0041}\u{E0042}\u{E007F}"), Sample("language tag", "\u{E0001}\u{E0065}"),
    Sample("tags on a picture", "🍲\u{E0041}\u{E007F}", terminal: "🍲"),
    Sample("private use", "\u{E000}\u{F8FF}\u{F0000}\u{10FFFD}"),
    Sample("selectors", "\u{FE0F}\u{FE00}\u{E0100}"),
    Sample("run of selectors", "❤\u{FE0F}\u{FE0F}\u{E0101}", terminal: "❤\u{FE0F}"),
    Sample("noncharacters", "\u{FFFE}\u{1FFFF}\u{10FFFF}"),
    Sample("music", "\u{1D173}\u{1D17A}"), Sample("shorthand", "\u{1BCA0}"),
    Sample("flag", england, terminal: england),
    Sample("keycap", "1\u{FE0F}\u{20E3}", terminal: "1\u{FE0F}\u{20E3}"),
    Sample("family", "👩\u{200D}👧", terminal: "👩\u{200D}👧"),
    Sample("variant", "葛\u{E0100}", terminal: "葛\u{E0100}"),
    Sample("Persian", "می\u{200C}خواهم", terminal: "می\u{200C}خواهم"),
  ]

  @Test(arguments: samples)
  func `a terminal gets what is seen`(_ sample: Sample) {
    let text = "a" + sample.text + "b"
    let expected = "a" + sample.terminal + "b"
    let forms = [
      "label": TerminalText.sanitised(text),
      "list": TerminalText.truncated(text, to: 40),
      "card": TerminalRenderer(profile: TerminalProfile(width: 40)).render([
        .paragraph(text)
      ]).replacing("\n", with: " "),
      "code": TerminalRenderer(profile: TerminalProfile(width: 40)).render([
        .code(language: nil, text: text)
      ]).replacing("\n", with: " "),
      "page": Page(profile: TerminalProfile(width: 40), isTerminal: true).plain(text),
      "note": written { $0.note(text) }.note,
      "result": written { $0.result(text) }.result,
      "value at a terminal": written(isTerminal: true) { $0.value(text) }.result,
    ]
    for (form, output) in forms {
      // A separator ends a line, which may be indented.
      let found = output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(found == expected, "\(form): \(output.debugDescription)")
    }
    #expect(written { $0.value(text) }.result == text, "a value in a pipe")
  }

  @Test(arguments: samples)
  func `a document has an author's own characters and nothing hidden`(_ sample: Sample) throws {
    // Not at the start, where brackets and marks mean something to Markdown.
    let text = "a" + sample.text.replacing("[", with: "(").replacing("]", with: ")") + "b"
    let expected =
      "a"
      + (sample.document ?? sample.terminal).replacing("[", with: "(")
      .replacing("]", with: ")") + "b"
    let document = try MarkdownDocument(parsing: "x " + text)
    let code = try MarkdownDocument(parsing: "```\n\(text)\n```")
    let card = Card(blocks: [.paragraph("x " + text)])
    #expect(document.plainText() == "x " + expected)
    #expect(code.plainText() == expected)
    #expect(document.html() == "<p>x \(expected)</p>\n")
    #expect(code.html() == "<pre><code>\(expected)\n</code></pre>\n")
    #expect(card.html.contains(">x \(expected)<"))
    #expect(card.htmlPage().contains(">x \(expected)<"))
    for rtf in [document.rtf(), code.rtf()] { #expect(rtf.contains(expected.inRTF)) }
    #expect(code.commonMark() == "```\n\(expected)\n```\n")
    // Markdown can name any character: no text is lost, and none is written that is not seen.
    let markdown = document.commonMark()
    #expect(try MarkdownDocument(parsing: markdown).root.plainText() == document.root.plainText())
    #expect(CharacterPolicy.document.filtered(markdown) == markdown)
  }

  @Test(arguments: samples)
  func `a report spells what is not seen`(_ sample: Sample) {
    let text = "a" + sample.text + "b"
    var words = ""
    var json = ""
    CharacterPolicy.spelled.forEachScalar(of: text) { scalar, isCarried in
      let number = String(scalar.value, radix: 16, uppercase: true)
      words += isCarried ? String(scalar) : "\\u{\(number)}"
      json += isCarried ? String(scalar) : scalar.utf16.map(\.inJSON).joined()
    }
    #expect(sample.text == sample.terminal || words.contains("\\u{"))
    let place = SourcePlace(file: text, line: 1)
    let verdict = UtteranceVerdict(
      example: UtteranceCase(utterance: text, intents: [], place: place),
      differences: [.init(field: "intent", expected: text, actual: nil)])
    let junit = JUnitReport([verdict]).text
    #expect(junit.contains("name=\"\(words)\"") && junit.contains("- intent: \(words)"))
    let annotation = GitHubAnnotation(verdict).line
    #expect(annotation.contains(words) && annotation.hasSuffix("- intent: \(words)"))
    let rule = LintRule("rule", .note, "summary", "help")
    let sarif = SARIFReport([LintFinding(rule, text)], version: "1", rules: [rule]).text
    let value = JSON.string(text).text(isPretty: false)
    #expect(value.asJSONControls == "\"\(json)\"")
    #expect(sarif.asJSONControls.contains(json))
    for report in [junit, annotation, sarif, value] {
      #expect(CharacterPolicy.terminal.filtered(report) == report)
    }
  }

  @Test func `of escape sequences those for looks and links pass the door`() {
    let looks = "\u{1B}[1mbold\u{1B}[22;38:2:1:2:3m\u{1B}[m"
    let link = "\u{1B}]8;id=1;https://e.com/\u{1B}\\e\u{1B}]8;;\u{1B}\\"
    #expect(written { $0.note(looks + link) }.note == looks + link + "\n")
    for hostile in [
      "\u{1B}[2J", "\u{1B}[3;1H", "\u{1B}[?25l", "\u{1B}]0;t\u{7}", "\u{1B}]52;c;aGk=\u{1B}\\",
      "\u{1B}]8;;javascript:x\u{1B}\\", "\u{1B}]8;;https://e.com/\u{7}", "\u{1B}P1$r\u{1B}\\",
      "\u{1B}", "\u{1B}[", "\u{1B}[1", "\u{1B}]8;", "\u{1B}]8;;x", "\u{1B}c", "\u{1B}\u{1B}[2J",
    ] {
      #expect(!written { $0.result("a" + hostile) }.result.contains("\u{1B}"), "\(hostile)")
    }
  }

  private func written(
    isTerminal: Bool = false, _ write: (Output) -> Void
  ) -> (result: String, note: String) {
    let record = Mutex((result: "", note: ""))
    write(
      Output(
        resultIsTerminal: isTerminal,
        result: { bytes in record.withLock { $0.result += String(decoding: bytes, as: UTF8.self) }
        },
        note: { text in record.withLock { $0.note += text } }))
    return record.withLock { $0 }
  }
}

struct LinkFormTests {
  static let rows: [(destination: String, terminal: Bool, document: Bool)] = [
    ("https://e.com", true, true), ("HTTP://e.com", true, true), ("mailto:a@b.c", true, true),
    ("file:///etc/passwd", true, false), ("tel:+1", false, true), ("sms:+1", false, true),
    ("ftp://e.com", false, true), ("sftp://e.com", false, true), ("irc://e.com", false, true),
    ("xmpp:a@b.c", false, true), ("javascript:x", false, false), ("JaVaScRiPt:x", false, false),
    ("java\tscript:x", false, false), (" javascript:x", false, false),
    ("vbscript:x", false, false), ("data:text/html,x", false, false), ("blob:x", false, false),
    ("notes.md", false, true), ("#part", false, true), ("/a:b", false, true),
  ]

  @Test(arguments: rows)
  func `every form asks the one table of schemes`(
    _ destination: String, _ terminal: Bool, _ document: Bool
  ) throws {
    let blocks: [Block] = [
      .paragraph([.link(destination: destination, title: "", [.text("words")])])
    ]
    let profile = TerminalProfile(width: 60, hyperlinks: true)
    #expect(
      TerminalRenderer(profile: profile).render(blocks).contains("\u{1B}]8;") == terminal)
    #expect(Card(blocks: blocks).html.contains("<a href") == document)
    let tree = try MarkdownDocument(parsing: "[words](<\(destination)>)")
    #expect(tree.html().contains("<a href") == document)
    #expect(tree.rtf().contains("HYPERLINK") == document)
    #expect(tree.commonMark().contains("](") || tree.commonMark().contains("<"))
  }
}

extension String {
  /// The text as RTF has it.
  fileprivate var inRTF: String {
    unicodeScalars.map { scalar in
      scalar.isASCII
        ? String(scalar) : scalar.utf16.map { "\\u\(Int16(bitPattern: $0))?" }.joined()
    }.joined()
  }

  /// A JSON text with the short escapes of controls spelled as numbers, in lower case.
  fileprivate var asJSONControls: String {
    [("\\b", 8), ("\\f", 12), ("\\t", 9), ("\\n", 10), ("\\r", 13)].reduce(self) { text, escape in
      text.replacing(escape.0, with: UInt16(escape.1).inJSON)
    }
  }
}

extension UInt16 {
  fileprivate var inJSON: String {
    let digits = String(self, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
