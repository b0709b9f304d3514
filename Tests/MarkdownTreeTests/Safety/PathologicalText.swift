// Texts that are hard for parsers and renderers, at any size.

/// A kind of text that some parser or renderer took too long for.
struct PathologicalText: Sendable {
  let name: String

  /// A text of about a number of bytes.
  let text: @Sendable (Int) -> String

  private init(_ name: String, _ text: @escaping @Sendable (Int) -> String) {
    self.name = name
    self.text = text
  }

  /// A piece many times over.
  private init(_ name: String, _ piece: String, after start: String = "", before end: String = "") {
    self.init(name) { start + Self.many(piece, $0) + end }
  }

  private static func many(_ piece: String, _ size: Int) -> String {
    String(repeating: piece, count: max(1, size / piece.utf8.count))
  }

  /// The cases of cmark's own pathological tests.
  static let upstream: [PathologicalText] = [
    PathologicalText("nested strong emphasis") {
      many("*a **a ", $0 / 2) + "b" + many(" a** a*", $0 / 2)
    },
    PathologicalText("emphasis closers without openers", "a_ "),
    PathologicalText("emphasis openers without closers", "_a "),
    PathologicalText("link closers without openers", "a]"),
    PathologicalText("link openers without closers", "[a"),
    PathologicalText("mismatched openers and closers", "*a_ "),
    PathologicalText("openers that never match") { many("*a ", $0 / 2) + many("_a*_ ", $0 / 2) },
    PathologicalText("openers and closers of three", "c* ", after: "a**b"),
    PathologicalText("link openers and emphasis closers", "[ a_"),
    PathologicalText("brackets and parentheses", "[ (]("),
    PathologicalText("images around links", "![[]()"),
    PathologicalText("emphasis across links", "**x [a*b**c*](d)"),
    PathologicalText("nested brackets") { many("[", $0 / 2) + "a" + many("]", $0 / 2) },
    PathologicalText("nested quotes", "> ", before: "a"),
    PathologicalText("nested lists") { size in
      (0..<Int(Double(size).squareRoot())).map { String(repeating: "  ", count: $0) + "* a\n" }
        .joined()
    },
    PathologicalText("NUL", "abc\0de\0"),
    PathologicalText("backquotes of every length") { size in
      (1..<Int(Double(2 * size).squareRoot())).map { "e" + String(repeating: "`", count: $0) }
        .joined()
    },
    PathologicalText("unclosed links, pointed", "[a](<b"),
    PathologicalText("unclosed links", "[a](b"),
    PathologicalText("unclosed comments", "<!--", after: "</"),
    PathologicalText("empty lines in nested lists") {
      "x\n\n" + many("- ", $0 / 2) + "x" + many("\n", $0 / 2)
    },
    PathologicalText("references that are never defined", "[b][c] ", after: "[a]: /u\n\n"),
  ]

