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
    "[nan]", "(1e999,)", "[007]", "[1_000, None]", "[0x1F]", "[b'a']", "[f'a']", "[open('a')]",
    "[--1]", "[']", "{", "['a')", "['''a''']",
    String(repeating: "[", count: 100_000), String(repeating: "[a](b", count: 20_000),
    String(repeating: "[a", count: 50_000), String(repeating: "|a", count: 50_000),
    String(repeating: "[", count: 1_000) + "None" + String(repeating: "]", count: 1_000),
  ])
  func `other texts are shown as they are`(_ text: String) {
    #expect(text.blocks == [.code(language: nil, text: text)])
  }

  private static let source = [
    "import os\n# comment\n\ndef f(a, b):\n    return a ** b\n",
    "import matplotlib.pyplot as plt\nimport pandas as pd\n\n# plot\n\nplt.plot([1, 2])\n",
    "#!/bin/sh\n# build\n\n- x\n", "# build\n\nset -e\nif [ -f a ]; then\n  echo `date`\nfi\n",
    "# fruit\n\nkind: List\nitems:\n  - name: apple\n  - name: `pear`\n",
    "---\n# a\n\nsteps:\n- run: make\n- run: make test\n",
    "# Copyright\n# 2026\n\nnumpy==1.2\npandas\n", "#include <stdio.h>\n\nint main() {\n}\n",
    "x = call[a](b)\ny = x**2 + y**2\n", "run(**a, **b)\nf(**a,**b)\n",
    "diff --git a/README.md b/README.md\n@@ -1 +1 @@\n-**a**\n+**b**\n",
    "const f = (a) => {\n  return [a](b);\n}\n", "[paths]\n# home\n\nhome = /root\n",
    "- milk\n- eggs\n", "# milk\neggs\n", "There is no `b.txt`.\nReally.",
    "Name: a\n  Indented: **b**\n",
  ]

  @Test(arguments: source)
  func `a text that may be source code is shown as it is`(_ text: String) {
    #expect(text.blocks == [.code(language: nil, text: text)])
  }

  @Test(arguments: [
    "```\nimport os\n```\n", "See [the page](https://a.b).\nBye.", "这是**粗体**的。\n好。",
    "# Milk\n\nIt is white.\n", "## Milk\n- white\n- wet\n", "- [ ] milk\n- [x] eggs\n",
    "a | b\n--|--\n1 | 2\n", "1. wash\n   the hands\n   - well\n2. dry\n",
    "**Note:** it has `x` and\n\n```python\nimport os\nx = 1\n```\n",
    "# Milk\n\n<p>\n  <b>white</b>\n</p>\n",
  ])
  func `a text with plain marks is a page`(_ text: String) {
    #expect(text.blocks != [.code(language: nil, text: text)])
  }

  @Test(arguments: [
    ("application/octet-stream", "file:///a/book.XLSX?v=2", "xlsx"),
    ("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", nil, "xlsx"),
    ("image/svg+xml; charset=utf-8", "a/logo", "svg"), ("application/ld+json", ".json", "json"),
    ("image/jpeg", "picture.of-it", "jpg"), ("audio/wav", "a.notasuffix", "wav"),
    ("application/x-shellscript", nil, "shellscr"), ("", "a.", "bin"),
  ])
  func `a file is kept with the suffix of its name or type`(
    _ type: String, _ name: String?, _ suffix: String
  ) {
    #expect(KeptFile.suffix(of: type, named: name) == suffix)
  }

  @Test(arguments: ["**a", "[a](", "`a", "a b", "a = ", "f(", "import a ", "if :", "|-", "# "])
  func `a long line is looked at in time by its length`(_ part: String) {
    let text = "x\n" + String(repeating: part, count: 40_000)
    #expect(text.blocks == [.code(language: nil, text: text)])
  }
}
