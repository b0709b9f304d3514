// Pages of a text, and what keys do to them.

import BehestCards
import BehestShell
import CardTerminal
import Synchronization
import Testing

/// A pager without a terminal.
private final class Stage {
  private var view: PagerView

  init(_ view: PagerView) {
    self.view = view
  }

  /// The rows of the screen.
  var rows: [String] { view.rows() }
  var fits: Bool { view.fits() }

  /// Presses keys; `false` when one of them leaves the pager.
  func press(_ keys: String) -> Bool {
    TerminalKey.keys(in: Array(keys.utf8)).allSatisfy { view.handle($0) }
  }

  func resize(to size: TerminalSize) {
    view.resize(to: size, width: size.columns)
  }
}

@Suite struct PagerTests {
  /// 100 one-line paragraphs with blank lines between, in blocks of ten; a screen of nine lines.
  private func stage(onRead: @escaping () -> Void = {}) -> Stage {
    var next = 0
    let text = PagedText(renderer: TerminalRenderer(profile: TerminalProfile(width: 40))) {
      guard next < 100 else { return nil }
      onRead()
      next += 10
      return PagedText.Part((next - 10..<next).map { Block.paragraph("Paragraph \($0)") })
    }
    return Stage(
      PagerView(
        text, title: "Notes", size: TerminalSize(columns: 40, rows: 10), usesEscapes: false))
  }

  @Test func `only what is seen is read`() {
    var reads = 0
    let stage = self.stage { reads += 1 }
    #expect(!stage.fits)
    #expect(stage.rows.prefix(3) == ["Paragraph 0", "", "Paragraph 1"])
    #expect(reads == 1)
    #expect(stage.press(" "))
    #expect(stage.rows.first == "")
    #expect(stage.rows[1] == "Paragraph 5")
    #expect(stage.press("G"))
    #expect(stage.rows[8] == "Paragraph 99")
    #expect(stage.rows.last?.contains("end") == true)
    #expect(reads == 10)
  }

  @Test func `keys move by lines and pages and stop at both ends`() {
    let stage = self.stage()
    #expect(stage.press("\u{1B}[B\u{1B}OBj"))
    #expect(stage.rows.first == "")
    #expect(stage.press("\u{1B}[A"))
    #expect(stage.rows.first == "Paragraph 1")
    #expect(stage.press("b"))
    #expect(stage.rows.first == "Paragraph 0")
    #expect(stage.press("Gj \u{1B}[6~"))
    #expect(stage.rows[8] == "Paragraph 99")
    #expect(stage.press("g"))
    #expect(stage.rows.first == "Paragraph 0")
    #expect(!stage.press("q") && !stage.press("\u{3}") && !stage.press("\u{1B}"))
  }

  @Test func `search finds lines in both directions, whatever their case`() {
    let stage = self.stage()
    #expect(stage.press("/PARAGRAPH 4"))
    #expect(stage.rows.last == "/PARAGRAPH 4")
    #expect(stage.press("\r"))
    #expect(stage.rows.first == "Paragraph 4")
    #expect(stage.press("n"))
    #expect(stage.rows.first == "Paragraph 40")
    #expect(stage.press("N"))
    #expect(stage.rows.first == "Paragraph 4")
    #expect(stage.press("/nowhere\r"))
    #expect(stage.rows.last == "Not found: nowhere")
    #expect(stage.rows.first == "Paragraph 4")
    #expect(stage.press("/x\u{7F}\u{7F}j"))
    #expect(stage.rows.first == "")
  }

  @Test func `a new size keeps the block at the top`() {
    let stage = self.stage()
    #expect(stage.press("/Paragraph 50\r"))
    stage.resize(to: TerminalSize(columns: 20, rows: 6))
    #expect(stage.rows.count == 6)
    #expect(stage.rows.prefix(2).contains("Paragraph 50"))
  }

  @Test func `what was searched for stands out`() {
    let text = PagedText(
      (0..<30).map { Block.paragraph([.styled(.strong, [.text("Word \($0)")])]) },
      renderer: TerminalRenderer(profile: TerminalProfile(width: 40, attributes: true)))
    let stage = Stage(
      PagerView(text, title: "x", size: TerminalSize(columns: 40, rows: 5), usesEscapes: true))
    #expect(stage.rows.first == "\u{1B}[1mWord 0\u{1B}[m")
    #expect(stage.press("/word 7\r"))
    #expect(stage.rows.first == "\u{1B}[7mWord 7\u{1B}[m")
  }

