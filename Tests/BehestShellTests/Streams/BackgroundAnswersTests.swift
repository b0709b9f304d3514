// Tests of separating the terminal's answers from typed keys, and of reading its colour.

import BehestShell
import CardTerminal
import Testing

struct BackgroundAnswersTests {
  @Test(arguments: [
    ("\u{1B}[?62;4;22c", true), ("\u{1B}[?64;1;2;4c", true), ("\u{1B}[?4c", false),
    ("\u{1B}[?62;14;44c", false), ("\u{1B}[?62c", false), ("\u{1B}[?62;4", false),
  ])
  func `a terminal that can do 4 shows Sixel`(_ text: String, _ showsSixel: Bool) {
    #expect(read(text).showsSixel == showsSixel)
  }

  private func read(_ text: String) -> BackgroundAnswers {
    var answers = BackgroundAnswers()
    for byte in text.utf8 { answers.receive(byte) }
    answers.end()
    return answers
  }

  private let kind = "\u{1B}[?62;1c"

  @Test(arguments: [
    ("rgb:0000/0000/0000", TerminalProfile.Background.dark), ("rgb:ffff/ffff/ffff", .light),
    ("rgb:fdfd/f6f6/e3e3", .light), ("rgb:1e/1e/2e", .dark), ("rgb:f/f/f", .light),
    ("rgba:2828/2c2c/3434/ffff", .dark), ("rgb:000/fff/000", .light),
  ])
  func `a colour is light or dark`(_ color: String, _ background: TerminalProfile.Background) {
    for end in ["\u{7}", "\u{1B}\\"] {
      let answers = read("\u{1B}]11;\(color)\(end)\(kind)")
      #expect(answers.background == background && answers.isComplete && answers.typed.isEmpty)
    }
  }

  @Test(arguments: ["", "?", "rgb:", "rgb:1/2", "rgb:12345/0/0", "#ffffff", "rgb:x/y/z"])
  func `what is no colour says nothing, and is no key either`(_ color: String) {
    let answers = read("\u{1B}]11;\(color)\u{7}\(kind)")
    #expect(answers.background == nil && answers.isComplete && answers.typed.isEmpty)
  }

  @Test func `a terminal that knows no colours answers for its kind`() {
    let answers = read(kind)
    #expect(answers.isComplete && answers.background == nil && !answers.isSilent)
  }

  @Test(arguments: [
    "a", "abc\r", "\u{1B}[A", "\u{1B}", "\u{1B}x", "\u{1B}]0;t\u{7}", "é", "\u{3}",
    "\u{1B}[1;5C", "\u{1B}[200~paste\u{1B}[201~", "\u{1B}\u{1B}",
  ])
  func `keys before, between and after the answers are kept`(_ keys: String) {
    let color = "\u{1B}]11;rgb:ff/ff/ff\u{7}"
    for text in [keys + color + kind, color + keys + kind, keys + color + keys + kind] {
      let answers = read(text)
      #expect(answers.background == .light && answers.isComplete)
      let times = text.count == (keys + color + kind).count ? 1 : 2
      #expect(
        String(decoding: answers.typed, as: UTF8.self) == String(repeating: keys, count: times),
        "\(text.debugDescription)")
    }
  }

  @Test func `an answer that breaks off is handed on as it came`() {
    let answers = read("x\u{1B}]11;rgb:ff")
    #expect(answers.isSilent)
    #expect(String(decoding: answers.typed, as: UTF8.self) == "x\u{1B}]11;rgb:ff")
  }

  @Test func `an answer without an end does not grow for ever`() {
    let answers = read("\u{1B}]11;" + String(repeating: "f", count: 10_000))
    #expect(answers.typed.count == 10_005)
  }
}
