// Whatever a document holds, only text, SGR and OSC 8 reach the terminal.

import BehestCards
import CardTerminal
import MarkdownTree
import Testing

struct EscapeTests {
  /// The sequences that must not reach the output, as a source may spell them.
  static let payloads = [
    "\u{1B}[31m", "\u{1B}]0;title\u{7}", "\u{1B}]52;c;aGk=\u{1B}\\", "\u{1B}c",
    "\u{1B}P1$r\u{1B}\\",
    "\u{9B}31m", "\u{9D}0;x\u{9C}", "\u{90}x", "\u{85}", "\u{8}\u{8}", "\r", "\u{B}\u{C}", "\u{7F}",
    "\u{0}", "\u{E}\u{F}", "\u{202E}evil\u{202C}", "\u{2066}x\u{2069}", "\u{200E}\u{200F}\u{61C}",
    "\u{200B}\u{2060}\u{FEFF}\u{AD}", "\u{E000}\u{F8FF}\u{F0000}", "\u{E0041}\u{E007F}",
    "\u{FFF9}a\u{FFFB}", "\u{FFFE}\u{1FFFF}", "\u{2028}\u{2029}", "\u{1D173}", "&#27;[2J",
    "&#x9b;2J",
    "&#x202e;", "&#155;", "&#8203;", "&#xE000;", "&#7;", "&#xfeff;",
  ]

  /// The places in a document that can hide a payload, which replaces `%`.
  static let places = [
    "a % b", "# a % b", "`a % b`", "**%** *%* ~~%~~", "```\n% x\n%\n```", "``` %\nx\n```",
    "``` a%b\nx\n```", "    % x", "[a % b](https://example.com)", "[a](https://example.com/%)",
    "[a](<https://example.com/ %>)", "[a](https://example.com '% title')", "[a](%)",
    "<https://a.b/%>",
    "https://example.com/%", "me%@example.com", "![a % b](x.png)", "![](%.png)", "![a](x.png '%')",
    "[![%](https://e.com/%)](https://e.com/%)", "| % |\n|---|\n| a % b |", "> a % b\n> %",
    "- % a\n  - [ ] %", "7. % a", "x[^a%b]\n\n[^a%b]: note %", "<b %>x</b>", "a <br %> b",
    "<!-- % -->x",
    "<div>%</div>", "&%;", "\\%", "a  %\nb", "%", "www.example.com/%",
    "[a]\n\n[a]: https://e.com/% '%'",
  ]

  private static let profiles = [
    TerminalProfile(width: 30),
    TerminalProfile(
      width: 50, color: .trueColor, attributes: true, hyperlinks: true, background: .dark),
  ]

  @Test(arguments: places)
  func `nothing hidden in a document leaves the renderer`(_ place: String) throws {
    for payload in Self.payloads {
      let source = String(place.map { $0 == "%" ? payload : String($0) }.joined())
      let document = try MarkdownDocument(parsing: source)
      for profile in Self.profiles {
        let renderer = TerminalRenderer(profile: profile)
        for output in [
          renderer.render(Block.blocks(of: document.root)),
          renderer.render(Card(markdown: document)),
        ] {
          let screen = try Screen(output)
          #expect(screen.width <= profile.width, "\(source.debugDescription)")
          for link in screen.links {
            let scheme = link.prefix { $0 != ":" }.lowercased()
            #expect(["http", "https", "mailto", "file"].contains(scheme), "\(link)")
          }
          if !profile.attributes { #expect(screen.sequenceCount == 0) }
        }
      }
    }
  }

  @Test(arguments: payloads)
  func `nothing hidden in a card leaves the renderer`(_ payload: String) throws {
    let card = Card(
      title: [
        .text(payload), .code(payload), .image(ImageReference(.symbol(payload), alt: payload)),
      ],
      blocks: [
        .paragraph(payload), .heading(level: 9, [.text(payload)]),
        .code(language: payload, text: payload),
        .image(ImageReference(.asset(payload))), .image(ImageReference(.address(payload))),
        .control(Control(.link(destination: payload), label: [])),
        .control(Control(label: [.text(payload)], action: 0)),
        .columns(Block.Columns([.paragraph(payload), .spacer, .paragraph(payload)])),
        .footnote(label: payload, [.paragraph([.footnoteReference(label: payload)])]),
        .table(Block.Table(header: [[.text(payload)]], rows: [[[.text(payload)], [.text("x")]]])),
        .text(TextBlock([.text(payload + " long text to be cut")], lineLimit: 1)),
      ])
    for profile in Self.profiles {
      let renderer = TerminalRenderer(profile: profile)
      let screen = try Screen(renderer.render(card))
      #expect(screen.lines.allSatisfy { TerminalText.width(of: $0) == profile.width })
      _ = try Screen(renderer.render(card.title, to: 10) + "\n")
      _ = try Screen(renderer.plain(payload) + "\n")
    }
    _ = try Screen(TerminalText.sanitised(payload) + "\n")
    _ = try Screen(TerminalText.truncated(payload, to: 3) + "\n")
    _ = try Screen(TerminalText.wrapped(payload, to: 5).joined(separator: "\n") + "\n")
  }

  @Test func `a link's target is printable ASCII, and text stays what it says`() throws {
    let renderer = TerminalRenderer(
      profile: TerminalProfile(width: 60, attributes: true, hyperlinks: true))
    let screen = try Screen(
      renderer.render([
        .paragraph([.link(destination: "https://e.com/ü \u{1B}]8;;x\u{7}", title: "", [.text("a")])]
        ),
        .paragraph([.link(destination: "javascript:alert(1)", title: "", [.text("b")])]),
        .paragraph([.link(destination: "HTTPS://e.com", title: "", [.text("c")])]),
        .paragraph([.link(destination: " https://e.com", title: "", [.text("d")])]),
      ]))
    #expect(screen.links == ["https://e.com/%C3%BC%20%1B]8;;x%07", "HTTPS://e.com"])
    #expect(screen.lines[2] == "b (javascript:alert(1))")
  }

  @Test func `what the filter keeps is what shapes pictures and scripts`() {
    #expect(TerminalText.sanitised("\u{1B}[31mx\u{200B}") == "[31mx")
    #expect(TerminalText.sanitised("👩\u{200D}👧 a\u{200D}b") == "👩\u{200D}👧 ab")
    #expect(TerminalText.sanitised("می\u{200C}خواهم \u{200C}x") == "می\u{200C}خواهم x")
    #expect(TerminalText.sanitised("a\tb\r\nc\u{2028}d") == "a b c d")
    #expect(TerminalText.sanitised("a\tb\r\nc\u{2028}d", keepingLines: true) == "a b\nc\nd")
    #expect(TerminalText.sanitised("x\u{FE0F}y❤\u{FE0F}") == "xy❤\u{FE0F}")
    let england = "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}"
    #expect(TerminalText.sanitised(england + " \u{E0067}x") == england + " x")
  }
}
