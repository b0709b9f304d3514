// Checks that a text read in pieces, or while it is written, is the text read whole.

import BehestTestSupport
import MarkdownTree
import Testing

struct PiecesTests {
  private static let options: MarkdownOptions = {
    var options = MarkdownOptions.standard
    options.locatesNodes = false
    return options
  }()

  private func whole(_ bytes: [UInt8]) throws -> [MarkdownNode] {
    try MarkdownDocument(parsing: bytes, options: Self.options).root.children
  }

  /// The blocks of a whole text, read in pieces.
  private func pieces(_ bytes: [UInt8]) throws -> [[MarkdownNode]] {
    var reader = try MarkdownPieces(of: bytes)
    var pieces: [[MarkdownNode]] = []
    while let piece = try reader.next() { pieces.append(piece) }
    return pieces
  }

  /// The blocks of a text that comes in parts of the given length.
  private func stream(_ bytes: [UInt8], by length: Int) throws -> [[MarkdownNode]] {
    var reader = MarkdownPieces()
    var pieces: [[MarkdownNode]] = []
    for start in stride(from: 0, to: bytes.count, by: length) {
      try reader.append(bytes[start..<min(start + length, bytes.count)])
      while let piece = try reader.next() { pieces.append(piece) }
    }
    reader.finish()
    while let piece = try reader.next() { pieces.append(piece) }
    return pieces
  }

  @Test(arguments: Fixtures.paths(in: "Markdown", withExtension: "md"))
  func `a fixture in pieces is the fixture`(_ path: String) throws {
    let bytes = try Fixtures.bytes(path)
    let whole = try whole(bytes)
    #expect(try pieces(bytes).flatMap { $0 } == whole)
    for length in [1, 7, 64] {
      #expect(try stream(bytes, by: length).flatMap { $0 } == whole, "by \(length)")
    }
  }

