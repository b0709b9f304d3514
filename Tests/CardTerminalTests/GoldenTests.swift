// Tests of the appearance of Markdown and cards against golden files.

import BehestCards
import BehestTestSupport
import CardTerminal
import Foundation
import MarkdownTree
import Testing

/// A way to draw, and the end of the golden files' names.
struct Rendition: Sendable, CustomTestStringConvertible {
  var ending: String
  var profile: TerminalProfile
  var testDescription: String { ending }

  init(_ ending: String, _ profile: TerminalProfile) {
    self.ending = ending
    self.profile = profile
  }

  static let accessible: Rendition = {
    var profile = TerminalProfile(width: 60)
    profile.isAccessible = true
    return Rendition("accessible.txt", profile)
  }()
  static let wide = Rendition("120.txt", TerminalProfile(width: 120))
  static let plain = [20, 40, 80].map { Rendition("\($0).txt", TerminalProfile(width: $0)) }
  static let ascii = Rendition("40.ascii.txt", TerminalProfile(width: 40, characters: .ascii))
  static let weights = Rendition(
    "80.attributes.ansi", TerminalProfile(width: 80, attributes: true, hyperlinks: true))
  static let dark = Rendition(
    "80.ansi",
    TerminalProfile(
      width: 80, color: .trueColor, attributes: true, hyperlinks: true, background: .dark))
  static let light = Rendition(
    "80.light.ansi",
    TerminalProfile(width: 80, color: .ansi256, attributes: true, background: .light))
  static let unknown = Rendition(
    "40.ansi", TerminalProfile(width: 40, color: .ansi256, attributes: true))
  static let all =
    plain + [
      ascii, weights, dark, light, unknown, wide, accessible,
    ]
}

struct GoldenTests {
  static let documents = [
    "blocks", "callouts", "code", "footnotes", "gallery", "headings", "hostile", "inlines", "links",
    "lists",
    "readme", "tables", "tags", "unicode",
  ]

  @Test(arguments: documents, Rendition.plain + [.ascii, .dark, .wide, .accessible])
  func `a document looks as it did`(_ name: String, _ rendition: Rendition) throws {
    let document = try MarkdownDocument(parsing: Fixtures.text("Markdown/\(name).md"))
    let text = TerminalRenderer(profile: rendition.profile).render(Block.blocks(of: document.root))
    Fixtures.expect(text, matches: "Markdown/\(name).\(rendition.ending)")
  }

  @Test(arguments: [RawHTML.literal, .dropped])
  func `HTML that is not shown looks as it did`(_ html: RawHTML) throws {
    let document = try MarkdownDocument(parsing: Fixtures.text("Markdown/tags.md"))
    var hooks = MarkdownHooks.none
    hooks.rawHTML = html
    let card = Card(markdown: document, hooks: hooks)
    let text = TerminalRenderer(profile: TerminalProfile(width: 40)).render(card.blocks)
    Fixtures.expect(text, matches: "Cards/tags.40.\(html.rawValue).txt")
  }

  @Test(arguments: TableStrategy.allCases, [30, 60])
  func `tables that are too wide look as they did`(
    _ strategy: TableStrategy, _ width: Int
  ) throws {
    let document = try MarkdownDocument(parsing: Fixtures.text("Markdown/tables.md"))
    var profile = TerminalProfile(width: width)
    profile.tables = strategy
    let text = TerminalRenderer(profile: profile).render(Block.blocks(of: document.root))
    Fixtures.expect(text, matches: "Cards/tables.\(width).\(strategy.rawValue).txt")
  }

  @Test(arguments: [20, 40])
  func `code that is not wrapped looks as it did`(_ width: Int) throws {
    let document = try MarkdownDocument(parsing: Fixtures.text("Markdown/code.md"))
    var profile = TerminalProfile(width: width)
    profile.wrapsCode = false
    let text = TerminalRenderer(profile: profile).render(Block.blocks(of: document.root))
    Fixtures.expect(text, matches: "Cards/code.\(width).cut.txt")
  }

  @Test(arguments: Rendition.all)
  func `the card of a document looks as it did`(_ rendition: Rendition) throws {
    let document = try MarkdownDocument(parsing: Fixtures.text("Markdown/card.md"))
    let text = TerminalRenderer(profile: rendition.profile).render(Self.preview(of: document))
    Fixtures.expect(text, matches: "Cards/preview.\(rendition.ending)")
  }

  @Test(
    arguments: ["boxes", "controls", "layout", "order", "snippet"],
    Rendition.plain + [.ascii, .dark, .weights, .accessible])
  func `a card looks as it did`(_ name: String, _ rendition: Rendition) throws {
    let data = Data(try Fixtures.bytes("Cards/\(name).json"))
    let card = try JSONDecoder().decode(Card.self, from: data)
    let text = TerminalRenderer(profile: rendition.profile).render(card)
    Fixtures.expect(text, matches: "Cards/\(name).\(rendition.ending)")
  }

  /// The card a snippet makes of a document: its text between two rules, and two buttons.
  static func preview(of document: MarkdownDocument) -> Card {
    Card(
      title: [
        .styled(.tint(.blue), [.image(ImageReference(.symbol("doc.richtext")))]),
        .styled(.secondary, [.text("Markdown Preview")]),
      ],
      blocks: [
        .stack(Block.Stack(Block.blocks(of: document.root))), .rule,
        .columns(
          Block.Columns(
            [
              .control(
                Control(
                  label: [.image(ImageReference(.symbol("doc.on.doc"))), .text("Copy Rich Text")],
                  action: 0)),
              .spacer, .control(Control(label: [.text("Open in App")], action: 1)),
            ], spacing: 16)),
      ],
      spacing: 12)
  }
}
