// Tests of reading JSON: what is a document, what is not, and what is repaired.

import BehestJSON
import Testing

struct JSONReaderTests {
  @Test(
    arguments: [
      ("null", .null), (" true\n", true), ("[]", []), ("{}", [:]), ("\"\"", ""), ("0", 0),
      ("-0", 0), ("-12", -12), ("1.0", .number(1)), ("2.5e-1", .number(0.25)),
      ("1E2", .number(100)),
      ("9223372036854775807", .integer(.max)), ("-9223372036854775808", .integer(.min)),
      ("9223372036854775808", .spelled("9223372036854775808")),
      ("-12345678901234567890123", .spelled("-12345678901234567890123")),
      ("123456789.123456789012", .spelled("123456789.123456789012")),
      ("0.30000000000000004", .number(0.1 + 0.2)), ("1.10", .number(1.1)),
      ("0.000000000000000000000001500", .number(1.5e-24)),
      ("-0.0e99999999999999999999", .number(0)),
      ("5e-324", .number(.leastNonzeroMagnitude)), ("1e-324", .spelled("1e-324")),
      ("1e999", .spelled("1e999")),
      ("-1E99999999999999999999", .spelled("-1E99999999999999999999")),
      ("1.5e400", .spelled("1.5e400")),
      (#"["a", [1, {"b": null}], false]"#, ["a", [1, ["b": nil]], false]),
      (#""\"\\\/\b\f\n\r\t\u0041\u00e9\u20AC\ud83e\udd63é""#, "\"\\/\u{8}\u{C}\n\r\tAé€🥣é"),
      // A lone surrogate is repaired, and takes nothing that follows with it.
      (#""\ud83e.\ud83e\n\ud83e\u0041\udd63""#, "\u{FFFD}.\u{FFFD}\n\u{FFFD}A\u{FFFD}"),
      // Of a repeated name the last value counts, in the place of the first.
      (#"{"a": 1, "b": 2, "a": 3}"#, ["a": 3, "b": 2]),
    ] as [(String, JSON)])
  func `a text is read as its value`(_ text: String, _ value: JSON) throws {
    #expect(try JSON(parsing: text.utf8) == value)
  }

  @Test(arguments: [
    ("", 0, "a value is expected, not the end of the file"),
    ("[1, 2", 5, "“,” or “]” (for line 1) is expected, not the end of the file"),
    ("{\"a\"\n:\n{1}}", 8, "a key in quotation marks is expected, not “1”"),
    ("{\"a\" 1}", 5, "“:” is expected, not “1”"),
    ("[1,]", 3, "a value is expected, not “]”"), ("{\"a\":1,}", 7, "a key in quotation"),
    ("1 2", 2, "“2” after the end of the JSON value"),
    ("tru", 0, "a value is expected, not “t”"), ("NaN", 0, "a value is expected, not “N”"),
    ("01", 0, "“01” is not a number"), ("1.", 0, "“1.” is not a number"),
    ("-", 0, "“-” is not a number"), ("1e+", 0, "“1e+” is not a number"),
    ("+1", 0, "a value is expected"), (".5", 0, "a value is expected"),
    ("'a'", 0, "a value is expected, not “'”"),
    ("\"a", 0, "the string does not end"), ("\"a\nb\"", 2, "a string does not end before a line"),
    (#""\x""#, 1, "“\\” is followed by “x”"), (#""\u12g4""#, 1, "“\\u” is not followed by four"),
    (#""\ud83e\u12""#, 7, "“\\u” is not followed by four"),
    ("\u{FEFF}1", 0, "a value is expected, not an unexpected character"),
  ])
  func `a mistake is found with its place`(_ text: String, _ offset: Int, _ words: String) {
    let error = #expect(throws: JSONError.self) { try JSON(parsing: text.utf8) }
    #expect(error?.offset == offset && error?.words.hasPrefix(words) == true, "\(error as Any)")
  }

  @Test func `invalid bytes are repaired`() throws {
    #expect(try JSON(parsing: [0x22, 0xFF, 0x61, 0xC3, 0x22]) == "\u{FFFD}a\u{FFFD}")
  }

  @Test func `nesting has a limit`() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(throws: Never.self) { try JSON(parsing: nested(512).utf8) }
    #expect(throws: JSONError.self) { try JSON(parsing: nested(513).utf8) }
    #expect(throws: JSONError.self) {
      try JSON(parsing: String(repeating: "{\"a\":", count: 100_000).utf8)
    }
  }

  @Test func `a deep document is compared, written and checked for equality`() throws {
    let text = String(repeating: "[{\"a\":", count: 256) + "1" + String(repeating: "}]", count: 256)
    let document = try JSON(parsing: text.utf8)
    #expect(document.text(isPretty: false) == text && Set([document]).contains(document))
  }

  @Test func `a number that is kept by its spelling is near a number`() throws {
    let document = try JSON(parsing: "[12345678901234567890123, 1e999, -1e999]".utf8)
    #expect(document.text(isPretty: false) == "[12345678901234567890123,1e999,-1e999]")
    let most = Double.greatestFiniteMagnitude
    #expect(document.array?.map(\.number) == [1.2345678901234568e22, most, -most])
    #expect(document.array?.map(\.integer) == [nil, nil, nil])
  }

  @Test(arguments: [3, 200])
  func `members keep their order and are found by name`(_ count: Int) throws {
    let names = (0..<count).map { "\($0 * 7919 % 1000)" }
    let text = "{" + names.map { "\"\($0)\": \"v\($0)\"" }.joined(separator: ",") + "}"
    guard case .object(var members) = try JSON(parsing: text.utf8) else {
      Issue.record("no object")
      return
    }
    #expect(members.keys == names && members.count == count)
    #expect(names.allSatisfy { members[$0] == .string("v\($0)") } && members["none"] == nil)
    let reversed = JSON.Members(members.reversed())
    #expect(reversed == members && reversed.hashValue == members.hashValue)
    #expect(reversed.keys == names.reversed())
    members[names[1]] = nil
    members["new"] = 1
    members[names[0]] = 2
    #expect(members.keys == [names[0]] + names[2...] + ["new"] && members != reversed)
    #expect(
      members[names[1]] == nil && members[names[count - 1]] == .string("v\(names[count - 1])"))
  }

  @Test func `a document that is written is read again`() throws {
    let document: JSON = [
      "é\n\"\\🥣": [1, -2, .number(0.1), .number(1e300), true, nil, "\u{202E}\u{0}\u{E0041}"],
      "a": ["b": [:], "c": [[], [[]]]],
    ]
    for isPretty in [false, true] {
      #expect(try JSON(parsing: document.text(isPretty: isPretty).utf8) == document)
    }
  }
}
