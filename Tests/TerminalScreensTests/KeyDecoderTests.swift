// Keys in the bytes of a terminal, in whatever pieces they arrive.

import BehestShell
import BehestTestSupport
import Testing

@Suite struct KeyDecoderTests {
  private static let examples: [(bytes: String, keys: [TerminalKey])] = [
    ("aé日", [.character("a"), .character("é"), .character("日")]),
    ("\r\n\t\u{7F}\u{8}", [.enter, .enter, .tab, .backspace, .backspace]),
    ("\u{3}\u{1A}\u{1F}\u{0}", [.control("c"), .control("z"), .control("_"), .control(" ")]),
    ("\u{1B}[A\u{1B}OB\u{1B}[C\u{1B}[D", [.up, .down, .right, .left]),
    ("\u{1B}[1;5C\u{1B}[1;3D\u{1B}b\u{1B}[1;5H", [.wordRight, .wordLeft, .wordLeft, .top]),
    ("\u{1B}[H\u{1B}[4~\u{1B}[5~\u{1B}[6~\u{1B}[3~", [.home, .end, .pageUp, .pageDown, .delete]),
    (
      "\u{1B}OP\u{1B}[12~\u{1B}[24~\u{1B}[Z", [.function(1), .function(2), .function(12), .backTab]
    ),
    ("\u{1B}x\u{1B}[99;1R", [.alt("x")]),
    ("\u{1B}[200~a\u{1B}[Ab\r\u{1B}[201~c", [.paste("a\u{1B}[Ab\r"), .character("c")]),
  ]

  @Test(arguments: examples.indices)
  func `bytes are keys`(_ index: Int) {
    let example = Self.examples[index]
    #expect(TerminalKey.keys(in: Array(example.bytes.utf8)) == example.keys)
  }

  @Test(arguments: examples.indices)
  func `it does not matter in which pieces they arrive`(_ index: Int) {
    let example = Self.examples[index]
    var decoder = KeyDecoder()
    var keys: [TerminalKey] = []
    for byte in example.bytes.utf8 { keys += decoder.keys(in: [byte]) }
    #expect(keys == example.keys && !decoder.isWaiting)
  }

  @Test func `an escape character is a key when nothing follows`() {
    var decoder = KeyDecoder()
    #expect(decoder.keys(in: [0x1B]) == [] && decoder.isWaiting)
    #expect(decoder.finish() == [.escape] && !decoder.isWaiting)
    #expect(TerminalKey.keys(in: [0x1B, 0x1B]) == [.escape, .escape])
  }

  @Test func `random bytes are never held back for good`() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<500 {
      var decoder = KeyDecoder()
      for _ in 0..<20 {
        let count = Int(random.next() % 9)
        _ = decoder.keys(in: (0..<count).map { _ in UInt8(truncatingIfNeeded: random.next()) })
      }
      _ = decoder.finish()
      #expect(!decoder.isWaiting)
    }
  }
}
