// Tests of results of servers, as they look in a terminal.

import AppProtocol
import BehestCards
import BehestTestSupport
import CardTerminal
import Testing

struct ResultTests {
  private static func drawing(_ text: String) -> String {
    TerminalRenderer(profile: TerminalProfile(width: 60)).render(text.blocks)
  }

  @Test(arguments: [
    "columns", "narrow", "keys", "pages", "nested", "grids", "order", "python", "failure",
    "refusal", "words",
  ])
  func `a result looks as it did`(_ name: String) throws {
    let text = Self.drawing(try Fixtures.text("Results/\(name).json"))
    Fixtures.expect(text, matches: "Results/\(name).txt")
  }

  @Test func `a list of many says so`() {
    let numbers = (0..<502).map { "{\"n\": \($0)}" }.joined(separator: ",")
    #expect(Self.drawing("[\(numbers)]").contains("… and 2 more."))
  }

  @Test(arguments: [
    #"[{'a': 'it\'s', "b": "\x41\u00e9\U0001f642"}]"#: #"[{"a": "it's", "b": "Aé🙂"}]"#,
    "[(1, -2.5, 1e+16), (), [None, True,], 'x']":
      #"[[1, -2.5, 1e16], [], [null, true], "x"]"#,
    "{1: 'a', None: {'b': []}, -0.5: ()}": #"{"1": "a", "None": {"b": []}, "-0.5": []}"#,
    "['18446744073709551616', 18446744073709551616]":
      #"["18446744073709551616", "18446744073709551616"]"#,
    "\n{'a':\t'b'}\n": #"{"a": "b"}"#,
  ])
  func `a literal of Python is drawn like its JSON`(_ literal: String, _ json: String) {
    #expect(literal.blocks == json.blocks)
  }

  @Test(arguments: [
    "['a", "['a\\", "['a\\x4']", "['a\\x+4']", "['\\ud800']", "['a\nb']", "['a' 'b']", "['a'],",
    "[,'a']", "['a',, 'b']", "['a'] 'b'", "{'a'}", "{'a': 1", "{'a' 1}", "{['a']: 1}", "('a',)",
    "[nan]", "[1e999]", "[007]", "[1_000, None]", "[0x1F]", "[b'a']", "[f'a']", "[open('a')]",
    "[--1]", "[']", "{", "['a')", "['''a''']",
    String(repeating: "[", count: 100_000), String(repeating: "[a](b", count: 20_000),
    String(repeating: "[a", count: 50_000), String(repeating: "|a", count: 50_000),
    String(repeating: "[", count: 1_000) + "None" + String(repeating: "]", count: 1_000),
  ])
  func `other texts are shown as they are`(_ text: String) {
    #expect(text.blocks == [.code(language: nil, text: text)])
  }
}
