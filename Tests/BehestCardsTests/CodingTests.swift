// Cards as JSON and back.

import BehestCards
import BehestTestSupport
import Foundation
import MarkdownTree
import Testing

struct CodingTests {
  /// One card with every kind of block, inline and control.
  static let everything = Card(
    title: [.image(ImageReference(.symbol("star"))), .text("Title")],
    blocks: [
      .text(
        TextBlock(
          [
            .text("a"), .code("b"), .styled(.tint(.blue), [.styled(.strong, [.text("c")])]),
            .link(destination: "https://example.com", title: "t", [.text("d")]), .lineBreak,
            .softBreak, .footnoteReference(label: "1"),
            .image(ImageReference(.address("a.png"), alt: "e")),
          ], alignment: .center, lineLimit: 2)),
      .heading(level: 2, [.text("h")]),
      .list(Block.List(start: 3, isTight: false, items: [Block.ListItem(isChecked: true, [])])),
      .quote([.rule]), .code(language: "swift", text: "let x\n"), .code(language: nil, text: ""),
      .table(Block.Table(alignments: [.trailing, nil], header: [[.text("x")]], rows: [[[]]])),
      .image(ImageReference(.asset("cat"))),
      .columns(Block.Columns([.spacer], spacing: 8, alignment: .bottom)),
      .stack(Block.Stack([], spacing: 4, alignment: .trailing, padding: Block.Insets(top: 1))),
      .stack(
        Block.Stack(
          [], style: TextStyle(background: .red), border: Block.Border(color: .rgb(0x10_2030)),
          frame: Block.Frame(minWidth: 80, minHeight: 32, verticalAlignment: .bottom))),
      .columns(Block.Columns([.paragraph("a"), .rule, .paragraph("b")])),
      .progress(Block.Progress(share: 0.25, label: [.text("1 of 4")], tint: .green)),
      .control(Control(label: [.text("Go")], prominence: .prominent, action: 1)),
      .control(Control(.toggle(isOn: true), label: [.text("t")], role: .destructive, action: 7)),
      .control(Control(.link(destination: "file:///x"), label: [], isEnabled: false)),
      .footnote(label: "1", [.paragraph("note")]),
      .callout(Block.Callout(.warning, title: [.text("Hot")], [.paragraph("soup")])),
      .disclosure(Block.Disclosure(summary: [.text("More")], isOpen: true, [.rule])),
      .paragraph([.styled(.keyboard, [.text("Esc")]), .styled(.subscript, [.text("2")])]),
    ],
    spacing: 12)

  @Test func `every block, inline and control survives JSON`() throws {
    let data = try JSONEncoder().encode(Self.everything)
    #expect(try JSONDecoder().decode(Card.self, from: data) == Self.everything)
  }

  @Test func `the JSON is the one people read`() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let text = String(decoding: try encoder.encode(Self.everything), as: UTF8.self)
    Fixtures.expect(text + "\n", matches: "Cards/everything.json")
  }

  @Test(arguments: [
    #"{"kind": "unknown"}"#, #"{"kind": "heading"}"#, #"{}"#, #"[]"#,
    #"{"kind": "text", "inlines": [{"kind": "styled", "style": "loud", "inlines": []}]}"#,
  ])
  func `what is no block is an error`(_ json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Block.self, from: Data(json.utf8))
    }
  }

  @Test func `styles have names that lead back to them`() {
    let styles: [Style] = [
      .emphasis, .strong, .strikethrough, .underline, .monospaced, .keyboard, .subscript,
      .superscript, .title, .headline, .caption, .secondary, .tertiary, .destructive, .success,
      .warning,
    ]
    for style in styles + Tint.allCases.map(Style.tint) {
      #expect(Style(name: style.name) == style)
    }
    #expect(Style(name: "tint.nothing") == nil)
  }
}
