// Shows what the small terminal of the tests makes of control sequences.

import Testing

@Suite struct TerminalScreenTests {
  private func lines(_ text: String, columns: Int = 10, rows: Int = 4) -> [String] {
    var screen = TerminalScreen(size: TerminalSize(columns: columns, rows: rows))
    // One byte at a time: a program's writes may be cut anywhere.
    for byte in text.utf8 { screen.write([byte]) }
    return screen.lines
  }

  @Test(arguments: [
    ("a\r\nb", ["a", "b"]),
    ("abc\rX", ["Xbc"]),
    ("abc\u{8}X", ["abX"]),
    ("a\tb", ["a       b"]),
    ("0123456789", ["0123456789"]),
    ("0123456789X", ["0123456789", "X"]),
    ("0123456789\r\nX", ["0123456789", "X"]),
    ("日本語日本語", ["日本語日本", "語"]),
    ("012345678日", ["012345678", "日"]),
    ("e\u{301}x", ["e\u{301}x"]),
    ("\u{1B}[1;31mred\u{1B}[0m", ["red"]),
    ("\u{1B}]0;title\u{7}x", ["x"]),
    ("\u{1B}]8;;http://x\u{1B}\\link\u{1B}]8;;\u{1B}\\", ["link"]),
    ("abc\u{1B}[2Dx", ["axc"]),
    ("abc\r\u{1B}[K", [""]),
    ("a\r\nb\u{1B}[AX", ["aX", "b"]),
    ("a\r\nb\u{1B}[H\u{1B}[2JX", ["X"]),
    ("abc\u{1B}[2G\u{1B}[P", ["ac"]),
    ("abc\u{1B}[2G\u{1B}[@", ["a bc"]),
    ("1\r\n2\r\n3\r\n4\r\n5\r\n6", ["1", "2", "3", "4", "5", "6"]),
    ("shell\u{1B}[?1049hfull\u{1B}[?1049l!", ["shell!"]),
    ("1\r\n2\u{1B}[H\u{1B}[L0", ["0", "1", "2"]),
  ])
  func `a terminal shows`(_ text: String, _ expected: [String]) {
    #expect(lines(text) == expected)
  }

  @Test func `a narrower terminal cuts its lines`() {
    var screen = TerminalScreen(size: TerminalSize(columns: 10, rows: 4))
    screen.write(Array("0123456789\r\nab".utf8))
    screen.resize(to: TerminalSize(columns: 5, rows: 3))
    screen.write(Array("cdefg".utf8))
    #expect(screen.lines == ["01234", "abcde", "fg"])
  }

  @Test func `keys send what a terminal sends`() {
    let strokes = Keys.strokes("ab<Tab><C-c><Up><M-f><no>")
    #expect(strokes == ["ab", "\t", "\u{3}", "\u{1B}[A", "\u{1B}f", "<no>"].map { Array($0.utf8) })
  }
}
