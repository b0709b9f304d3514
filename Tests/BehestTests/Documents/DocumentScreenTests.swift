// The screen of documents: keys in, rows out, and what is stored.

import BehestShell
import BehestTestSupport
import CardTerminal
import Foundation
import Testing
import behest

@MainActor
@Suite struct DocumentScreenTests {
  /// A screen on documents in memory, without a terminal.
  @MainActor
  private final class Stage {
    let library: MemoryLibrary
    let screen: DocumentScreen
    var size: TerminalSize

    init(
      _ documents: [(title: String, content: String)] = [],
      size: TerminalSize = TerminalSize(columns: 60, rows: 16),
      profile: TerminalProfile = TerminalProfile()
    ) async {
      let library = MemoryLibrary(documents)
      self.library = library
      self.size = size
      screen = DocumentScreen(
        app: "Notes", library: library, profile: profile, now: { library.now })
      await screen.reload()
    }

    func press(_ keys: String) async {
      for key in TerminalKey.keys(in: Array(keys.utf8)) { await screen.handle(key) }
    }

    /// The rows without the spaces at their ends.
    var rows: [String] {
      screen.frame(size).rows.map { row in
        String(row.reversed().drop { $0 == " " }.reversed())
      }
    }

    var text: String { rows.joined(separator: "\n") }
  }

  private let three = [("Alpha", "First text"), ("Beta", "Second text"), ("Gamma", "")]

  @Test func `documents are listed with title, text and age, the newest first`() async {
    let long = String(repeating: "word ", count: 40)
    let stage = await Stage([("Older", long), ("Newer", "# Short")])
    let rows = stage.rows
    #expect(rows[0].hasPrefix("Notes") && rows[0].hasSuffix("2 documents"))
    #expect(rows[2].hasPrefix("›  Newer") && rows[2].hasSuffix("now"))
    #expect(rows[3] == "   # Short")
    #expect(rows[4].hasPrefix("   Older") && rows[4].hasSuffix("1 minute ago"))
    #expect(rows[5].hasPrefix("   word") && rows[6].hasPrefix("   word") && rows[7] == "")
    #expect(rows.joined().components(separatedBy: "word").count == 17)
    #expect(stage.text.contains("q: leave"))
  }

  @Test func `an empty list says what to do, and Enter does it`() async {
    let stage = await Stage()
    #expect(stage.text.contains("No Documents"))
    #expect(stage.text.contains("[n] New Document"))
    await stage.press("\r")
    #expect(stage.library.texts == ["New Document|# Hello"])
    await stage.press("Plan")
    await stage.press("\r")
    await stage.press("!")
    await stage.screen.save()
    #expect(stage.library.texts == ["Plan|!"])
    await stage.press("\u{1B}")
    #expect(stage.rows[2].hasPrefix("›  Plan"))
    await stage.press("q")
    #expect(stage.screen.request == .leave)
  }

  @Test func `the list shows what others have stored a second later`() async throws {
    let stage = await Stage(three)
    await stage.screen.handle(.down)
    _ = try await stage.library.create(title: "Delta", content: "", fromTemplate: false)
    #expect(!stage.text.contains("Delta"))
    for _ in 0..<300 where !stage.text.contains("Delta") {
      await stage.screen.tick()
      try await Task.sleep(for: .milliseconds(10))
    }
    #expect(stage.text.contains("4 documents") && stage.text.contains("›  Beta"))
  }

  @Test func `a search filters as it is typed, titles first`() async {
    let stage = await Stage(three + [("text", "no")])
    await stage.press("/TEXT")
    #expect(stage.rows[0].hasPrefix("/TEXT") && stage.rows[0].hasSuffix("3 of 4"))
    #expect(stage.rows[2].hasPrefix("›  text") && stage.rows[4].hasPrefix("   Beta"))
    await stage.press(" second")
    #expect(stage.rows[0].hasSuffix("0 of 4") && stage.text.contains("Not found: TEXT second"))
    await stage.press("\u{17}\u{17}béta\r")
    #expect(stage.rows[2].hasPrefix("›  Beta"))
    await stage.press("\u{1B}")
    #expect(stage.rows[0].hasSuffix("4 documents") && stage.screen.request == nil)
    await stage.press("\u{1B}")
    #expect(stage.screen.request == .leave)
  }

  @Test func `documents are deleted, one or several, and come back`() async {
    let stage = await Stage(three)
    await stage.press("d")
    #expect(stage.library.texts == ["Beta|Second text", "Alpha|First text"])
    #expect(stage.text.contains("Deleted “Gamma”.  u: undo"))
    await stage.press("  d")
    #expect(stage.library.texts == [] && stage.text.contains("Deleted 2 documents."))
    await stage.press("u")
    #expect(stage.library.texts.count == 2)
    await stage.press("u")
    #expect(stage.library.texts == ["Gamma|", "Beta|Second text", "Alpha|First text"])
    #expect(stage.rows[2].hasPrefix("›  Gamma"))
    await stage.press("u")
    #expect(stage.text.contains("There is nothing to take back."))
  }

