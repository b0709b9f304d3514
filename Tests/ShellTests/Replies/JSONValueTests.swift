// Tests of JSON documents as text.

import BehestShell
import Testing

@Suite struct JSONValueTests {
  @Test func `keys are sorted and nothing is left out`() {
    let value: JSONValue = [
      "b": [1, .number(2.5), nil], "a": ["y": true, "x": "z"], "c": [], "d": [:],
    ]
    #expect(
      value.text(isPretty: false) == #"{"a":{"x":"z","y":true},"b":[1,2.5,null],"c":[],"d":{}}"#)
  }

  @Test func `a pretty document has a member a line`() {
    let value: JSONValue = ["a": [1, 2], "b": [:]]
    #expect(value.text(isPretty: true) == "{\n  \"a\": [\n    1,\n    2\n  ],\n  \"b\": {}\n}")
  }

  @Test func `what moves a cursor is escaped`() {
    let value = JSONValue.string("\"\\\n\t\u{1B}[31m\u{9B}\u{202E}é🥣\u{E0041}")
    #expect(
      value.text(isPretty: false)
        == #""\"\\\n\t\u001b[31m\u009b\u202eé🥣\udb40\udc41""#)
  }

  @Test func `numbers that JSON has not are null`() {
    #expect(
      JSONValue.array([.number(.infinity), .number(.nan)]).text(isPretty: false) == "[null,null]")
  }
}
