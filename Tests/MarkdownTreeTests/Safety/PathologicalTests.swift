// Checks that hard texts take time in proportion to their size, from the text to the screen.

import CardTerminal
import Cards
import Glibc
import MarkdownTree
import Testing

/// One after the other, since the processor's caches are part of what is measured.
@Suite(.serialized) struct PathologicalTests {
  @Test func `there are 22 of cmark's cases and more of ours`() {
    #expect(PathologicalText.upstream.count == 22)
    #expect(PathologicalText.own.count >= 22)
  }

  @Test(arguments: PathologicalText.upstream + PathologicalText.own)
  func `a hard text of eight times the size takes no more than some twelve times as long`(
    _ hard: PathologicalText
  ) {
    let (small, large) = (hard.text(4_000), hard.text(32_000))
    // Processor time of this thread, so that what else the machine does hardly counts; twenty for
    // eight is far from the sixty-four of quadratic time, and far from what caches do.
    var ratio = Double.infinity
    for _ in 0..<4 where ratio > 20 {
      let before = time(for: small)
      let after = time(for: large)
      ratio = min(ratio, after < 0.05 ? 1 : after / max(before, 0.000_1))
    }
    #expect(ratio <= 20)
  }

  /// Seconds of processor time to parse a text and draw it.
  private func time(for text: String) -> Double {
    let start = Self.clock()
    var options = MarkdownOptions.maximal
    options.maximumDepth = 100
    if let document = try? MarkdownDocument(parsing: text, options: options) {
      let blocks = Block.blocks(of: document.root)
      for width in [20, 80] {
        _ = TerminalRenderer(profile: TerminalProfile(width: width, attributes: true))
          .render(blocks)
      }
    }
    return Self.clock() - start
  }

  private static func clock() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

extension PathologicalText: CustomTestStringConvertible {
  var testDescription: String { name }
}
