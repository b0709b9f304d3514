// Tests of properties that hold for every card at every width.

import BehestCards
import CardTerminal
import MarkdownTree
import Testing

struct PropertyTests {
  private static let profiles = [
    TerminalProfile(), TerminalProfile(characters: .ascii),
    TerminalProfile(attributes: true, hyperlinks: true),
    TerminalProfile(color: .ansi256, attributes: true, background: .light),
    TerminalProfile(color: .trueColor, attributes: true, hyperlinks: true, background: .dark),
  ]

  private static func profile(_ cards: inout RandomCards) -> TerminalProfile {
    var profile = cards.pick(profiles)
    profile.tables = cards.pick(TableStrategy.allCases)
    profile.width = cards.pick([-1, 0, 1, 19, 20, 21, 23, 27, 34, 40, 55, 80, 119, 120, 200, 300])
    return profile
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `no line is wider than the width, and a framed one is exactly as wide`(seed: UInt64) throws {
    for round in 0..<15 as Range<UInt64> {
      var cards = RandomCards(seed: seed << 8 | round)
      let profile = Self.profile(&cards)
      let width = max(profile.width, 20)
      let card = Card(
        title: cards.inlines(depth: 2), blocks: cards.blocks(depth: 4),
        spacing: cards.pick([nil, 8]))
      let renderer = TerminalRenderer(profile: profile)
      let framed = try Screen(renderer.render(card))
      for line in framed.lines {
        #expect(TerminalText.width(of: line) == width, "seed \(seed) round \(round): \(line)")
      }
      let free = try Screen(renderer.render(card.blocks, spacing: card.spacing))
      for line in free.lines {
        #expect(TerminalText.width(of: line) <= width, "seed \(seed) round \(round): \(line)")
      }
      if !profile.attributes { #expect(framed.sequenceCount == 0 && free.sequenceCount == 0) }
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `every word comes out, in order`(seed: UInt64) throws {
    for round in 0..<15 as Range<UInt64> {
      var cards = RandomCards(seed: seed << 8 | round | 1 << 32)
      cards.hasColumns = false
      let profile = Self.profile(&cards)
      let blocks = cards.blocks(depth: 4)
      let screen = try Screen(TerminalRenderer(profile: profile).render(blocks))
      // Bars and marks of wrapped lines may stand within a word.
      let drawn: Set<Character> = ["│", "|", "┃", "↳", ">", "─", "-", " "]
      var rest = Array(screen.lines.joined().filter { !drawn.contains($0) }.utf8)[...]
      for word in cards.words {
        guard let range = rest.firstRange(of: Array(word.utf8)) else {
          Issue.record("seed \(seed) round \(round): \(word) is missing at width \(profile.width)")
          break
        }
        rest = rest[range.upperBound...]
      }
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `any Markdown fits and is harmless`(seed: UInt64) throws {
    for round in 0..<40 as Range<UInt64> {
      var cards = RandomCards(seed: seed << 8 | round | 2 << 32)
      let profile = Self.profile(&cards)
      let source = cards.markdown()
      guard let document = try? MarkdownDocument(parsing: source) else { continue }
      let screen = try Screen(TerminalRenderer(profile: profile).render(Card(markdown: document)))
      for line in screen.lines {
        #expect(
          TerminalText.width(of: line) == max(profile.width, 20), "\(source.debugDescription)")
      }
    }
  }

  @Test func `the numbers drawn are the controls of the card`() throws {
    for seed in 0..<60 as Range<UInt64> {
      var cards = RandomCards(seed: seed | 3 << 32)
      var count = 0
      let card = Card(blocks: cards.blocks(depth: 4)).mapControls { control in
        var control = control
        control.action = count
        count += 1
        return control
      }
      #expect(card.controls.count == count)
      let screen = try Screen(TerminalRenderer(profile: TerminalProfile(width: 300)).render(card))
      // Where padding leaves only a few cells, a number may wrap to two lines.
      let output = Array(screen.lines.joined().filter { $0 != "│" && $0 != " " }.utf8)
      for number in 0...count + 1 {
        let isExpected = number >= 1 && number <= count
        let drawn = Array("[\(number)]".utf8)
        #expect(output.contains(drawn) == isExpected, "seed \(seed)")
      }
    }
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func `an accessible card says every word and draws nothing`(seed: UInt64) throws {
    for round in 0..<5 as Range<UInt64> {
      var cards = RandomCards(seed: seed << 8 | round | 4 << 32)
      var profile = Self.profile(&cards)
      profile.isAccessible = true
      let card = Card(title: cards.inlines(depth: 0), blocks: cards.blocks(depth: 4))
      let screen = try Screen(TerminalRenderer(profile: profile).render(card))
      #expect(screen.width <= max(profile.width, 20))
      #expect(screen.links.isEmpty)
      let text = screen.lines.joined()
      let isDrawn = text.unicodeScalars.contains { (0x2500...0x259F).contains($0.value) }
      #expect(!isDrawn, "seed \(seed) round \(round)")
      let words = Array(text.utf8.filter { $0 != 0x20 })
      for word in cards.words where !words.contains(Array(word.utf8)) {
        Issue.record("seed \(seed) round \(round): \(word) is missing")
      }
    }
  }

  @Test func `deep nesting ends`() throws {
    var block = Block.paragraph("deep")
    var inline = Inline.text("deep")
    for depth in 0..<1_000 {
      block =
        depth.isMultiple(of: 2)
        ? .quote([block]) : .columns(Block.Columns([block, .paragraph("x")]))
      inline = .styled(.strong, [inline])
    }
    let screen = try Screen(
      TerminalRenderer(profile: TerminalProfile(width: 30)).render([block, .paragraph([inline])]))
    #expect(screen.width <= 30)
  }
}
