// Tests of the numbers behind the links and in the labels of the code blocks of a card.

import BehestCards
import Testing

@Suite struct NumberedCardTests {
  private func link(_ words: String, _ destination: String) -> Inline {
    .link(destination: destination, title: "", [.text(words)])
  }

  @Test func `links and code are numbered in reading order, through every container`() {
    let numbered = NumberedCard(
      Card(
        title: [link("title", "https://a.example")],
        blocks: [
          .paragraph([.styled(.strong, [link("bold", "b.md")]), .text(" end")]),
          .code(language: "swift", text: "let a = 1\n"),
          .quote([.code(language: nil, text: "plain"), .paragraph([link("in", "mailto:c")])]),
          .control(Control(.link(destination: "https://d.example"), label: [.text("d")])),
        ]))
    #expect(numbered.links == ["https://a.example", "b.md", "mailto:c", "https://d.example"])
    #expect(numbered.codeBlocks == ["let a = 1\n", "plain"])
    let card = numbered.card
    #expect(card.title.plainText == "title\u{A0}<1>")
    #expect(card.blocks[0].inlineRuns.map(\.plainText) == ["bold\u{A0}<2> end"])
    #expect(card.blocks[1] == .code(language: "swift <1>", text: "let a = 1\n"))
    #expect(
      card.blocks[2].content == [
        .block(.code(language: "<2>", text: "plain")),
        .block(
          .paragraph([link("in", "mailto:c"), .styled(.secondary, [.text("\u{A0}<3>")])])),
      ])
    #expect(card.blocks[3].inlineRuns.map(\.plainText) == ["d\u{A0}<4>"])
  }

  @Test func `a card without links and code, and with links into itself, stays as it is`() {
    let card = Card(blocks: [.paragraph([link("up", "#top"), link("", "")]), .rule])
    let numbered = NumberedCard(card)
    #expect(numbered.card == card)
    #expect(numbered.links.isEmpty && numbered.codeBlocks.isEmpty)
  }
}