  @Test(arguments: [
    ([:], PagerChoice.builtIn), (["PAGER": "less"], .command("less")), (["PAGER": "cat"], .none),
    (["PAGER": ""], .none), (["PAGER": "less", "BEHEST_PAGER": "builtin"], .builtIn),
    (["BEHEST_PAGER": "most -s", "PAGER": "cat"], .command("most -s")),
  ])
  func `the environment chooses who turns pages`(
    _ environment: [String: String], _ choice: PagerChoice
  ) {
    #expect(PagerChoice(environment: environment, isTerminal: true) == choice)
    #expect(PagerChoice(environment: environment, isTerminal: false) == .none)
    #expect(PagerChoice(environment: environment, isTerminal: true, isWanted: false) == .none)
  }

  /// A link, a note and code before a long text, on a screen of nine lines.
  private func linkedStage(_ actions: PagerActions, note: String = "1") -> Stage {
    let blocks: [Block] = [
      .paragraph([
        .text("a "),
        .link(destination: "https://example.com", title: "", [.text("the site")]),
        .footnoteReference(label: note),
      ]),
      .list(
        Block.List(items: [
          Block.ListItem([
            .paragraph([.link(destination: "javascript:x", title: "", [.text("b")])])
          ])
        ])), .code(language: nil, text: "x\n"),
    ]
    let rest = (0..<20).map { Block.paragraph("Paragraph \($0)") }
    var isRead = false
    let text = PagedText(renderer: TerminalRenderer(profile: TerminalProfile(width: 40))) {
      guard !isRead else { return nil }
      isRead = true
      return PagedText.Part(blocks + rest + [.footnote(label: note, [.paragraph("Hot.")])]) {
        PagerActions.Source(plain: "plain \($0)", markdown: "markdown \($0)")
      }
    }
    return Stage(
      PagerView(
        text, title: "Notes", size: TerminalSize(columns: 80, rows: 10), usesEscapes: true,
        actions: actions))
  }

  @Test func `links are opened by the actions alone, and only what runs nothing`() {
    let opened = Mutex<[String]>([])
    let stage = linkedStage(
      PagerActions(open: { destination in
        opened.withLock { $0.append(destination) }
        return "done"
      }))
    #expect(stage.press("\t"))
    #expect(stage.rows.first?.contains("\u{1B}[7mthe site") == true)
    #expect(stage.rows.last?.contains("https://example.com") == true)
    #expect(stage.press("\r"))
    #expect(stage.rows.last?.contains("done") == true)
    #expect(stage.press("\t\t\r"))
    #expect(stage.rows.last?.contains("Not opened") == true)
    #expect(stage.press("\t"))
    #expect(stage.rows.last?.contains("no more links") == true)
    #expect(opened.withLock { $0 } == ["https://example.com"])
    #expect(stage.press("\u{1B}[Z\u{1B}[Z\u{1B}"))
    #expect(stage.rows.first?.contains("\u{1B}[7m") == false)
    #expect(!stage.press("\u{1B}"))
  }

  @Test func `a reference leads to its note, and back`() {
    let stage = linkedStage(PagerActions())
    #expect(stage.press("\t\t"))
    #expect(stage.rows.last?.contains("note 1") == true)
    #expect(stage.press("\r"))
    #expect(stage.rows[8].contains("Hot."))
    #expect(stage.press("\r"))
    #expect(stage.rows[0].contains("the site"))
    #expect(stage.press("\t\r"))
    #expect(stage.rows.last?.contains("BEHEST_LINKS") == true)
  }

  @Test func `a note's label may be a character that counts more than nine`() {
    let stage = linkedStage(PagerActions(), note: "百")
    #expect(stage.press("\t\t"))
    #expect(stage.rows.last?.contains("note 百") == true)
  }

  @Test func `a block is copied as text or as Markdown`() {
    let copied = Mutex<[String]>([])
    let stage = linkedStage(
      PagerActions(copy: { source in
        copied.withLock { $0.append(source.plain) }
        return "copied"
      }))
    #expect(stage.press("ccy"))
    #expect(stage.rows.last?.contains("copied") == true)
    #expect(stage.press("cm\ty"))
    #expect(copied.withLock { $0 } == ["plain 1", "markdown 0", "https://example.com"])
    #expect(stage.press("cC\u{1B}") && stage.press("y"))
    #expect(stage.rows.last?.contains("Notes") == true)
  }
}
