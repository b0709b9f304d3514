// Lists, key lines and frames: what is selected, and what is drawn.

import BehestShell
import CardTerminal
import TerminalScreens
import Testing

@Suite struct ScreenListTests {
  private func rows(_ list: inout ScreenList<Int>, _ height: Int) -> [String] {
    list.rows(height: height) { id, isSelected, isMarked in
      ["\(isSelected ? ">" : " ")\(isMarked ? "*" : " ")\(id)"]
        + (id.isMultiple(of: 2) ? ["  more"] : [])
    }
  }

  @Test func `the selected item is seen whole`() {
    var list = ScreenList(Array(1...20))
    #expect(rows(&list, 4) == ["> 1", "  2", "  more", "  3"])
    for _ in 0..<3 { _ = list.handle(.down) }
    #expect(rows(&list, 4) == ["  3", "> 4", "  more", "  5"])
    _ = list.handle(.end)
    #expect(rows(&list, 4) == ["  19", "> 20", "  more"])
    _ = list.handle(.home)
    #expect(rows(&list, 2) == ["> 1", "  2"])
  }

  @Test func `marks stay with their items, and the selection moves to a neighbour`() {
    var list = ScreenList(Array(1...5))
    _ = list.handle(.down)
    list.toggleMark()
    list.toggleMark()
    #expect(list.chosen == [2, 3] && list.selected == 4)
    list.update([1, 3, 5])
    #expect(list.marked == [3] && list.selected == 5)
    list.update([1])
    #expect(list.selected == 1 && list.chosen == [1])
    list.update([])
    #expect(list.selected == nil && rows(&list, 3).isEmpty)
  }

  @Test func `as many keys are named as fit`() {
    let keys = KeyLine("q: leave  /: search  Enter: open")
    let plain = TerminalProfile()
    #expect(keys.rows(width: 80, limit: 1, profile: plain) == ["q: leave  /: search  Enter: open"])
    #expect(keys.rows(width: 22, limit: 1, profile: plain) == ["q: leave  /: search"])
    #expect(
      keys.rows(width: 22, limit: 2, profile: plain) == ["q: leave  /: search", "Enter: open"])
    #expect(keys.rows(width: 8, limit: 1, profile: plain) == ["q: lea…"])
  }

  @Test func `only changed rows are drawn`() {
    let old = ScreenFrame(rows: ["a", "b"])
    let new = ScreenFrame(rows: ["a", "c"], cursor: ScreenFrame.Cell(row: 1, column: 1))
    #expect(
      new.text(over: old)
        == "\u{1B}[?2026h\u{1B}[2;1H\u{1B}[Kc\u{1B}[2;2H\u{1B}[?25h\u{1B}[?2026l")
    #expect(new.text(over: new).isEmpty)
    #expect(old.text(over: nil).contains("\u{1B}[2J"))
  }
}
