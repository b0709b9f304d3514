// Checks that no text, however made, crashes the parser or keeps it for seconds.

import BehestTestSupport
import MarkdownTree
import Testing

struct HostileInputTests {
  /// Texts that would take the parser long, or all memory, and are refused without being parsed.
  static let refused: [HostileText] = {
    let size = 200_000
    let columns = String(repeating: "a|", count: 900)
    return [
      HostileText("open images", "![[]()", size),
      HostileText("in text", "![[]()", size, after: "x "),
      HostileText("CDATA", "<![CDATA[", size, after: "x "),
      HostileText("declarations", "<!A ", size, after: "x "),
      HostileText("instructions", "<?", size, after: "x "),
      HostileText("instructions over lines", "<?a\n", size, after: "x "),
      HostileText("cells", "|", size, after: "| a |\n|---|\n| ", code: .tooWide),
      HostileText(
        "short rows", "a\n", size, after: "\(columns)\n\(columns.replacing("a", with: "-"))\n"),
      HostileText("brackets after an address", ")", size, after: "www.a"),
      HostileText("addresses", "a@b.c", size), HostileText("signs", "a@", size),
      HostileText("addresses before tags", "http://a<", size),
      HostileText("mixed emphasis", "*a_ ", size),
      HostileText(
        "long references", "[a]", size, after: "[a]: \(String(repeating: "x", count: size))\n\n"),
      HostileText("quotes", ">", size, code: .tooDeep),
    ]
  }()

  /// Texts that are hard for some parsers; they are parsed, or refused for their depth.
  static let parsed: [HostileText] = {
    let size = 20_000
    let wide = String(repeating: "a|", count: 1_000)
    return [
      HostileText("comments", "<!--", size, after: "x "), HostileText("spaced quotes", "> ", size),
      HostileText("items", "1. ", size), HostileText("bullets", "+ ", size, before: "a"),
      HostileText(
        "a thousand columns", wide, wide.utf8.count,
        after: "\(wide)\n\(wide.replacing("a", with: "-"))\n"),
      HostileText("brackets", "[", size), HostileText("emphasis", "*a ", size),
      HostileText(
        "nested brackets", "[", size, before: "a" + String(repeating: "]", count: size)),
      HostileText("stars", "a**b", size, before: String(repeating: "c* ", count: size / 3)),
      HostileText("strikes", "a~~b~ ", size), HostileText("links", "[a](<b", size),
      HostileText("entities", "&#0;", size), HostileText("NUL", "\0", size),
      HostileText("footnotes", "[^a]", size, before: "\n\n[^a]: x"),
      HostileText("combining", "a\u{301}\u{302}", size), HostileText("tabs", "\t", size),
      HostileText("returns", "\r", size), HostileText("headings", "# a\n", size),
      HostileText(
        "backquotes", "", 0,
        after: (1...200).map { "e" + String(repeating: "`", count: $0) }.joined()),
      HostileText(
        "indents", "", 0,
        after: (0...200).map { String(repeating: " ", count: $0 * 2) + "- a\n" }.joined()),
    ]
  }()

  @Test(arguments: parsed)
  func `a hostile text is parsed, written and compared`(_ hostile: HostileText) {
    guard let document = try? MarkdownDocument(parsing: hostile.text) else { return }
    let length =
      document.html().utf8.count + document.plainText().utf8.count
      + document.rtf().utf8.count + document.commonMark().utf8.count
    #expect(length < 200 * hostile.text.utf8.count + 10_000)
    // Hashing and comparing walk the tree too.
    #expect(document.hashValue == document.hashValue)
  }

  @Test(arguments: refused)
  func `a text that would cost too much is refused`(_ hostile: HostileText) {
    let error = #expect(throws: MarkdownError.self) { try MarkdownDocument(parsing: hostile.text) }
    #expect(error?.code == hostile.code)
  }

  @Test(arguments: ["mailto:a@b.co", ":a@b.co", "xmpp:a@b.co/c", "://a.b", "o:a@b.co", "\\:a@b.co"])
  func `an address at the very beginning is read as one in the middle`(_ text: String) throws {
    let start = try MarkdownDocument(parsing: text)
    let middle = try MarkdownDocument(parsing: "*x* " + text)
    #expect(middle.html() == start.html().replacing("<p>", with: "<p><em>x</em> "))
  }

