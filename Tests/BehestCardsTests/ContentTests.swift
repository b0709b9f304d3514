// The traversal of blocks reaches everything, in reading order.

import BehestCards
import Testing

struct ContentTests {
  /// A block of every kind that holds words or blocks, each word in reading order.
  private let all: Block = .stack(
    .init([
      .heading(level: 1, [.text("1")]),
      .list(.init(items: [.init([.paragraph("2")]), .init([.quote([.paragraph("3")])])])),
      .callout(.init(.note, title: [.text("4")], [.paragraph("5")])),
      .disclosure(.init(summary: [.text("6")], [.paragraph("7")])),
      .table(.init(header: [[.text("8")]], rows: [[[.text("9")], [.text("10")]]])),
      .columns(.init([.control(Control(label: [.text("11")], action: 0)), .spacer])),
      .progress(.init(share: 1, label: [.text("12")])), .rule,
      .footnote(label: "n", [.paragraph("13")]),
    ]))

  @Test func `runs of inlines come in reading order`() {
    #expect(all.inlineRuns.map(\.plainText) == (1...13).map(String.init))
    let alone: Block = .quote([
      .code(language: nil, text: "c"), .image(ImageReference(.address("a"), alt: "i")),
    ])
    #expect(alone.inlineRuns.map(\.plainText) == ["c", "i"])
  }

  @Test func `every run of inlines can be changed`() {
    let changed = all.mapInlines { [.text($0.plainText + "!")] }
    #expect(changed.inlineRuns.map(\.plainText) == (1...13).map { "\($0)!" })
    #expect(all.mapInlines { $0 } == all)
  }

  @Test func `a walk meets a block before those within it`() {
    var kinds: [String] = []
    let list = Block.list(.init(items: [.init([.quote([.rule])])]))
    list.walk { kinds.append(String(describing: $0).prefix { $0 != "(" }.description) }
    #expect(kinds == ["list", "quote", "rule"])
  }
}
