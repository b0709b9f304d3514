// Whether every theme can be read: contrast as WCAG 2.2 measures it, and meaning without colour.

import BehestCards
import CardTerminal
import Testing

struct ContrastTests {
  /// Grounds people use: black, the usual editors', and white, the usual papers.
  static let dark: [UInt32] = [0x000000, 0x1E1E1E, 0x282C34]
  static let light: [UInt32] = [0xFFFFFF, 0xFAFAFA, 0xFDF6E3]

  /// Lines and frames say nothing that words do not; WCAG asks 3:1 of them.
  static let lines: Set<Theme.Role> = [.border, .quoteBar]

  static let cases: [(Theme, [UInt32], Double, Double)] = [
    (.dark, dark, 4.5, 3), (.light, light, 4.5, 3),
    (.highContrast(on: .dark), dark, 7, 4.5), (.highContrast(on: .light), light, 7, 4.5),
  ]

  @Test(arguments: cases, [ColorDepth.ansi256, .trueColor])
  func `every role can be read on every ground`(
    _ example: (Theme, [UInt32], Double, Double), _ depth: ColorDepth
  ) throws {
    let (theme, grounds, text, line) = example
    for role in Theme.Role.allCases {
      guard let color = theme[role].color else { continue }
      let rgb = try #require(color.rgb(at: depth), "\(theme.name) \(role)")
      let least = Self.lines.contains(role) ? line : text
      let own = theme[role].background.flatMap { $0.rgb(at: depth) }
      for ground in own.map({ [$0] }) ?? grounds {
        let contrast = Palette.contrast(rgb, on: ground)
        #expect(
          contrast >= least,
          "\(theme.name) \(role) on \(String(ground, radix: 16)): \(contrast)")
      }
    }
  }

  @Test(arguments: cases, [ColorDepth.ansi256, .trueColor])
  func `every part of code can be read on the ground of code`(
    _ example: (Theme, [UInt32], Double, Double), _ depth: ColorDepth
  ) throws {
    let (theme, _, least, _) = example
    guard let ground = theme[.codeBlock].background?.rgb(at: depth) else { return }
    let parts: [Theme.Role] = [
      .keyword, .type, .function, .string, .number, .constant, .comment, .attribute, .inserted,
      .deleted, .codeLabel, .muted, .code,
    ]
    for role in parts {
      guard let rgb = theme[role].color?.rgb(at: depth) else { continue }
      let contrast = Palette.contrast(rgb, on: ground)
      #expect(contrast >= least, "\(theme.name) \(role) on code: \(contrast)")
    }
    // The terminal's own text stands on it too: light grey on dark, near black on light.
    let text: UInt32 = Palette.luminance(ground) < 0.2 ? 0xC8C8C8 : 0x303030
    #expect(Palette.contrast(text, on: ground) >= least)
  }

  @Test(arguments: [Theme.dark, .highContrast(on: .dark)], [UInt32(0x000000)])
  func `the sixteen colours of dark themes can be read as xterm draws them`(
    _ theme: Theme, _ ground: UInt32
  ) throws {
    for role in Theme.Role.allCases where !Self.lines.contains(role) {
      guard let index = theme[role].color?.ansi16 else { continue }
      #expect(
        Palette.contrast(Palette.xterm16[Int(index)], on: ground) >= 4.5, "\(theme.name) \(role)")
    }
  }

  @Test(arguments: [Theme.light, .highContrast(on: .light)])
  func `the sixteen colours of light themes can be read as xterm draws them`(_ theme: Theme) {
    for role in Theme.Role.allCases where !Self.lines.contains(role) {
      guard let index = theme[role].color?.ansi16 else { continue }
      #expect(
        Palette.contrast(Palette.xterm16[Int(index)], on: 0xFFFFFF) >= 4.5,
        "\(theme.name) \(role)")
    }
  }

  @Test func `plain has no colours, and terminal only the terminal's own`() {
    for role in Theme.Role.allCases {
      #expect(Theme.plain[role].color == nil && Theme.plain[role].background == nil)
      #expect(Theme.highContrast(on: .unknown)[role].color == nil)
      let own = Theme.terminal[role].color
      #expect(own?.rgb == nil && own?.ansi256 == nil)
      // Black and white are invisible on one ground or the other.
      #expect(own.map { ![0, 7, 8, 15].contains($0.ansi16) } ?? true)
    }
  }

  @Test(arguments: [UInt32(0x000000), 0xFFFFFF])
  func `what the terminal's own colours mean is seen on black and on white`(_ ground: UInt32) {
    let named: Set<Theme.Role> = [.red, .orange, .yellow, .green, .mint, .teal, .cyan, .brown]
    for role in Theme.Role.allCases where !named.contains(role) {
      guard let index = Theme.terminal[role].color?.ansi16 else { continue }
      #expect(Palette.contrast(Palette.xterm16[Int(index)], on: ground) >= 3.5, "\(role)")
    }
  }

  @Test func `contrast is as WCAG's examples have it`() {
    #expect(abs(Palette.contrast(0x000000, on: 0xFFFFFF) - 21) < 0.001)
    #expect(abs(Palette.contrast(0x767676, on: 0xFFFFFF) - 4.54) < 0.01)
    #expect(abs(Palette.contrast(0xFF0000, on: 0xFFFFFF) - 4.0) < 0.01)
  }

  @Test(arguments: ThemeChoice.allCases, [TerminalProfile.Background.dark, .light, .unknown])
  func `no two levels of headings look alike, with colours and without`(
    _ choice: ThemeChoice, _ background: TerminalProfile.Background
  ) throws {
    for depth in [ColorDepth.none, .ansi16, .ansi256, .trueColor] {
      let renderer = TerminalRenderer(
        profile: TerminalProfile(
          color: depth, attributes: true, theme: choice.theme(on: background)))
      let drawn = (1...6).map { renderer.render([.heading(level: $0, [.text("x")])]) }
      #expect(Set(drawn).count == 6, "\(choice) \(background) \(depth)")
    }
  }

  @Test(arguments: ThemeChoice.allCases)
  func `taking every colour away leaves the text and its marks`(_ choice: ThemeChoice) throws {
    let blocks: [Block] = [
      .paragraph([
        .code("c"), .styled(.strikethrough, [.text("gone")]),
        .link(destination: "https://example.com/a", title: "", [.text("words")]),
      ]),
      .quote([.paragraph("q")]), .code(language: "swift", text: "let x = 1 // y"),
      .control(Control(.toggle(isOn: true), label: [.text("on")], action: 0)),
    ]
    var theme = choice.theme(on: .dark)
    theme.metrics = ThemeMetrics()
    let bare = TerminalRenderer(profile: TerminalProfile()).render(blocks)
    let colored = TerminalRenderer(
      profile: TerminalProfile(color: .trueColor, theme: theme)
    ).render(blocks)
    #expect(try Screen(colored).lines.map(trimmed) == Screen(bare).lines.map(trimmed))
  }

  private func trimmed(_ line: String) -> String {
    String(line.reversed().drop { $0 == " " }.reversed())
  }
}
