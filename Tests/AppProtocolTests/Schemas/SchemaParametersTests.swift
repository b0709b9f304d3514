// Tests of parameters made of schemas, in the forms of several generators.

import AppProtocol
import BehestJSON
import Foundation
import IntentEngine
import Testing

struct SchemaParametersTests {
  /// The facts in a line each: name, title, kind, and what is special.
  private func lines(_ parameters: SchemaParameters) -> [String] {
    parameters.facts.map { facts in
      var words = ["\(facts.name) “\(facts.title ?? "")”", Self.kind(facts.kind)]
      if facts.isOptional { words.append("optional") }
      if let value = facts.defaultValue { words.append("= \(value.text)") }
      if let range = facts.range { words.append("\(range.lowerBound)...\(range.upperBound)") }
      if let size = facts.size {
        let most = size.upperBound == .max ? "any" : "\(size.upperBound)"
        words.append("\(size.lowerBound) to \(most)")
      }
      if facts.isMultiline { words.append("lines") }
      if let part = facts.datePart { words.append(part.rawValue) }
      if let explanation = facts.explanation { words.append("(\(explanation))") }
      return words.joined(separator: " ")
    }
  }

  private static func kind(_ kind: ValueKind) -> String {
    switch kind {
    case .enumeration(let type):
      "\(type.displayName)[\(type.cases.map(\.text).joined(separator: ","))]"
    case .list(let element): "list of \(Self.kind(element))"
    case .union(_, let name): "union \(name)"
    default: "\(kind)"
    }
  }

  @Test(
    arguments: [
      (
        .history,
        [
          "repo_path “Repo Path” text", "max_count “Max Count” integer optional = 10",
          "since “Since” text optional (The first day.)",
        ]
      ),
      (
        .reading,
        [
          "url “Url” url", "max_length “Max length” integer optional = 5000 1.0...999999.0",
          "raw “Raw” boolean optional = false",
        ]
      ),
      (
        .tasks,
        [
          "title “Title” text", "status “Status” Status[open,in_progress,wontFix,v1] optional",
          "weight “Weight” number optional -inf...1.0", "count “Count” integer optional",
          "tags “Tags” list of text 1 to any", "target “Target” union text or number optional",
          "level “Level” Level[Low,High] optional",
        ]
      ),
      (
        .places,
        [
          "name “Name” text", "home.city “Home city” text",
          "home.point.x “Home point x” number optional",
          "home.point.y “Home point y” number optional", "work.city “Work city” text optional",
          "work.point.x “Work point x” number optional",
          "work.point.y “Work point y” number optional",
          "color “Color” Color[red,green] optional = red",
          #"stops “Stops” text optional lines (JSON such as [{"x":1.5}])"#,
          "options “Options” text optional lines", "extra “Extra” text optional lines",
        ]
      ),
      (
        .request,
        [
          "request.path “Path” text", "request.content “Content” text",
          "request.mode “Request mode” Mode[open,closed] optional = open",
          "mode “Mode” text optional",
        ]
      ),
      (
        .formats,
        [
          "at “At” date dateTime", "day “Day” date date", "time “Time” dateComponents time",
          "long “Long” duration", "mail “Mail” person", "file “File” file",
          "note “Note” text optional lines",
        ]
      ),
    ] as [(SampleSchema, [String])])
  func `a schema has parameters`(_ sample: SampleSchema, _ expected: [String]) throws {
    #expect(lines(try sample.parameters()) == expected)
  }

  @Test func `what has no words is given as JSON, with a warning`() throws {
    let parameters = try SampleSchema.places.parameters()
    #expect(
      parameters.warnings.map { $0.prefix { $0 != " " } } == ["“stops”", "“options”", "“extra”"])
    #expect(parameters.json(of: .text(#"[{"x": 1}]"#), for: "stops") == [["x": 1]])
    #expect(parameters.json(of: .text("hello"), for: "extra") == "hello")
    #expect(parameters.json(of: .text("5"), for: "extra") == 5)
    #expect(parameters.problem(with: .text(#"[{"x": 1}]"#), for: "stops") == nil)
    #expect(
      parameters.problem(with: .text(#"[{"y": 1}]"#), for: "stops") == "Stops: [0].x is missing.")
    #expect(
      parameters.problem(with: .text("1, 2"), for: "stops")
        == "Stops has to be given as JSON: “,” after the end of the JSON value.")
  }

