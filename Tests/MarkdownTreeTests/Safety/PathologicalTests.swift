// Checks that hard texts take time in proportion to their size, from the text to the screen.

import CardTerminal
import Cards
import Glibc
import MarkdownTree
import TestSupport
import Testing

/// One after the other, since the processor's caches are part of what is measured.
@Suite(.serialized) struct PathologicalTests {
  /// The sizes measured, each twice the one before.
  private static let sizes = [8_000, 16_000, 32_000, 64_000]

  /// The most that twice the size may cost: alone it is 2.3, and beside other tests a little more.
  private static let mostGrowth = 3.0

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
  func `a hard text of twice the size takes far from four times as long`(
    _ hard: PathologicalText
  ) {
    let texts = Self.sizes.map { [UInt8](hard.text($0).utf8) }
    var least = texts.map { _ in Double.infinity }
    var growth = Double.infinity
    // Processor time of this thread, the least of several runs: whatever else the machine does only
    // adds to it. More runs bring noise down, and quadratic time never.
    for round in 0..<40 where round < 2 || growth > Self.mostGrowth {
      for index in texts.indices {
        least[index] = min(least[index], Self.time(for: texts[index]))
        // Time that grows like this needs no proof.
        if index > 0, round > 3, least[index] > 8 * least[index - 1] { break }
      }
      growth = zip(least, least.dropFirst()).reduce(0) { max($0, $1.1 / $1.0) }
    }
    #expect(growth <= Self.mostGrowth, "\(least)")
  }

  /// Seconds of processor time to parse a text, lay it out twice and write it.
  private static func time(for text: [UInt8]) -> Double {
    let start = clock()
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
    return clock() - start
  }

  private static func clock() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
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
