// Tests that blocks are drawn once, and that cached drawings equal those of the renderer.

import BehestCards
import BehestTestSupport
import CardTerminal
import MarkdownTree
import Testing

struct DrawingCacheTests {
  @Test(arguments: GoldenTests.documents)
  func `drawings from the cache are those of the renderer`(_ name: String) throws {
    let document = try MarkdownDocument(parsing: Fixtures.text("Markdown/\(name).md"))
    let blocks = Block.blocks(of: document.root)
    let cache = DrawingCache()
    for profile in [TerminalProfile(width: 40), TerminalProfile(width: 80, attributes: true)] {
      let renderer = TerminalRenderer(profile: profile)
      let expected = renderer.render(blocks)
      #expect(renderer.render(blocks, cache: cache) == expected)
      let misses = cache.counts.misses
      #expect(renderer.render(blocks, cache: cache) == expected)
      #expect(cache.counts.misses == misses)
    }
    #expect(cache.counts.hits >= 2 * blocks.count)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `random blocks are drawn alike, with numbers and blank lines`(seed: UInt64) {
    var cards = RandomCards(seed: seed | 5 << 32)
    let blocks = cards.blocks(depth: 3) + cards.blocks(depth: 3)
    let renderer = TerminalRenderer(profile: TerminalProfile(width: 50))
    #expect(renderer.render(blocks, cache: DrawingCache()) == renderer.render(blocks))
  }

  @Test func `one changed paragraph is one miss`() {
    let cache = DrawingCache()
    let renderer = TerminalRenderer(profile: TerminalProfile())
    var blocks = (0..<20).map { Block.paragraph("Paragraph \($0)") }
    _ = renderer.render(blocks, cache: cache)
    blocks[7] = .paragraph("another")
    _ = renderer.render(blocks, cache: cache)
    #expect(cache.counts.misses == 21 && cache.counts.hits == 19)
  }

  @Test func `a cache forgets what was used least when its room is full`() {
    let cache = DrawingCache(byteLimit: 20_000)
    let renderer = TerminalRenderer(profile: TerminalProfile())
    for index in 0..<500 { _ = renderer.render([.paragraph("Paragraph \(index)")], cache: cache) }
    #expect(cache.counts.cost <= 20_000)
    #expect(cache.counts.evictions > 300)
    let misses = cache.counts.misses
    _ = renderer.render([.paragraph("Paragraph 499")], cache: cache)
    #expect(cache.counts.misses == misses)
  }

  @Test func `a text is parsed once, whatever it is drawn for`() throws {
    let cache = MarkdownCache()
    let first = try cache.blocks(of: "# a\n\nb")
    #expect(try cache.blocks(of: "# a\n\nb") == first)
    _ = try cache.document(parsing: "# a\n\nb")
    _ = try cache.blocks(of: "# a\n\nc")
    #expect(cache.counts.blocks.hits == 1 && cache.counts.blocks.misses == 2)
    #expect(cache.counts.documents.hits == 1 && cache.counts.documents.misses == 2)
  }

  @Test func `the lines of blocks are the lines of the whole`() throws {
    let document = try MarkdownDocument(parsing: Fixtures.text("Markdown/gallery.md"))
    let blocks = Block.blocks(of: document.root)
    let renderer = TerminalRenderer(
      profile: TerminalProfile(width: 60, attributes: true, hyperlinks: true))
    var lines: [String] = []
    var previous: Block?
    for block in blocks {
      lines += renderer.lines(of: block, after: previous)
      previous = block
    }
    let strip = { (text: String) throws in try Screen(text).lines }
    #expect(try strip(lines.map { $0 + "\n" }.joined()) == strip(renderer.render(blocks)))
  }
}
