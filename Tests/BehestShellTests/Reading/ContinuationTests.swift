// Tests of the rules for values of several lines.

import BehestShell
import Testing

@Suite struct ContinuationTests {
  @Test(arguments: [
    ("hello", false), ("hello\\", true), ("hello\\\\", false), ("hello\\\\\\", true),
    ("a\\\nb", false), ("\"\"\"", true), ("say \"\"\"", true), ("\"\"\"\na\n\"\"\"", false),
    ("\"\"\"\na\\", true), ("\"\"\"\na\n\"\"\"\\", true), ("a\"\"\"", false), ("", false),
  ])
  func `a line goes on after a backslash and inside a block`(_ text: String, _ goesOn: Bool) {
    #expect(Continuation.isIncomplete(text) == goesOn)
  }

  @Test(arguments: [
    ("one", ["one"]), ("one\n\n two\n", ["one", " two"]), ("a\\\nb\nc", ["a\\\nb", "c"]),
    ("say \"\"\"\nx\n\n\"\"\"\nc", ["say \"\"\"\nx\n\n\"\"\"", "c"]),
    ("say \"\"\"\nx", ["say \"\"\"\nx"]),
    ("", []),
  ])
  func `pasted lines are inputs by themselves, blocks and continued lines one`(
    text: String, inputs: [String]
  ) {
    #expect(Continuation.inputs(of: text) == inputs)
  }

  @Test func `joined lines lose their backslashes`() {
    let (text, block) = Continuation.parse("one\\\ntwo \\\\\nthree")
    #expect(text == "one\ntwo \\\\\nthree")
    #expect(block == nil)
  }

  @Test func `a block is taken as it stands`() {
    let (text, block) = Continuation.parse("preview markdown \"\"\"\n# A\\\n\n  b\n\"\"\"")
    #expect(text == "preview markdown ")
    #expect(block == "# A\\\n\n  b")
  }

  @Test func `a block that is not closed ends with the text`() {
    #expect(Continuation.parse("\"\"\"\na").block == "a")
  }
}
