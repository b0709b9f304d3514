// Tests of what is seen of an intent while it is at work.

import BehestCards
import BehestShell
import CardTerminal
import IntentEngine
import Testing

@Suite struct WorkDisplayTests {
  private static let page = Page(profile: TerminalProfile(width: 30))
  private let record = RecordedOutput()

  private func display(canMoveCursor: Bool = true) -> WorkDisplay {
    let display = WorkDisplay(
      writer: ReplyWriter(output: record.output, page: Self.page, notePage: Self.page),
      showsProgress: false)
    display.attach(
      to: SessionScreen(
        output: record.output, page: { Self.page },
        size: { TerminalSize(columns: 30, rows: 12) }, canMoveCursor: canMoveCursor))
    return display
  }

  private func card(_ text: String) -> Card {
    Card(title: [.text("Search")], blocks: [.text(TextBlock([.text(text)]))])
  }

  @Test func `a card that is displayed in the middle of the work is drawn anew in its place`()
    async
  {
    let display = display()
    await display.during {
      display.show(.displayed(card("one")))
      display.show(.card(card("two")))
    }
    let one = Self.page.card(card("one"))
    let update = ScreenUpdate(from: one, to: Self.page.card(card("two")), below: "")
    #expect(update.drawnLineCount == 1)
    #expect(record.result == one + update.text)
  }

  @Test func `where nothing can be drawn anew it is left to the reply`() async {
    let display = display(canMoveCursor: false)
    await display.during { display.show(.displayed(card("one"))) }
    #expect(record.result.isEmpty)
  }

  @Test func `a card that comes when the work has ended is not displayed`() async {
    let display = display()
    await display.during {}
    display.show(.displayed(card("late")))
    #expect(record.result.isEmpty)
  }
}
