// Tests of the blocks for raw HTML and for quotes marked as remarks.

import BehestCards
import MarkdownTree
import Testing

struct HTMLLoweringTests {
  private func blocks(_ source: String, _ html: RawHTML = .shown) throws -> [Block] {
    var hooks = MarkdownHooks.none
    hooks.rawHTML = html
    return Block.blocks(of: try MarkdownDocument(parsing: source).root, hooks: hooks)
  }

  @Test func `a quote with a marker on its first line is a remark`() throws {
    for kind in Block.Callout.Kind.allCases {
      for marker in [kind.rawValue.uppercased(), kind.rawValue, kind.name] {
        #expect(
          try blocks("> [!\(marker)]\n> a\n>\n> - b")
            == [
              .callout(
                Block.Callout(
                  kind,
                  [.paragraph("a"), .list(Block.List(items: [Block.ListItem([.paragraph("b")])]))]))
            ])
      }
    }
    #expect(try blocks("> [!TIP]\n>\n> a") == [.callout(Block.Callout(.tip, [.paragraph("a")]))])
    #expect(Block.Callout(.tip, []).heading == [.text("Tip")])
  }

  @Test(arguments: [
    "> [!NOTE] a", "> [!NOTE]", "> [!OTHER]\n> a", "> a [!NOTE]\n> b", "> **[!NOTE]**\n> a",
    "> [!NOTE\n> a", "> \\[!NOTE\\] x\n> a",
  ])
  func `a quote without one stays a quote`(_ source: String) throws {
    guard case .quote? = try blocks(source).first else {
      Issue.record("\(try blocks(source))")
      return
    }
  }

  @Test func `pairs of tags are styles, and single ones stay as they are written`() throws {
    #expect(
      try blocks("<kbd>Ctrl</kbd> H<sub>2</sub>O x<SUP>*n*</SUP>")
        == [
          .paragraph([
            .styled(.keyboard, [.text("Ctrl")]), .text(" H"), .styled(.subscript, [.text("2")]),
            .text("O x"), .styled(.superscript, [.styled(.emphasis, [.text("n")])]),
          ])
        ])
    #expect(
      try blocks("a <kbd>b </sub>c", .literal) == [
        .paragraph([.text("a "), .text("<kbd>"), .text("b "), .text("</sub>"), .text("c")])
      ])
    #expect(try blocks("a<sup></sup>b") == [.paragraph([.text("a"), .text("b")])])
  }

  @Test func `tags nested without end cost no more than their length`() throws {
    let source = "x" + String(repeating: "<sub>", count: 20_000)
    let closed = source + String(repeating: "</sup></sub>", count: 20_000)
    #expect(try blocks(source).count == 1)
    #expect(try blocks(closed).count == 1)
  }

  @Test func `details fold Markdown under their summary`() throws {
    #expect(
      try blocks(
        "<details open>\n<summary>A <b>b</b> &amp; c</summary>\n\nx *y*\n\n</details>\n\nz")
        == [
          .disclosure(
            Block.Disclosure(
              summary: [.text("A "), .styled(.strong, [.text("b")]), .text(" & c")], isOpen: true,
              [.paragraph([.text("x "), .styled(.emphasis, [.text("y")])])])),
          .paragraph("z"),
        ])
    #expect(
      try blocks("<details><summary>A</summary>\nplain <i>text</i><br>more\n</details>")
        == [
          .disclosure(
            Block.Disclosure(
              summary: [.text("A")],
              [
                .paragraph([
                  .text("plain "), .styled(.emphasis, [.text("text")]), .lineBreak, .text("more"),
                ])
              ]))
        ])
    #expect(
      try blocks("<details>\n\na\n\n<details>\n\nb\n\n</details>\n\nc")
        == [
          .disclosure(
            Block.Disclosure([
              .paragraph("a"), .disclosure(Block.Disclosure([.paragraph("b")])), .paragraph("c"),
            ]))
        ])
  }

  @Test func `what is in comments and scripts is not shown, and footnotes stay outside`() throws {
    #expect(
      try blocks("<details><!-- x > --><script>y</script><summary>A</summary></details>")
        == [.disclosure(Block.Disclosure(summary: [.text("A")], []))])
    #expect(try blocks("</details>\n\na") == [.paragraph("a")])
    #expect(
      try blocks("<details>\n\na[^1]\n\n[^1]: n").last == .footnote(label: "1", [.paragraph("n")]))
  }

  @Test func `a table of contents in details is a list`() throws {
    let source = """
      <details>
        <summary>Contents</summary>
        <ol>
          <li><a href="#a">A</a>
            <ul><li>B</li><li>C &rarr; &#68;</li></ul>
          </li>
          <li>E</li>
        </ol>
      </details>
      """
    let inner = Block.list(
      Block.List(items: [Block.ListItem([.paragraph("B")]), Block.ListItem([.paragraph("C → D")])]))
    #expect(
      try blocks(source) == [
        .disclosure(
          Block.Disclosure(
            summary: [.text("Contents")],
            [
              .list(
                Block.List(
                  start: 1,
                  items: [
                    Block.ListItem([
                      .paragraph([.link(destination: "#a", title: "", [.text("A")])]), inner,
                    ]),
                    Block.ListItem([.paragraph("E")]),
                  ]))
            ]))
      ])
  }

  @Test func `HTML is shown as what it says, or literally, or dropped`() throws {
    let source = "<h1>T</h1>\n\na <b>c</b><br>\n\n<!-- d -->\n\n<script>e</script>\n"
    #expect(
      try blocks(source, .literal) == [
        .code(language: "html", text: "<h1>T</h1>\n"),
        .paragraph([
          .text("a "), .text("<b>"), .text("c"), .text("</b>"), .lineBreak,
        ]),
      ])
    #expect(
      try blocks(source, .dropped) == [.paragraph([.text("a "), .text("c"), .lineBreak])])
    #expect(
      Card(markdown: try MarkdownDocument(parsing: "<h1>T</h1>")).blocks == [
        .heading(level: 1, [.text("T")])
      ])
    #expect(
      try blocks(
        "<h1 align=center>T <i>t</i></h1>\n<p>x<br>y</p><img src='i.png' alt='I'>\n\na <b>c</b>\n")
        == [
          .heading(level: 1, [.text("T "), .styled(.emphasis, [.text("t")])]),
          .paragraph([.text("x"), .lineBreak, .text("y")]),
          .image(ImageReference(.address("i.png"), alt: "I")),
          .paragraph([.text("a "), .styled(.strong, [.text("c")])]),
        ])
  }

  @Test func `HTML within a line is links, images and styles where it is to be shown`() throws {
    #expect(
      try blocks(
        "<a id='top'></a>\n\n<span>s</span> <a href='/u?a&amp;b'>*l*</a> <img src=i.png alt=\"a > b\"> <u>n"
      )
        == [
          .paragraph([
            .text("s"), .text(" "),
            .link(
              destination: "/u?a&b", title: "", [.styled(.emphasis, [.text("l")])]),
            .text(" "), .image(ImageReference(.address("i.png"), alt: "a > b")), .text(" "),
            .text(""), .text("n"),
          ])
        ])
  }

  @Test func `tables, quotations and code of HTML are blocks`() throws {
    #expect(
      try blocks(
        "<table><tr><th>H</th><th>I</th></tr><tr><td>a<br>b</td><td><p>c</p><p>d</p></td></tr></table>"
      )
        == [
          .table(
            Block.Table(
              header: [[.text("H")], [.text("I")]],
              rows: [
                [
                  [.text("a"), .lineBreak, .text("b")], [.text("c"), .lineBreak, .text("d")],
                ]
              ]))
        ])
    #expect(
      try blocks("<div><blockquote>q</blockquote><pre>\n  x\n</pre><hr></div>")
        == [.quote([.paragraph("q")]), .code(language: nil, text: "  x\n"), .rule])
  }

  @Test(arguments: [
    "<ul>", "<li>", "<td>", "<tr><td>", "</li></ul>", "<b><a href=x>", "<pre>",
    "<details><summary>", "<!--", "<a b=\"", "&#", "<blockquote>", "<table>",
  ])
  func `HTML without end costs no more than its length`(_ part: String) throws {
    let source = "<div>" + String(repeating: part + "x", count: 20_000)
    #expect(try blocks(source).count <= 40_000)
    #expect(try blocks(source) == blocks(source))
  }
}
