// Tests of styles and renderers of Markdown, in cards and in text for a terminal.

import BehestCards
import CardTerminal
import MarkdownStyling
import MarkdownTree
import Testing

struct StyleTests {
  private func drawn(_ card: Card, theme: Theme = .plain) -> String {
    TerminalRenderer(
      profile: TerminalProfile(width: 30, color: .ansi16, attributes: true, theme: theme)
    ).render(card.blocks)
  }

  private let links =
    "[in](https://internal.myco.com/x) [out](https://example.com) [mail](mailto:a@b.c)"

  @Test func `links are styled by their host`() throws {
    let card = try Card(markdown: links) {
      Link { link in
        if link.linkHost == "internal.myco.com" {
          return .init(foreground: .indexed(2), underline: false)
        }
        return nil
      }
    }
    let text = drawn(card)
    #expect(text.contains("\u{1B}[32min"))
    #expect(text.contains("\u{1B}[4mout"))
    #expect(text.contains("\u{1B}[4mmail"))
  }

  @Test(arguments: [
    ("https://Example.com/", "example.com", true), ("https://a.example.com", "*.example.com", true),
    ("https://example.com", "*.example.com", false),
    ("https://notexample.com", "*.example.com", false),
    ("https://user:x@example.com:8080/y", "example.com", true),
    ("https://example.com@evil.org/", "example.com", false),
    (#"https://evil.org\@example.com/"#, "example.com", false),
    ("https://[::1]:80/", "::1", true), ("/relative", "example.com", false),
    ("mailto:a@example.com", "example.com", false),
  ])
  func `a host is what a browser would go to`(_ link: String, _ host: String, _ isFor: Bool) {
    let node = MarkdownNode(kind: .link(destination: link, title: ""))
    #expect(NodeSelector.link(host: host).selects(node) == isFor)
  }

  @Test func `headings by level keep what the theme gives them`() throws {
    let card = try Card(markdown: "# One\n\n## Two") {
      Heading(1) { base in base.foreground = .indexed(3) }
    }
    #expect(
      drawn(card) == """
        \u{1B}[1;33mOne\u{1B}[m
        \u{1B}[1m═══\u{1B}[m

        \u{1B}[1mTwo\u{1B}[m
        \u{1B}[1m───\u{1B}[m

        """)
  }

  @Test func `code blocks by language stand on a ground of their own`() throws {
    let card = try Card(markdown: "```swift\nlet x\n```\n\n```\ny\n```") {
      CodeBlock(language: "Swift") { $0.background = .indexed(236) }
    }
    guard case .stack(let stack) = card.blocks[0] else {
      Issue.record("the code block has no stack around it")
      return
    }
    #expect(stack.style?.background == .indexed(236))
    #expect(card.blocks[1] == .code(language: nil, text: "y\n"))
    let text = TerminalRenderer(
      profile: TerminalProfile(width: 20, color: .ansi256, theme: .plain)
    ).render(card.blocks)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    // The whole width is filled, and the ground ends with the block.
    #expect(lines[1] == "\u{1B}[48;5;236m  let x             \u{1B}[m")
    #expect(lines[3] == "  y")
  }

  @Test func `an earlier provider has the last word, attribute by attribute`() throws {
    let card = try Card(markdown: "*x*") {
      InlineStyle(.emphasis, .init(foreground: .indexed(1)))
      InlineStyle(.emphasis) { _ in nil }
      InlineStyle(.emphasis, .init(foreground: .indexed(2), bold: true))
    }
    #expect(drawn(card) == "\u{1B}[1;3;31mx\u{1B}[m\n")
  }

  @Test func `styles combine, and have conditions and loops`() throws {
    let isLoud = true
    let base = MarkdownStyle {
      if isLoud { InlineStyle(.strong, .init(underline: true)) }
      for level in 1...2 { Heading(level) { $0.italic = true } }
    }
    let card = try Card(markdown: "**a** *b*") {
      base
      InlineStyle(.emphasis, .init(bold: true, italic: false))
    }
    #expect(drawn(card) == "\u{1B}[1;4ma\u{1B}[m \u{1B}[1mb\u{1B}[m\n")
  }