  @Test func `texts made of whatever goes on over empty lines are the same in pieces`() throws {
    let parts = [
      "[^n] k\n", "[^n]: l\n", "[^m]\n", "[^m]: ![^n] [x]\n", "    m\n", "[^N]: o\n",
      "a [x] b\n", "[x]: /u\n", "[x]: /u \"t\n", "  [y]: <v>\n", "- a\n", "  b\n", "    c\n",
      "1. d\n", "> e\n", "```\n", "~~~\n", "   ```\n", "- ```\n", "<!-- f\n", "-->\n", "<div>\n",
      "</pre>\n", "<pre>\n", "| g |\n|---|\n| h |\n", "# i\n", "j\n===\n", "\n", "\n", "\n", "\n",
      "\n", "\\[z\\] m\n", "`[x]`\n", "[z\n", "z]: /w\n", "***\n", "o\n",
      "\t[y]\n", "[]\n", "p", "\r\n", "<?q\n", "?>\n", "\u{FEFF}r\n", "\0s\n", "\"t\"\n",
      "\u{C}\n", "\u{B}u\n", "\r", "```\u{C}\n",
    ]
    var generator = SplitMix64(seed: 5)
    for round in 0..<6_000 {
      let text = (0..<Int.random(in: 1..<24, using: &generator))
        .map { _ in parts[Int.random(in: 0..<parts.count, using: &generator)] }.joined()
      let bytes = Array(text.utf8)
      let whole = try whole(bytes)
      #expect(
        try stream(bytes, by: 1 + round % 9).flatMap { $0 } == whole, "\(text.debugDescription)")
    }
  }

  @Test func `a long text is read in many pieces, definitions and fences included`() throws {
    let part = """
      # A [heading][h]

      Words with [h] and [other][] and `code`.

      - one

        two

      ```swift
      let a = [b]: c

      [h]: /not-this

      ```

      | a | b |
      |---|---|
      | 1 | 2 |


      """
    let text = "[h]: /u \"t\"\n\n" + String(repeating: part, count: 400) + "[other]: <v>\n"
    let bytes = Array(text.utf8)
    let pieces = try pieces(bytes)
    #expect(pieces.count > 2)
    #expect(pieces.flatMap { $0 } == (try whole(bytes)))
  }

  /// The blocks of a text, the parts of lists joined, and how many lists were cut.
  private func joined(_ text: String) throws -> (blocks: [MarkdownNode], cuts: Int) {
    var reader = try MarkdownPieces(of: Array(text.utf8))
    var blocks: [MarkdownNode] = []
    var cuts = 0
    while let piece = try reader.next() {
      if reader.continuesList, let first = piece.first {
        cuts += 1
        blocks[blocks.count - 1].children += first.children
        blocks += piece.dropFirst()
      } else {
        blocks += piece
      }
    }
    return (blocks, cuts)
  }

  @Test func `lists of any lines are the same in pieces`() throws {
    let parts = [
      "- a\n", "- b\n", "  - c\n", "* d\n", "x\n", "  y\n", "# h\n", "    e\n", "- \n", "---\n",
      "- - f\n", "> g\n", "1. i\n", "-\tj\n", "- ***\n", "-\n", "- # k\n", "  z\n", "|-|\n",
    ]
    var generator = SplitMix64(seed: 7)
    var cuts = 0
    for round in 0..<20 {
      let kinds = 2 + round % (parts.count - 1)
      let text = (0..<3_000).map { _ in
        let isEmpty = Int.random(in: 0..<400 * (round + 1), using: &generator) == 0
        return isEmpty ? "\n" : parts[Int.random(in: 0..<kinds, using: &generator)]
      }.joined()
      let result = try joined(text)
      cuts += result.cuts
      #expect(result.blocks == (try whole(Array(text.utf8))), "round \(round)")
    }
    #expect(cuts > 0)
  }

  @Test func `a long list without empty lines is cut between its items`() throws {
    for (part, isCut) in [
      ("- an item\n", true), ("* an item\n  - and one in it\n* two\n", true),
      ("- [ ] a task\n", true), ("1. a number\n", false), ("- a\n\n- loose\n", false),
      ("- a\n```\n- b\n- c\n```\n", false), ("<b>\n- a\n- b\n", false),
    ] {
      let text = "One\n" + String(repeating: part, count: 5_000) + "\n# Two\n"
      let (blocks, cuts) = try joined(text)
      #expect((cuts > 0) == isCut, "\(part)")
      #expect(blocks == (try whole(Array(text.utf8))), "\(part)")
    }
  }

  @Test func `what is folded stays together`() throws {
    let inner = (0..<2_000).map { "Paragraph \($0) has some words.\n\n" }
    let fold = "<details>\n<summary>S</summary>\n\n" + inner.joined() + "</details>\n\n"
    let around = String(repeating: "Words around it.\n\n", count: 20_000)
    let text = Array((around + fold + "two\n\n" + fold + around).utf8)
    let whole = try whole(text)
    for pieces in [try pieces(text), try stream(text, by: 1_000)] {
      #expect(pieces.count > 1)
      #expect(pieces.flatMap { $0 } == whole)
      for piece in pieces {
        var parts = FoldedParts()
        for case .htmlBlock(let html) in piece.map(\.kind) { parts.read(html) }
        #expect(parts.depth == 0)
      }
    }
  }

  @Test func `a block is given as soon as nothing can change it`() throws {
    var reader = MarkdownPieces()
    try reader.append("# One\n\nTwo *thr".utf8)
    #expect(try reader.next()?.map(\.kind) == [.heading(level: 1)])
    try reader.append("ee*.\n\n- a".utf8)
    #expect(try reader.next() == nil)
    try reader.append("\n\n\\[x\\]\n\nno [link]\n\nyet\n\n".utf8)
    #expect(try reader.next()?.count == 3)
    try reader.append("still none\n\n".utf8)
    #expect(try reader.next() == nil)
    try reader.append("[link]: /u\n\nend".utf8)
    #expect(try reader.next()?.count == 3)
    reader.finish()
    #expect(try reader.next()?.count == 1)
    #expect(try reader.next() == nil)
  }

  @Test func `limits hold for the whole, and name a place in it`() throws {
    var options = MarkdownOptions.standard
    options.maximumLength = 10
    var reader = MarkdownPieces(options: options)
    try reader.append("12345\n\n".utf8)
    #expect(throws: MarkdownError(code: .tooLarge, offset: 10)) {
      try reader.append("abcd".utf8)
    }
    let deep = String(repeating: "> ", count: 120)
    let text = String(repeating: "words\n\n", count: 4_000)
    var deepReader = try MarkdownPieces(of: Array((text + deep + "a").utf8))
    let error = #expect(throws: MarkdownError.self) {
      while try deepReader.next() != nil {}
    }
    #expect(error?.code == .tooDeep)
    #expect((error?.offset ?? 0) >= text.utf8.count)
  }
}
