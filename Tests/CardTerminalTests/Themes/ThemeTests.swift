// Tests of the effects of a theme, and of the notation of its parts.

import BehestCards
import CardTerminal
import Foundation
import Testing

struct ThemeTests {
  private func drawn(
    _ blocks: [Block], _ theme: Theme, width: Int = 40, color: ColorDepth = .none
  ) -> String {
    TerminalRenderer(profile: TerminalProfile(width: width, color: color, theme: theme))
      .render(blocks)
  }

  @Test(arguments: [
    ("#8126A6", Swatch(ansi16: 5, ansi256: 91, rgb: 0x8126A6)),
    ("ansi177", Swatch(ansi16: 13, ansi256: 177, rgb: nil)),
    ("ansi3", Swatch(ansi16: 3)), ("yellow", Swatch(ansi16: 3)),
    ("bright-blue", Swatch(ansi16: 12)),
    ("#D08CFF/ansi177/magenta", Swatch(ansi16: 5, ansi256: 177, rgb: 0xD08CFF)),
  ])
  func `a colour has a text`(_ text: String, _ swatch: Swatch) {
    #expect(Swatch(text: text) == swatch)
  }

  @Test(arguments: ["", "#12", "#GGGGGG", "#+12345", "ansi256", "mauve", "red/", "/", "bright-"])
  func `a text that is no colour is refused`(_ text: String) {
    #expect(Swatch(text: text) == nil)
  }

  @Test func `each depth gets its own sequence`() {
    var theme = Theme(name: "x")
    theme[.success] = Theme.Look(Swatch(ansi16: 2, ansi256: 114, rgb: 0x010203), .bold)
    let block = Block.paragraph([.styled(.success, [.text("ok")])])
    #expect(drawn([block], theme, color: .trueColor) == "\u{1B}[38;2;1;2;3mok\u{1B}[m\n")
    #expect(drawn([block], theme, color: .ansi256) == "\u{1B}[38;5;114mok\u{1B}[m\n")
    #expect(drawn([block], theme, color: .ansi16) == "\u{1B}[32mok\u{1B}[m\n")
    #expect(drawn([block], theme) == "ok\n")
  }

  @Test func `every other row of a table stands on the ground that a theme has for it`() {
    var theme = Theme(name: "x")
    let table = Block.table(
      Block.Table(header: [[.text("a")]], rows: ["b", "c", "d"].map { [[.text($0)]] }))
    let plain = drawn([table], theme, color: .ansi256)
    #expect(!plain.contains("\u{1B}"))
    theme[.tableStripe].background = Swatch(ansi16: 0, ansi256: 236, rgb: nil)
    let rows = drawn([table], theme, color: .ansi256).split(separator: "\n")
    #expect(rows[3] == "│ b │")
    #expect(rows[4] == "\u{1B}[48;5;236m│ c │\u{1B}[m")
    #expect(rows[5] == "│ d │")
    // The ground is nothing but colour, and tells nothing.
    #expect(drawn([table], theme) == plain)
  }

  @Test func `lines of code that are cut are coloured as those that go on`() {
    var theme = Theme(name: "x")
    theme[.keyword].color = Swatch(ansi16: 5)
    theme[.string].color = Swatch(ansi16: 2)
    var profile = TerminalProfile(width: 20, color: .ansi16, theme: theme)
    profile.wrapsCode = false
    let text = "let a =\t\"é\"\nreturn \"0123456789 0123456789\"\n"
    let code = Block.code(language: "swift", text: text)
    let lines = TerminalRenderer(profile: profile).render([code]).split(separator: "\n")
    #expect(lines[1] == "  \u{1B}[35mlet\u{1B}[m a = \u{1B}[32m\"é\"\u{1B}[m")
    #expect(lines[2] == "  \u{1B}[35mreturn\u{1B}[m \u{1B}[32m\"012345678…\u{1B}[m")
  }

  @Test func `only what changes is written`() {
    var theme = Theme(name: "x")
    theme[.marker].color = Swatch(ansi16: 6)
    let blocks: [Block] = [.list(Block.List(items: [Block.ListItem([.paragraph("a")])]))]
    #expect(drawn(blocks, theme, color: .ansi16) == "\u{1B}[36m• \u{1B}[ma\n")
  }

  @Test func `measures change room and lines`() {
    var theme = Theme.plain
    theme.metrics = ThemeMetrics(
      blockGap: 2, codeIndent: 4, listIndent: 2, quoteIndent: 3, tablePadding: 0, rule: .heavy,
      frame: .double, underlinedHeadings: 0)
    let text = drawn(
      [
        .paragraph("a"), .code(language: nil, text: "b"), .quote([.paragraph("c")]),
        .list(Block.List(items: [Block.ListItem([.paragraph("d")])])), .rule,
        .table(Block.Table(header: [[.text("e")]], rows: [[[.text("f")]]])),
      ], theme, width: 20)
    #expect(
      text == """
        a


            b


        │   c


          • d


        ━━━━━━━━━━━━━━━━━━━━


        ╔═╗
        ║e║
        ╠═╣
        ║f║
        ╚═╝

        """)
  }

  @Test func `measures out of range are taken as the nearest`() {
    let metrics = ThemeMetrics(blockGap: 99, codeIndent: -1, tablePadding: 1_000)
    #expect(metrics.blockGap == 3 && metrics.codeIndent == 0 && metrics.tablePadding == 4)
  }

  @Test(arguments: ThemeChoice.allCases, [TerminalProfile.Background.dark, .light, .unknown])
  func `a choice by name gives the theme of that name`(
    _ choice: ThemeChoice, _ background: TerminalProfile.Background
  ) {
    let name = choice.theme(on: background).name
    if choice == .auto {
      let names: [TerminalProfile.Background: String] = [
        .dark: "dark", .light: "light", .unknown: "terminal",
      ]
      #expect(name == names[background])
    } else {
      #expect(name == choice.rawValue)
    }
  }
}
