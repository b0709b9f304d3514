// Checks that hard texts take time in proportion to their size, from the text to the screen.

import BehestCards
import BehestTestSupport
import CardTerminal
import Glibc
import MarkdownTree
import Testing

/// One after the other, since the processor's caches are part of what is measured.
@Suite(.serialized) struct PathologicalTests {
  /// The sizes measured, each twice the one before.
  private static let sizes = [8_000, 16_000, 32_000, 64_000]

  /// The most that twice the size may cost.
  private static let mostGrowth = 2.3

  init() {
    Self.keepMemory()
  }

  @Test func `there are 22 of cmark's cases and more of ours, each with a name of its own`() {
    #expect(PathologicalText.upstream.count == 22)
    #expect(PathologicalText.own.count >= 22)
    let all = PathologicalText.upstream + PathologicalText.own
    #expect(Set(all.map(\.name)).count == all.count)
  }

  @Test func `every advisory that is documented has texts that are measured`() throws {
    let names = Set((PathologicalText.upstream + PathologicalText.own).map(\.name))
    let page = try Fixtures.text("../Documentation/Markdown.md")
    let documented = page.matches(of: /\| (CVE-\d+-\d+), GHSA/).map { String($0.1) }
    #expect(Set(documented) == Set(PathologicalText.advisories.keys))
    for (advisory, texts) in PathologicalText.advisories {
      #expect(names.isSuperset(of: texts), "\(advisory)")
    }
  }

  @Test(arguments: PathologicalText.upstream + PathologicalText.own)
  func `a hard text of twice the size takes no more than 2.3 times as long`(
    _ hard: PathologicalText
  ) {
    let texts = Self.sizes.map { [UInt8](hard.text($0).utf8) }
    let growth = Growth(at: texts, bound: Self.mostGrowth, work: Self.draw)
    #expect(growth.most <= Self.mostGrowth, "\(growth)")
  }

  /// Parses a text, lays it out twice and writes it.
  private static func draw(_ text: [UInt8]) {
    var options = MarkdownOptions.maximal
    options.maximumDepth = 100
    if let document = try? MarkdownDocument(parsing: text, options: options) {
      let blocks = Block.blocks(of: document.root)
      for width in [20, 80] {
        let profile = TerminalProfile(
          width: width, color: .ansi256, attributes: true, hyperlinks: true)
        _ = TerminalRenderer(profile: profile).render(blocks)
      }
    }
  }

  /// Has the allocator keep what is freed, so that the kernel's work for fresh pages is not measured.
  private static func keepMemory() {
    typealias Mallopt = @convention(c) (Int32, Int32) -> Int32
    guard let symbol = dlsym(nil, "mallopt") else { return }
    let mallopt = unsafeBitCast(symbol, to: Mallopt.self)
    let (trimThreshold, mappingThreshold) = (Int32(-1), Int32(-3))
    _ = mallopt(trimThreshold, .max)
    _ = mallopt(mappingThreshold, 1 << 30)
  }
}

extension PathologicalText: CustomTestStringConvertible {
  var testDescription: String { name }
}
