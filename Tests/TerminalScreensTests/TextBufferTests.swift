// Texts that are edited, and what keys do to them.

import BehestShell
import BehestTestSupport
import CardTerminal
import TerminalScreens
import Testing

@Suite struct TextBufferTests {
  private func typed(_ keys: String, into text: String = "") -> TextBuffer {
    var buffer = TextBuffer(text)
    buffer.move(to: buffer.end)
    for key in TerminalKey.keys(in: Array(keys.utf8)) {
      if key == .enter { buffer.insert("\n") } else { _ = buffer.handle(key) }
    }
    return buffer
  }

  @Test func `a text comes back as it was given`() {
    for text in ["", "\n", "a\n\nb", "a\r\nb\r\n", "日本語\u{301}\n\u{0}\t", "e\u{301}\n👩‍👩‍👧"] {
      #expect(TextBuffer(text).text == text)
    }
  }

  @Test func `keys type, erase and move`() {
    #expect(typed("hello\u{7F}y").text == "helly")
    #expect(typed("one two\u{17}").text == "one ")
    #expect(typed("one two\u{1}\u{B}").text == "")
    #expect(typed("ab\rcd\u{1}\u{7F}").text == "abcd")
    #expect(typed("ab\u{1B}[D\u{1B}[3~").text == "a")
    #expect(typed("ab cd\u{1B}bx").text == "ab xcd")
    #expect(typed("\u{1B}[200~one\r\ntwo\u{1B}[31m\u{1B}[201~").text == "one\ntwo[31m")
  }

  @Test func `a character is erased with its marks, whatever it consists of`() {
    for cluster in ["é", "e\u{301}", "日", "👩‍👩‍👧", "🇩🇪"] {
      #expect(typed("\u{7F}", into: "a" + cluster).text == "a", "\(cluster)")
      #expect(typed("\u{1B}[D\u{1B}[D\u{1B}[3~", into: "a" + cluster).text == cluster)
    }
  }

  @Test func `what is typed in a row is undone word by word, and done again`() {
    var buffer = typed("one two\u{7F}\u{7F}")
    #expect(buffer.text == "one t")
    buffer.undo()
    #expect(buffer.text == "one two")
    buffer.undo()
    #expect(buffer.text == "one")
    buffer.undo()
    #expect(buffer.text == "" && !buffer.undo())
    buffer.redo()
    buffer.redo()
    buffer.redo()
    #expect(buffer.text == "one t" && !buffer.redo())
  }

  @Test func `a large text is edited without being copied`() {
    var buffer = TextBuffer(String(repeating: "A line of words.\n", count: 60_000))
    buffer.move(to: TextBuffer.Position(line: 30_000, offset: 6))
    for _ in 0..<2_000 { _ = buffer.handle(.character("x")) }
    #expect(buffer.lines[30_000].count == 2_016)
    buffer.undo()
    #expect(buffer.lines[30_000].count == 16)
  }

  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func `random keys leave the cursor in the text, and undo leads back`(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let start = "# Title\n\nA *word* and 日本語, e\u{301}\n- item 👩‍👩‍👧\n\n"
    var area = TextArea(start)
    let keys: [TerminalKey] = [
      .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .wordLeft, .wordRight, .top,
      .bottom, .enter, .backspace, .delete, .tab, .control("w"), .control("k"), .control("u"),
      .control("_"), .alt("r"), .alt("d"), .character("a"), .character(" "), .character("\u{301}"),
      .character("日"), .character("👧"), .character("\u{200D}"), .paste("x\r\ny\tz\u{1B}"),
      .paste(String(repeating: "long ", count: 30)),
    ]
    for _ in 0..<150 {
      _ = area.handle(keys[Int(random.next() % UInt64(keys.count))])
      let width = 2 + Int(random.next() % 40)
      let height = 1 + Int(random.next() % 10)
      let (rows, cursor) = area.rows(width: width, height: height)
      #expect(rows.count == height)
      #expect(cursor.row < height && cursor.column < width)
      for row in rows {
        #expect(row.cells <= width && TerminalText.width(of: row.text) == row.cells)
        #expect(!row.text.contains("\u{1B}"))
      }
      let place = area.buffer.cursor
      #expect(area.buffer.lines.indices.contains(place.line))
      let line = area.buffer.lines[place.line]
      #expect(place.offset <= line.count)
      #expect(String(validating: line, as: UTF8.self) != nil)
    }
    while area.buffer.undo() {}
    #expect(area.buffer.text == start)
  }
}

@Suite struct TextAreaTests {
  private func rows(_ text: String, width: Int, height: Int = 8) -> [String] {
    var area = TextArea(text)
    return area.rows(width: width, height: height).rows.map(\.text).filter { !$0.isEmpty }
  }

  @Test func `lines are wrapped after spaces, and where they are too long`() {
    #expect(rows("one two three", width: 9) == ["one two ", "three"])
    #expect(rows("abcdefghij", width: 6) == ["abcde", "fghij"])
    #expect(rows("日本語日本語", width: 7) == ["日本語", "日本語"])
    #expect(rows("a\tb", width: 20) == ["a   b"])
    #expect(rows("one\ntwo", width: 9) == ["one", "two"])
  }

  @Test func `the cursor moves by rows and keeps its column`() {
    var area = TextArea("first line here\nx\nthird line here")
    _ = area.rows(width: 40, height: 5)
    _ = area.handle(.end)
    _ = area.handle(.down)
    #expect(area.buffer.cursor == TextBuffer.Position(line: 1, offset: 1))
    _ = area.handle(.down)
    #expect(area.buffer.cursor == TextBuffer.Position(line: 2, offset: 15))
    _ = area.handle(.down)
    #expect(area.buffer.cursor == area.buffer.end)
    #expect(area.rows(width: 40, height: 5).cursor == ScreenFrame.Cell(row: 2, column: 15))
  }

  @Test func `a text longer than the rectangle scrolls with the cursor`() {
    var area = TextArea((0..<100).map { "line \($0)" }.joined(separator: "\n"))
    #expect(area.rows(width: 20, height: 4).rows.first?.text == "line 0")
    _ = area.handle(.bottom)
    #expect(area.rows(width: 20, height: 4).rows.last?.text == "line 99")
    _ = area.handle(.pageUp)
    #expect(area.rows(width: 20, height: 4).rows.map(\.text).contains("line 96"))
    _ = area.handle(.top)
    #expect(area.rows(width: 20, height: 4).rows.first?.text == "line 0")
  }

  @Test func `a field scrolls sideways, and its first character may replace it`() {
    var field = TextField("a long title", isSelected: true)
    #expect(field.row(width: 8) == ("g title", 7))
    _ = field.handle(.character("x"))
    #expect(field.text == "x" && field.row(width: 8) == ("x", 1))
    _ = field.handle(.paste("one\ntwo"))
    #expect(field.text == "xone two")
    _ = field.handle(.home)
    #expect(field.row(width: 5) == ("xone", 0))
  }
}