  @Test func `many harmless uses of the same constructs are not refused`() throws {
    let badge = "[![build](https://example.com/b.svg)](https://example.com/build) "
    let row = "| a | b | c | d | e | f | g | h |\n"
    let text =
      String(repeating: badge, count: 2_000) + "\n\n" + row + "|-|-|-|-|-|-|-|-|\n"
      + String(repeating: row, count: 5_000) + "\n"
      + String(repeating: "<someone@example.com> <?php x ?> <!DOCTYPE html>\n", count: 2_000)
      + String(repeating: "[text][ref] and www.example.com/a_(b)\n\n", count: 5_000)
      + "[ref]: https://example.com/\(String(repeating: "x", count: 300))\n"
    let document = try MarkdownDocument(parsing: text)
    #expect(document.root.children.count > 5_000)
  }

  @Test(arguments: [1, 50, 98, 99, 100, 150])
  func `nesting is refused past the limit`(_ depth: Int) throws {
    let text = String(repeating: "> ", count: depth) + "a"
    // A document, the quotes, a paragraph and its text.
    if depth + 2 <= 100 {
      let document = try MarkdownDocument(parsing: text)
      #expect(nodes(of: document.root).count == depth + 3)
    } else {
      let error = #expect(throws: MarkdownError.self) { try MarkdownDocument(parsing: text) }
      #expect(error?.code == .tooDeep)
    }
  }

  @Test(arguments: ["- ", "* ", "1. ", "# ", "| ", "> - "])
  func `many short paragraphs without an empty line between them are not one long one`(
    _ mark: String
  ) throws {
    let line = mark + "*some* _text_ with __all__ **kinds** of <b>marks</b> and ![a](a.png)\n"
    let start = mark == "| " ? "| a |\n|---|\n" : ""
    let document = try MarkdownDocument(parsing: start + String(repeating: line, count: 4_000))
    #expect(nodes(of: document.root).count > 40_000)
  }

  @Test func `emphasis that ends where it should is cheap in one paragraph too`() throws {
    let text = String(repeating: "Some *stars* and _lines_, **more** of __them__.\n", count: 2_000)
    #expect(try MarkdownDocument(parsing: text).root.children.count == 1)
  }

  @Test(arguments: [
    // These lines begin no block at their place, so that the whole text is one paragraph.
    "a\n    - *x\n    - _a*_ ", "a\n2. *x\n2. _a*_ ", "a\n    # *x\n    # _a*_ ",
    "|a|\n|b\n|-|-|\n|*x\n|_a*_ ", "|a|\n>|-|\n|*x\n|_a*_ ", "a\n\t* *x\n\t* _a*_ ",
    "`a*` *x _a*_ ", "[*x](a*) _a*_ ", "\\* a\\* *x _a*_ ", "a\n- \n*x\n_a*_ ",
  ])
  func `what only looks like another paragraph counts with it`(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let start = lines.dropLast(2).map { $0 + "\n" }.joined()
    let marks = lines.suffix(2)
    let hostile =
      start + String(repeating: (marks.first ?? "") + "\n", count: 20_000)
      + String(repeating: (marks.last ?? "") + "\n", count: 20_000)
    let error = #expect(throws: MarkdownError.self) { try MarkdownDocument(parsing: hostile) }
    #expect(error?.code == .tooCostly)
  }

