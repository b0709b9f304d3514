// Tests of the recognition of front matter, which moves nothing else in a text.

import BehestCards
import MarkdownTree
import Testing

struct FrontMatterTests {
  private func kinds(_ source: String) throws -> [MarkdownNode.Kind] {
    try MarkdownDocument(parsing: source).root.children.map(\.kind)
  }

  @Test(arguments: [
    ("---\na: b\n---\n", "a: b\n"), ("---\r\na: b\r\nc:\r\n---\r\n", "a: b\nc:\n"),
    ("\u{FEFF}---\na: b\n...", "a: b\n"),
    ("--- \n# c\n\na:\n- b\n  c\n---", "# c\n\na:\n- b\n  c\n"),
    ("---\na b: 'c'\nd: ```\n---\n", "a b: 'c'\nd: ```\n"),
    ("---\né: \u{0}\n---\n", "é: \u{FFFD}\n"),
  ])
  func `fields are fields`(_ source: String, _ fields: String) throws {
    #expect(try kinds(source) == [.frontMatter(fields)])
    let more = try MarkdownDocument(parsing: source + "\n\n# x *y*\n").root.children
    #expect(more.map(\.kind) == [.frontMatter(fields), .heading(level: 1)])
    let plain = try MarkdownDocument(
      parsing: source + "\n\n# x *y*\n", options: MarkdownOptions(extensions: .github)
    ).root.children
    #expect(more.last?.range == plain.last?.range)
    #expect(more.first?.range.bytes.upperBound == source.utf8.reversed().drop { $0 < 0x20 }.count)
  }

  @Test(arguments: [
    "---\n", "---\n---\n", "---\na: b\n", " ---\na: b\n---\n", "\n---\na: b\n---\n",
    "---\na\n---\n",
    "---\na:b\n---\n", "---\n- a: b\n---\n", "----\na: b\n----\n", "---\n  a: b\n---\n",
    "---\n# a\n---\n", "x\n---\na: b\n---\n", "---\na: b\nc\n---\n",
    "---\na: " + String(repeating: "b", count: 20_000) + "\n---\n",
  ])
  func `anything else is Markdown`(_ source: String) throws {
    let plain = try MarkdownDocument(parsing: source, options: MarkdownOptions(extensions: .github))
    #expect(try kinds(source) == plain.root.children.map(\.kind))
  }

  @Test func `a text in pieces has the fields of the whole`() throws {
    let source = Array(
      "\u{FEFF}---\na: '[x]: y'\nb: |\n  ```\n---\n[x] *y*\n\n[x]: z\n\n- a\n".utf8)
    var options = MarkdownOptions.standard
    options.locatesNodes = false
    let whole = try MarkdownDocument(parsing: source, options: options).root.children
    #expect(whole.count == 3)
    for size in 1...source.count {
      var pieces = MarkdownPieces()
      var blocks: [MarkdownNode] = []
      for start in stride(from: 0, to: source.count, by: size) {
        try pieces.append(source[start..<min(start + size, source.count)])
        while let next = try pieces.next() { blocks += next }
      }
      pieces.finish()
      while let next = try pieces.next() { blocks += next }
      #expect(blocks == whole, "in pieces of \(size)")
    }
    var pieces = try MarkdownPieces(of: source)
    #expect(try pieces.next() == [whole[0]])
  }

  @Test func `each form has the fields`() throws {
    let document = try MarkdownDocument(parsing: "---\na: <b>\n---\n\nx\n")
    #expect(document.html() == "<pre>a: &lt;b&gt;\n</pre>\n<p>x</p>\n")
    #expect(document.plainText() == "a: <b>\n\nx")
    #expect(document.commonMark() == "---\na: <b>\n---\n\nx\n")
    #expect(document.rtf().contains("a: <b>"))
  }

  @Test func `a card has one quiet line for each field`() throws {
    let source = "---\na: \"b\"\nc:\n  - d\n  - e\n# no\nf: >\n  g\n  h\ni:\nj: [k, l]\n---\n"
    func field(_ key: String, _ value: String) -> [Inline] {
      [.styled(.strong, [.text(key + ":")]), .text(value)]
    }
    let lines = [
      field("a", " b"), field("c", " d, e"), field("f", " g h"), field("i", ""),
      field("j", " k, l"),
    ]
    #expect(
      try Card(markdown: source).blocks == [
        .paragraph([.styled(.secondary, Array(lines.joined(separator: [.lineBreak])))])
      ])
  }
}