  @Test func `a provider may ask what text stands on`() throws {
    for scheme in [StyleEnvironment.ColorScheme.dark, .light] {
      let card = try Card(markdown: "*x*", environment: StyleEnvironment(colorScheme: scheme)) {
        InlineStyle(.emphasis) { _, environment in
          .init(foreground: .indexed(environment.colorScheme == .dark ? 3 : 4))
        }
      }
      #expect(drawn(card).contains(scheme == .dark ? "33" : "34"))
    }
  }

  @Test func `images are described, styled or hidden`() throws {
    let card = try Card(markdown: "x ![a](a.png) ![b](b.png) ![c](c.png) y") {
      ImageStyle(NodeSelector.image.filter { $0.destination == "a.png" }) { _ in .described("A") }
      ImageStyle(NodeSelector.image.filter { $0.destination == "b.png" }) { _ in
        .text(.init(bold: true))
      }
      ImageStyle { _ in .hidden }
    }
    #expect(card.blocks[0].words == "x A b  y")
  }

  @Test func `a renderer takes the place of the usual one`() throws {
    let card = try Card(
      markdown: "# Banner\n\n## Usual",
      renderers: { BlockRenderer(.heading(1)) { _, usual in [.rule] + usual() + [.rule] } })
    #expect(
      card.blocks == [
        .rule, .heading(level: 1, [.text("Banner")]), .rule, .heading(level: 2, [.text("Usual")]),
      ])
  }

  @Test func `the first renderer that gives something has it, and nil means the next`() throws {
    let card = try Card(
      markdown: "# a\n\n# b",
      renderers: {
        BlockRenderer(.heading(1)) { node, _ in
          node.children.first?.kind == .text("b") ? [.rule] : nil
        }
        BlockRenderer(.heading) { _, _ in [.spacer] }
        BlockRenderer(.any) { _, _ in [] }
      })
    #expect(card.blocks == [.spacer, .rule])
    let usual = try Card(markdown: "# a", renderers: { BlockRenderer(.any) { _, _ in nil } })
    #expect(usual.blocks == [.heading(level: 1, [.text("a")])])
  }

  @Test func `inline renderers work within every block`() throws {
    let card = try Card(
      markdown: "- a `x`\n\n| `h` |\n|-|\n| `c` |\n\n> `q`",
      renderers: {
        InlineRenderer(.code) { node, usual in [.text("<")] + usual() + [.text(">")] }
      })
    let text = TerminalRenderer(profile: TerminalProfile(width: 30)).render(card.blocks)
    for mark in ["<`x`>", "<`h`>", "<`c`>", "<`q`>"] { #expect(text.contains(mark)) }
  }

  @Test func `styles apply to what a renderer gives`() throws {
    let card = try Card(
      markdown: "# a",
      style: { Heading(1) { $0.italic = true } },
      renderers: { BlockRenderer(.heading) { _, _ in [.paragraph("b")] } })
    #expect(drawn(card) == "\u{1B}[3mb\u{1B}[m\n")
  }

  @Test func `without styles and renderers nothing is asked and nothing changes`() throws {
    let hooks = MarkdownHooks()
    #expect(hooks.block == nil && hooks.inline == nil)
    #expect(try Card(markdown: links).blocks == Card(markdown: .init(parsing: links)).blocks)
  }

  @Test func `a document cannot style itself out of the filter`() throws {
    let card = try Card(markdown: "# \u{1B}[31mred\u{9B}2J") {
      Heading { $0.foreground = .rgb(0x123456) }
    }
    let text = TerminalRenderer(profile: TerminalProfile()).render(card.blocks)
    #expect(!text.contains("\u{1B}") && !text.unicodeScalars.contains("\u{9B}"))
  }
}

extension Block {
  fileprivate var words: String {
    if case .text(let text) = self { text.inlines.plainText } else { "" }
  }
}