  /// Values and the arguments made of them.
  @Test(
    arguments: [
      (
        .history, ["repo_path": .text("/a"), "max_count": .integer(3)],
        #"{"repo_path": "/a", "max_count": 3}"#
      ),
      (.history, ["repo_path": .text("/a"), "since": nil], #"{"repo_path": "/a", "since": null}"#),
      (
        .tasks, ["title": .text("T"), "tags": .list([.text("a")])],
        #"{"title": "T", "kind": "task", "tags": ["a"]}"#
      ),
      (
        .tasks,
        [
          "title": .text("T"), "tags": .text("a"), "target": .number(2.5), "weight": .integer(1),
          "level": .enumeration(rawValue: "2", title: "High"),
          "status": .enumeration(rawValue: "in_progress", title: ""),
        ],
        #"""
        {"title": "T", "kind": "task", "tags": ["a"], "target": 2.5, "weight": 1, "level": 2,
         "status": "in_progress"}
        """#
      ),
      (.places, ["name": .text("N")], #"{"name": "N", "home": {"version": 2}}"#),
      (
        .places, ["name": .text("N"), "home.city": .text("C"), "work.point.x": .number(1)],
        #"""
        {"name": "N", "home": {"city": "C", "version": 2},
         "work": {"point": {"x": 1}, "version": 2}}
        """#
      ),
      (
        .formats,
        [
          "at": .date(Date(timeIntervalSince1970: 1_798_128_000)),
          "day": .date(Date(timeIntervalSince1970: 1_798_066_800)),
          "time": .dateComponents(DateComponents(hour: 7, minute: 5, second: 0)),
          "long": .duration(.seconds(5400)),
          "mail": .person(Value.Person(name: "Ada", emailAddress: "ada@example.org")),
          "file": .file(Value.File(name: "f", type: nil, data: Data("hi".utf8))),
        ],
        #"""
        {"at": "2026-12-24T17:00:00+01:00", "day": "2026-12-24", "time": "07:05:00",
         "long": "PT1H30M", "mail": "ada@example.org", "file": "aGk=", "note": null}
        """#
      ),
    ] as [(SampleSchema, [String: Value?], String)])
  func `values make the arguments`(
    _ sample: SampleSchema, _ values: [String: Value?], _ arguments: String
  ) throws {
    let expected = try JSON(parsing: arguments.utf8)
    #expect(try sample.parameters().arguments(from: values) == expected)
  }

  @Test(
    arguments: [
      (.reading, "max_length", .integer(0), "Max length must be at least 1."),
      (.reading, "max_length", .integer(7), nil),
      (.tasks, "weight", .number(0), "Weight must be more than 0."),
      (
        .tasks, "tags", .list([.text("a"), .text("a")]),
        "Tags must not have the same element twice."
      ),
      (.tasks, "title", .text(""), "Title must not be empty."),
      (
        .tasks, "status", .enumeration(rawValue: "x", title: "X"),
        "Status must be one of open, in_progress, wontFix, v1."
      ),
      (.formats, "mail", .person(Value.Person(name: "Ada")), "Mail must be an email address."),
      (.formats, "unknown", .text(""), nil),
    ] as [(SampleSchema, String, Value, String?)])
  func `a value that does not fit has a reason`(
    _ sample: SampleSchema, _ name: String, _ value: Value, _ problem: String?
  ) throws {
    #expect(try sample.parameters().problem(with: value, for: name) == problem)
  }

  @Test func `a value of another form is no argument`() throws {
    let parameters = try SampleSchema.formats.parameters()
    let failure = #expect(throws: Failure.self) {
      try parameters.arguments(from: ["mail": .person(Value.Person(name: "Ada"))])
    }
    #expect(failure?.words == "Mail must be an email address.")
  }

  @Test func `what is wrong with the arguments is said by title`() throws {
    let parameters = try SampleSchema.places.parameters()
    let arguments = try parameters.arguments(from: ["name": .text("N")])
    #expect(parameters.violations(of: arguments) == ["Home city is missing."])
    #expect(parameters.violations(of: ["home": ["city": "C"]]) == ["Name is missing."])
  }

  @Test(
    arguments: [
      (.formats, "at", "2026-12-24T17:00:00+01:00"), (.formats, "day", "2026-12-24"),
      (.formats, "time", "07:05:00"), (.formats, "long", "PT1H30M"), (.formats, "note", "n"),
      (.formats, "long", "-PT0.500S"), (.formats, "file", "aGk="),
      (.formats, "mail", "ada@example.org"), (.reading, "url", "https://example.org/"),
      (.reading, "raw", true), (.tasks, "level", 2), (.tasks, "status", "wontFix"),
      (.tasks, "tags", ["a", "b"]), (.tasks, "target", "x"), (.tasks, "target", 2),
      (.tasks, "weight", .number(0.5)), (.places, "stops", [["x": 1]]), (.places, "home.city", "C"),
    ] as [(SampleSchema, String, JSON)])
  func `JSON becomes a value, and the value the same JSON`(
    _ sample: SampleSchema, _ name: String, _ json: JSON
  ) throws {
    let parameters = try sample.parameters()
    let value = try #require(parameters.value(of: json, for: name))
    #expect(parameters.json(of: value, for: name) == json)
  }

  @Test(arguments: [
    "true", "[]", "{}", #"{"type": "string"}"#, #"{"properties": 1}"#,
    #"{"type": "object", "additionalProperties": true}"#,
  ])
  func `a schema without known members has no parameters`(_ schema: String) throws {
    let parameters = SchemaParameters(try JSON(parsing: schema.utf8), typePrefix: "App")
    #expect(parameters.facts.isEmpty && parameters.warnings.isEmpty)
    #expect(try parameters.arguments(from: [:]) == [:])
  }

  @Test func `an object within itself is given as JSON`() {
    let parameters = SchemaParameters(
      [
        "properties": ["node": ["$ref": "#/$defs/n"], "a.b": ["type": "string"]],
        "$defs": [
          "n": ["properties": ["name": ["type": "string"], "next": ["$ref": "#/$defs/n"]]]
        ],
      ], typePrefix: "App")
    #expect(parameters.facts.map(\.name) == ["node", "a.b"] && parameters.warnings.count == 1)
  }
}
