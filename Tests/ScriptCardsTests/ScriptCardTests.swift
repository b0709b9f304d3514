// The cards of trees: goldens of the gallery, remarks, actions, and trees that are wrong.

import BehestCards
import BehestJSON
import ScriptCards
import Testing

@MainActor struct ScriptCardTests {
  @Test func `a view that does not exist leaves a mark and a remark`() {
    let card = ScriptCard(["view": "Txt", "props": [:], "children": ["a"]])
    #expect(card.remarks == ["There is no view “Txt”: did you mean “Text”?"])
    #expect(card.card.blocks.flatMap(\.inlineRuns).map(\.plainText) == ["[Txt]"])
  }
}