  /// Cases of ours: the advisories on cmark-gfm, and what renderers of terminals fail on.
  static let own: [PathologicalText] = [
    PathologicalText("unclosed CDATA", "<![CDATA[", after: "x "),
    PathologicalText("unclosed declarations", "<!A ", after: "x "),
    PathologicalText("unclosed instructions", "<?", after: "x "),
    PathologicalText("a row of cells", "|", after: "| a |\n|---|\n| "),
    PathologicalText("a table of many columns") { size in
      let row = many("a|", size / 5)
      return "\(row)\n\(row.replacing("a", with: "-"))\n\(row)\n\(row)\n\(row)\n"
    },
    PathologicalText("a table of many rows", "| a | *b* |\n", after: "| a | b |\n|---|---|\n"),
    PathologicalText("addresses", "http://a.b/c "),
    PathologicalText("brackets behind an address", ")", after: "www.a"),
    PathologicalText("mail addresses", "a@b.c "),
    PathologicalText("footnotes") { size in
      (0..<size / 24).map { "[^n\($0)]\n\n[^n\($0)]: note\n\n" }.joined()
    },
    PathologicalText("uses of one footnote", "[^a] ", before: "\n\n[^a]: note\n"),
    PathologicalText("definitions") { size in
      (0..<size / 16).map { "[r\($0)]: /u\n[r\($0)]\n\n" }.joined()
    },
    PathologicalText("entities", "&amp;&#65;&bad;"),
    PathologicalText("marks on one letter", "\u{301}", after: "a"),
    PathologicalText("joined pictures", "\u{200D}👩", after: "👩"),
    PathologicalText("flags", "🇩🇪"),
    PathologicalText("a word without an end", "a"),
    PathologicalText("ideographs without a space", "日本語"),
    PathologicalText("bidirectional controls", "\u{202E}a\u{2066}"),
    PathologicalText("open tags", "<a b=\"c\" "),
    PathologicalText("lines of code", "    x\n"),
    PathologicalText("footnotes in footnotes", "[^1]:"),
    PathologicalText("rows that are none", "aaa\rbbb\n-\u{B}\n"),
    PathologicalText("underscores", "_", before: "a"),
    PathologicalText("underscored words", "_a", before: "_"),
    PathologicalText("breaks and tabs", "a\t\\\nb  \n"),
    PathologicalText("quotation marks", "'a\" "),
    PathologicalText("addresses with underscores", "http://a_"),
    PathologicalText("an address of underscores", "_a", after: "http://"),
    PathologicalText("addresses without blanks", "mailto:s@p.com/"),
    PathologicalText("addresses and brackets", "http://a<"),
    PathologicalText("delimiter rows without a header", "-|-\n", after: "x\n"),
    PathologicalText("delimiter rows of other headers", "a\n|-|-|\n"),
    PathologicalText(
      "delimiter rows behind a table", "|b|c|\n|-|-|\n", after: "|a|\n|-|\n---\nx\n"),
    PathologicalText("delimiter rows behind quotes that are none", "    >\n|-|-|\n", after: "a\n"),
    PathologicalText("delimiters of one column", "a|b\n:-\n"),
    PathologicalText("quotation marks and tildes", "\"~"),
    PathologicalText("quotation marks alone", "'"),
    PathologicalText("quotation marks and stars", "\"*"),
    PathologicalText("quotes and stars") { many(">", $0 / 3) + many("a*", $0 / 3 * 2) },
    PathologicalText("underscores around a point") {
      many("_", $0 / 2) + "." + many("_", $0 / 2)
    },
    PathologicalText("items of one list", " 2.\n", after: "1.\n"),
    PathologicalText("bullets in one line", " -", before: "x\n"),
    PathologicalText("short rows", "|a|\n", after: "|a|b|c|d|\n|-|-|-|-|\n"),
    PathologicalText("images in words", "![l"),
    PathologicalText("uses of a long definition") { size in
      "[a]: " + many("x", size / 2) + "\n\n" + many("[a]", size / 2)
    },
    PathologicalText("items with emphasis", "- *a* and _b_\n"),
  ]

  /// The names of the texts that show what an advisory on cmark-gfm is about.
  static let advisories: [String: [String]] = [
    "CVE-2020-5238": ["rows that are none"],
    "CVE-2022-24724": ["a table of many columns"],
    "CVE-2022-39209": ["images in words", "brackets behind an address"],
    "CVE-2023-22483": [
      "openers that never match", "quotation marks alone", "addresses and brackets",
      "addresses with underscores", "an address of underscores", "a row of cells",
      "delimiter rows of other headers", "uses of a long definition",
    ],
    "CVE-2023-22484": [
      "unclosed comments", "unclosed instructions", "unclosed declarations", "unclosed CDATA",
    ],
    "CVE-2023-22485": ["addresses without blanks"],
    "CVE-2023-22486": ["images around links"],
    "CVE-2023-24824": ["quotes and stars", "empty lines in nested lists"],
    "CVE-2023-26485": [
      "underscores around a point", "items of one list", "bullets in one line",
    ],
    "CVE-2023-37463": ["short rows", "footnotes in footnotes"],
  ]
}