  @Test func `the preview and the text stand side by side, and change together`() async {
    let stage = await Stage([("Doc", "# Head")], size: TerminalSize(columns: 61, rows: 14))
    await stage.press("p")
    #expect(stage.rows[2] == "Head" && stage.text.contains("p: edit"))
    await stage.press("s")
    #expect(stage.rows[2].hasPrefix("# Head") && stage.rows[2].hasSuffix("│ Head"))
    await stage.press("\u{1B}[FX")
    #expect(stage.rows[2].hasPrefix("# HeadX") && stage.rows[2].hasSuffix("│ HeadX"))
    #expect(stage.screen.frame(stage.size).cursor == ScreenFrame.Cell(row: 2, column: 7))
    stage.size = TerminalSize(columns: 30, rows: 16)
    #expect(stage.rows[2].hasPrefix("# HeadX") && stage.text.contains("\nHeadX"))
    stage.size = TerminalSize(columns: 20, rows: 5)
    #expect(stage.text.contains("# HeadX") && !stage.text.contains("│"))
    await stage.press("\u{14}")
    #expect(!stage.text.contains("│"))
    await stage.press("\u{10}")
    #expect(stage.rows.contains("HeadX") && stage.screen.frame(stage.size).cursor == nil)
  }

  @Test func `what somebody else has stored meanwhile is kept`() async throws {
    let stage = await Stage([("Doc", "one")])
    let id = try #require(try await stage.library.all().first?.id)
    await stage.press("\rmine ")
    _ = try await stage.library.update(id, title: nil, content: "theirs")
    await stage.screen.save()
    #expect(stage.library.texts == ["Doc|mine one", "Doc (copy)|theirs"])
    #expect(stage.text.contains("was changed elsewhere"))
    // Without changes of one's own, that of somebody else is seen.
    _ = try await stage.library.update(id, title: "Theirs", content: "later")
    let deadline = try #require(stage.screen.deadline)
    try await Task.sleep(until: deadline + .milliseconds(1), clock: .continuous)
    await stage.screen.tick()
    #expect(stage.rows[0].hasPrefix("Theirs") && stage.rows[2] == "later")
    #expect(!stage.screen.isChanged)
    try await stage.library.delete([id])
    await stage.press("x")
    await stage.press("\u{1B}")
    #expect(stage.library.texts == ["Theirs|laterx", "Doc (copy)|theirs"])
  }

  @Test func `a text that cannot be stored stays open, and goes into a file at the end`()
    async throws
  {
    let stage = await Stage([("Doc", "one")])
    stage.library.refuseUpdates(true)
    await stage.press("\rmine \u{1B}")
    #expect(stage.screen.openDocument?.content == "mine one")
    #expect(stage.text.contains("Not saved"))
    let words = try #require(await stage.screen.finish())
    let path = try #require(words.split(separator: " ").first { $0.hasPrefix("/") })
    let file = String(path.hasSuffix(".") ? path.dropLast() : path)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "mine one")
    try FileManager.default.removeItem(atPath: file)
    stage.library.refuseUpdates(false)
    #expect(await stage.screen.finish() == nil)
    #expect(stage.library.texts == ["Doc|mine one"])
  }

  @Test func `changes are stored by themselves a moment later`() async throws {
    let stage = await Stage([("Doc", "one")])
    await stage.press("\rx")
    #expect(stage.text.contains("not saved yet"))
    let deadline = try #require(stage.screen.deadline)
    #expect(deadline <= .now + .milliseconds(400))
    try await Task.sleep(until: deadline + .milliseconds(1), clock: .continuous)
    await stage.screen.tick()
    #expect(stage.screen.deadline == nil)
    await stage.press("y")
    await stage.screen.save()
    #expect(stage.library.texts == ["Doc|xyone"] && !stage.screen.isChanged)
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `random keys on screens of any size leave nothing unsaved and no row too wide`(
    _ seed: UInt64
  ) async {
    var random = SplitMix64(seed: seed)
    let stage = await Stage(
      three + [("日本語 title", "wide 日本語 e\u{301}\n\n- 👩‍👩‍👧\n\n|a|b|\n|-|-|\n|c|d|")],
      profile: TerminalProfile(attributes: seed.isMultiple(of: 2)))
    let keys: [TerminalKey] = [
      .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .enter, .enter, .backspace,
      .delete, .escape, .tab, .backTab, .top, .bottom, .control("p"), .control("t"), .control("_"),
      .control("x"), .control("w"), .character("n"), .character("d"), .character("u"),
      .character("/"), .character("p"), .character("s"), .character(" "), .character("日"),
      .character("\u{301}"), .character("x"), .paste("# A\r\n*b*\tc"), .function(2),
    ]
    for _ in 0..<70 {
      let key = keys[Int(random.next() % UInt64(keys.count))]
      await stage.screen.handle(key)
      stage.screen.request = nil
      stage.size = TerminalSize(
        columns: 2 + Int(random.next() % 120), rows: 1 + Int(random.next() % 40))
      let frame = stage.screen.frame(stage.size)
      #expect(frame.rows.count == stage.size.rows, "\(key) \(stage.size)")
      for row in frame.rows {
        let width = TerminalText.width(of: row.withoutEscapes)
        #expect(width <= stage.size.columns, "\(key) \(stage.size): \(row)")
      }
      if let cursor = frame.cursor {
        #expect(0..<stage.size.rows ~= cursor.row && 0..<stage.size.columns ~= cursor.column)
      }
    }
    let open = stage.screen.openDocument
    #expect(await stage.screen.finish() == nil)
    #expect(!stage.screen.isChanged)
    if let open { #expect(stage.library.texts.contains("\(open.title)|\(open.content)")) }
  }
}
