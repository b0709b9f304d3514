// Tests of the numbers of the controls of a card.

import BehestCards
import Testing

struct ControlsTests {
  private func button(_ label: String, action: Int?, isEnabled: Bool = true) -> Block {
    .control(Control(label: [.text(label)], isEnabled: isEnabled, action: action))
  }

  @Test func `controls are counted in reading order, through every container`() {
    let card = Card(blocks: [
      button("a", action: 0),
      .columns(Block.Columns([button("b", action: 1), .spacer, button("c", action: 2)])),
      .stack(Block.Stack([.quote([button("d", action: 3)])])),
      .list(Block.List(items: [Block.ListItem([button("e", action: 4)])])),
      .footnote(label: "1", [button("f", action: 5)]),
    ])
    #expect(card.controls.map(\.label.plainText) == ["a", "b", "c", "d", "e", "f"])
  }

  @Test func `a disabled control has a number, inert controls and links have none`() {
    let card = Card(blocks: [
      button("disabled", action: 0, isEnabled: false),
      button("inert", action: nil),
      .control(Control(.link(destination: "https://example.com"), label: [.text("x")], action: 1)),
      .control(Control(.toggle(isOn: true), label: [.text("toggle")], action: 2)),
    ])
    #expect(card.controls.map(\.name) == ["disabled", "toggle"])
    #expect(card.controls.map(\.number) == [1, 3])
    #expect(card.controls.map(\.isPressable) == [false, true])
  }
}
