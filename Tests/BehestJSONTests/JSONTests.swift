// Tests of JSON documents: their text, and how they are made of values.

import BehestJSON
import Testing

struct JSONTests {
  private struct Plain: Encodable {
    var name: String?
    var share = 1.0
    var sizes: [Double] = [2, 2.5]
    var record = Record(title: nil, note: "x")
  }

  private struct Record: JSONRecord {
    let title: String?
    let note: String?
    var count: Int?
    var isOn: Bool?
    var score: Double?
    var members: [String: Int?] = ["a": nil]
    var plain: [Plain]?
    var document: JSON = .number(1)
  }

  private struct Refusing: Encodable {
    struct Refusal: Error {}
    func encode(to encoder: any Encoder) throws { throw Refusal() }
  }

  /// Writes into the encoder it is given and lets another add to that.
  private struct Layered: Encodable {
    enum Key: CodingKey { case kind, rows, nested, more }

    func encode(to encoder: any Encoder) throws {
      var object = encoder.container(keyedBy: Key.self)
      try object.encode("layered", forKey: .kind)
      try Plain(name: "n", sizes: [], record: Record(title: "t", note: nil)).encode(to: encoder)
      var rows = object.nestedUnkeyedContainer(forKey: .rows)
      try rows.encode(1)
      try rows.encodeNil()
      var nested = rows.nestedContainer(keyedBy: Key.self)
      try nested.encode(true, forKey: .more)
      try 2.5.encode(to: rows.superEncoder())
    }
  }

  @Test func `a record writes nulls and other values leave out what is nil`() {
    let record =
      #"{"count":null,"document":1.0,"isOn":null,"members":{"a":null},"note":"x","#
      + #""plain":null,"score":null,"title":null}"#
    #expect(
      JSON(encoding: [Plain()]).text(isPretty: false)
        == #"[{"record":\#(record),"share":1,"sizes":[2,2.5]}]"#)
    #expect(JSON(encoding: Plain?.none) == .null)
    #expect(JSON(encoding: [String]()) == [])
  }

  @Test func `several containers of one encoder are one object`() {
    let json = JSON(encoding: Layered())
    #expect(json["kind"] == "layered" && json["name"] == "n" && json["record"]?["title"] == "t")
    #expect(json["rows"] == [1, nil, ["more": true], .number(2.5)])
  }

  @Test func `a value that refuses to be encoded is null`() {
    #expect(JSON(encoding: Refusing()) == .null)
  }

  @Test func `keys are sorted and nothing is left out`() {
    let value: JSON = [
      "b": [1, .number(2.5), nil], "a": ["y": true, "x": "z"], "c": [], "d": [:],
    ]
    #expect(
      value.text(isPretty: false) == #"{"a":{"x":"z","y":true},"b":[1,2.5,null],"c":[],"d":{}}"#)
  }

  @Test func `a pretty document has a member a line`() {
    let value: JSON = ["a": [1, 2], "b": [:]]
    #expect(value.text(isPretty: true) == "{\n  \"a\": [\n    1,\n    2\n  ],\n  \"b\": {}\n}")
  }

  @Test func `what moves a cursor is escaped`() {
    let value = JSON.string("\"\\\n\t\u{1B}[31m\u{9B}\u{202E}é🥣\u{E0041}")
    #expect(
      value.text(isPretty: false)
        == #""\"\\\n\t\u001b[31m\u009b\u202eé🥣\udb40\udc41""#)
  }

  @Test func `numbers that JSON has not are null`() {
    #expect(
      JSON.array([.number(.infinity), .number(.nan)]).text(isPretty: false) == "[null,null]")
  }
}
