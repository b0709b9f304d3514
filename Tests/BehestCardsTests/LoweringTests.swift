// Tests of the blocks that Markdown is converted to.

import BehestCards
import MarkdownTree
import Testing

struct LoweringTests {
  private func blocks(_ source: String) throws -> [Block] {
    Block.blocks(of: try MarkdownDocument(parsing: source).root)
  }

  @Test func `headings and inlines keep their roles`() throws {
    #expect(
      try blocks("## a *b* **c** ~~d~~ `e`") == [
        .heading(
          level: 2,
          [
            .text("a "), .styled(.emphasis, [.text("b")]), .text(" "),
            .styled(.strong, [.text("c")]), .text(" "), .styled(.strikethrough, [.text("d")]),
            .text(" "), .code("e"),
          ])
      ])
  }

  @Test func `breaks are told apart`() throws {
    #expect(
      try blocks("a\nb  \nc<br>d<BR/>e<br />f") == [
        .paragraph([
          .text("a"), .softBreak, .text("b"), .lineBreak, .text("c"), .lineBreak, .text("d"),
          .lineBreak, .text("e"), .lineBreak, .text("f"),
        ])
      ])
  }

  @Test func `raw HTML is shown or filtered`() throws {
    #expect(
      try blocks("a <b>b</b><!-- c --><script>d</script>") == [
        .paragraph([.text("a "), .styled(.strong, [.text("b")]), .text("d")])
      ])
    #expect(try blocks("<script>\nx\n</script>") == [])
  }

  @Test func `lists keep their numbers, boxes and tightness`() throws {
    #expect(
      try blocks("3. a\n\n4. b") == [
        .list(
          Block.List(
            start: 3, isTight: false,
            items: [Block.ListItem([.paragraph("a")]), Block.ListItem([.paragraph("b")])]))
      ])
    #expect(
      try blocks("- [x] a\n- [ ] b\n- c") == [
        .list(
          Block.List(items: [
            Block.ListItem(isChecked: true, [.paragraph("a")]),
            Block.ListItem(isChecked: false, [.paragraph("b")]), Block.ListItem([.paragraph("c")]),
          ]))
      ])
  }

  @Test func `tables keep header, alignments and empty cells`() throws {
    #expect(
      try blocks("|a|b|c|d|\n|:-|:-:|-:|-|\n|1||3|4|") == [
        .table(
          Block.Table(
            alignments: [.leading, .center, .trailing, nil],
            header: [[.text("a")], [.text("b")], [.text("c")], [.text("d")]],
            rows: [[[.text("1")], [], [.text("3")], [.text("4")]]]))
      ])
  }

  @Test func `code has its language alone`() throws {
    #expect(try blocks("```swift  title=x\na\n```") == [.code(language: "swift", text: "a\n")])
    #expect(try blocks("```\na\n```") == [.code(language: nil, text: "a\n")])
    #expect(try blocks("    a") == [.code(language: nil, text: "a\n")])
  }

  @Test func `an image alone is a block, and others stay in their line`() throws {
    #expect(
      try blocks("![a *b*](c.png \"d\")") == [
        .image(ImageReference(.address("c.png"), alt: "a b", title: "d"))
      ])
    #expect(
      try blocks("x ![a](b)") == [
        .paragraph([.text("x "), .image(ImageReference(.address("b"), alt: "a"))])
      ])
  }

  @Test func `footnotes have the numbers of their references and stand at the end`() throws {
    #expect(
      try blocks("a[^x] b[^y] c[^x]\n\n[^y]: why\n\n[^x]: ex") == [
        .paragraph([
          .text("a"), .footnoteReference(label: "1"), .text(" b"), .footnoteReference(label: "2"),
          .text(" c"), .footnoteReference(label: "1"),
        ]),
        .footnote(label: "1", [.paragraph("ex")]), .footnote(label: "2", [.paragraph("why")]),
      ])
  }

  @Test func `quotes, rules and links are what they say`() throws {
    #expect(
      try blocks("> a\n\n---\n[b](c \"d\")") == [
        .quote([.paragraph("a")]), .rule,
        .paragraph([.link(destination: "c", title: "d", [.text("b")])]),
      ])
    #expect(Card(markdown: try MarkdownDocument(parsing: "a")) == Card(blocks: [.paragraph("a")]))
  }
}
