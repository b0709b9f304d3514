// Shows that the message of a failed golden comparison points at the difference.

import BehestTestSupport
import Testing

@Suite struct LineDiffTests {
  @Test func `only the lines that differ are shown, with context and visible controls`() {
    let old = "1\n2\n3\n4\n5\n6\n7\n8\n"
    let new = "1\n2\n3\n4\nfive\u{1B}[m\n6\n7\n8\n"
    #expect(
      LineDiff(from: old, to: new).description
        == "  …\n  3\n  4\n- 5\n+ five\\e[m\n  6\n  7\n  …")
  }

  @Test func `a missing line feed at the end is a difference`() {
    #expect(LineDiff(from: "a\n", to: "a").description == "  a\n- ")
  }
}