  @Test func `a table wider than the limit is refused, and one as wide is not`() throws {
    func table(_ columns: Int) -> String {
      ["a|", "-|"].map { "|" + String(repeating: $0, count: columns) + "\n" }.joined()
    }
    var options = MarkdownOptions.standard
    #expect(options.maximumColumns == 1_000)
    _ = try MarkdownDocument(parsing: table(1_000))
    var error = #expect(throws: MarkdownError.self) {
      try MarkdownDocument(parsing: "b\n\n" + table(1_001))
    }
    #expect(error?.code == .tooWide)
    options.maximumColumns = 2
    _ = try MarkdownDocument(parsing: table(2) + "|a|b|\n", options: options)
    error = #expect(throws: MarkdownError.self) {
      try MarkdownDocument(parsing: table(2) + "|a|b|c|d|\n", options: options)
    }
    #expect(error == MarkdownError(code: .tooWide, offset: 12))
    options.extensions = []
    _ = try MarkdownDocument(parsing: table(5), options: options)
  }

  @Test func `tables of more cells than the limit are refused`() throws {
    var options = MarkdownOptions.standard
    #expect(options.maximumCells == 1_000_000)
    options.maximumCells = 8
    let table = "|a|b|\n|-|-|\n|c|d|\n"
    _ = try MarkdownDocument(parsing: table + "\n" + table, options: options)
    let error = #expect(throws: MarkdownError.self) {
      try MarkdownDocument(parsing: table + "\n" + table + "|e|f|\n", options: options)
    }
    #expect(error == MarkdownError(code: .tooManyCells, offset: 37))
  }

  @Test func `a text longer than the limit is refused`() throws {
    var options = MarkdownOptions.standard
    options.maximumLength = 10
    _ = try MarkdownDocument(parsing: "0123456789", options: options)
    let error = #expect(throws: MarkdownError.self) {
      try MarkdownDocument(parsing: "0123456789a", options: options)
    }
    #expect(error == MarkdownError(code: .tooLarge, offset: 10))
  }

  @Test func `invalid bytes become replacement characters and ranges stay those of the bytes`()
    throws
  {
    let bytes: [UInt8] =
      Array("a \0 *".utf8) + [0xFF, 0xE2, 0x82] + Array("*\n\n".utf8) + [0xC0, 0x41]
    let document = try MarkdownDocument(parsing: bytes)
    #expect(document.plainText() == "a \u{FFFD} \u{FFFD}\u{FFFD}\n\n\u{FFFD}A")
    let emphasis = document.root.children[0].children[1]
    #expect(Array(bytes[emphasis.range.bytes]) == [0x2A, 0xFF, 0xE2, 0x82, 0x2A])
    let last = document.root.children[1].range
    #expect(Array(bytes[last.bytes]) == [0xC0, 0x41])
    #expect(last.start == SourcePosition(line: 3, column: 1))
  }

  @Test func `bytes at random give a tree whose ranges are in order`() throws {
    let alphabet = Array("ab *_`[]()<>!|-:#~\\&;\n\n \t1.@w/\"'+^=\u{E9}".utf8) + [0, 0xFF]
    var generator = SplitMix64(seed: 2)
    for _ in 0..<1_000 {
      let bytes = (0..<Int.random(in: 0..<200, using: &generator)).map { _ in
        alphabet[Int.random(in: 0..<alphabet.count, using: &generator)]
      }
      guard let document = try? MarkdownDocument(parsing: bytes) else { continue }
      for node in nodes(of: document.root) {
        #expect(node.range.bytes.upperBound <= bytes.count, "\(bytes)")
        for child in node.children where !child.kind.isFootnoteDefinition {
          #expect(node.range.bytes.lowerBound <= child.range.bytes.lowerBound, "\(bytes)")
          #expect(node.range.bytes.upperBound >= child.range.bytes.upperBound, "\(bytes)")
        }
      }
      _ = (document.html(), document.rtf(), document.plainText(), document.commonMark())
    }
  }

  @Test func `many tasks may parse at once`() async throws {
    let text = "~~a~~ www.example.com\n\n| a |\n|---|\n| b |\n"
    let expected = try MarkdownDocument(parsing: text)
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for index in 0..<64 {
        group.addTask {
          for _ in 0..<50 {
            let options: MarkdownOptions = index % 2 == 0 ? .standard : .minimal
            let document = try MarkdownDocument(parsing: text, options: options)
            if index % 2 == 0, document != expected { return false }
          }
          return true
        }
      }
      for try await isRight in group { #expect(isRight) }
    }
  }
}

/// A text made of one piece many times over.
struct HostileText: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let text: String
  let code: MarkdownError.Code

  /// - Parameters:
  ///   - name: What is hostile about it.
  ///   - piece: The piece.
  ///   - size: How many bytes of pieces there are.
  ///   - start: What the pieces come after.
  ///   - end: What the pieces come before.
  ///   - code: Why it is refused, if it is.
  init(
    _ name: String, _ piece: String, _ size: Int, after start: String = "",
    before end: String = "", code: MarkdownError.Code = .tooCostly
  ) {
    testDescription = name
    text = start + String(repeating: piece, count: size / max(1, piece.utf8.count)) + end
    self.code = code
  }
}

extension MarkdownNode.Kind {
  fileprivate var isFootnoteDefinition: Bool {
    if case .footnoteDefinition = self { true } else { false }
  }
}
