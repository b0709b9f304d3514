// Tests reading collections of sentences: what is in them, how files merge, and every mistake.

import BehestTestSupport
import Foundation
import PhraseCatalog
import PhraseMatching
import SpokenValues
import Testing

struct SentenceCollectionTests {
  private func house() throws -> SentenceCollection {
    try SentenceCollection(readingPaths: [Fixtures.url("Sentences/House").path], app: "House")
  }

  private func template(_ start: String) throws -> PhraseTemplate {
    try #require(try house().templates.first { $0.text.hasPrefix(start) })
  }

  @Test func `a folder is read with its folders, in order, and nothing else in it`() throws {
    let house = try house()
    #expect(house.language == "en")
    #expect(house.skipWords == ["please", "now"])
    #expect(
      house.templates.map(\.intent) == [
        "HouseTurnOn", "HouseTurnOn", "HouseSetLevel", "HouseSetLevel",
      ])
    #expect(house.templates.allSatisfy { $0.app == "House" && $0.language == "en" })
    #expect(
      house.remarks.map(\.words) == [
        "“colours” is no key of a phrase pack: “language”, “intents”, “lists”, “expansion_rules”, “skip_words”, “synonyms”, “parts”, “settings” are expected"
      ])
  }

  @Test func `a template knows where it is written`() throws {
    let place = try #require(try template("set").place)
    #expect(place.file.hasSuffix("House/house.yaml"))
    #expect(place.line == 27 && place.column == 22)
    #expect(try template("<when>").place?.description.hasSuffix("house.yaml:30:13") == true)
  }

  @Test func `a block keeps what its sentences share`() throws {
    let block = try #require(try template("<turn>").block)
    #expect(block.fixedSlots == ["state": .string("on")])
    #expect(
      block.requires == [
        ContextCondition(key: "area", values: nil, slot: "area"),
        ContextCondition(key: "floor", values: [.integer(1), .integer(2)]),
        ContextCondition(key: "home", values: nil),
        ContextCondition(key: "mode", values: [.string("day"), .string("evening")], slot: "when"),
      ])
    #expect(block.excludes == [ContextCondition(key: "asleep", values: [.boolean(true)])])
    #expect(block.requiredKeywords == ["on", "light"])
    let metadata = JSON.object([
      "owner": .string("house"),
      "tags": .array([.string("a"), .integer(1), .number(2.5), .boolean(true), .null]),
    ])
    #expect(block.metadata == metadata)
    #expect(try template("set").block?.metadata == metadata)
    let templates = try house().templates
    #expect(templates[0].block == templates[1].block)
    #expect(templates[1].block != templates[2].block)
  }

  @Test func `rules and lists of a block stand over those of the file`() throws {
    let template = try template("<when>")
    #expect(template.block?.rules["when"]?.notation == "at [the] {time}")
    #expect(template.block?.rules["turn"]?.notation == "turn|switch")
    let type = try #require(template.slots["rooms"]?.valueType)
    #expect(type != "rooms")
    #expect(try house().values.filter { $0.type == type }.map(\.texts) == [["kitchen"]])
    #expect(try self.template("set").slots["rooms"] == .text)
  }

  @Test func `of single values the last file's counts`() throws {
    #expect(try template("set").block?.rules["the"]?.notation == "the|my")
  }

  @Test func `a slot says what it accepts`() throws {
    let slots = try template("set").slots
    #expect(slots["light"] == .enumeration("light"))
    #expect(slots["time"] == .typed(.time))
    #expect(slots["0..100,10"] == .number(NumberRange(0...100, step: 10)))
    #expect(
      slots["warmth"]
        == .number(
          NumberRange(
            -10...30, fractions: .halves, multiplier: 0.5, kind: .temperature, acceptsWords: false))
    )
  }

  @Test func `values of several files are one list, each with its texts`() throws {
    let values = try house().values.filter { $0.type == "light" }
    #expect(
      values.map(\.texts) == [
        ["desk"], ["old torch"], ["torch"],
        ["big lamp", "big light", "lamp", "light", "great lamp"],
        ["ceiling the lamp", "ceiling my lamp", "top the lamp", "top my lamp"],
      ])
    #expect(
      values.map(\.output) == [
        .string("desk"), .string("old torch"), .string("torch"), .string("light.big"), .integer(7),
      ])
    #expect(values[3].context == ["area": .string("hall")])
    #expect(values[3].metadata == .object(["n": .integer(1)]))
    #expect(Set(values.map(\.id)).count == values.count)
  }

  @Test func `a value of a single text comes before one that has it among others`() throws {
    let collection = try SentenceCollection(
      parsing: """
        language: en
        lists:
          area:
            values:
              - {in: "kitchen|cookery", out: cookery}
              - {in: kitchen, out: kitchen}
        intents:
          Light:
            data: [{sentences: ["light the {area}"]}]
        """, file: "a.yaml")
    let matcher = try PhraseMatcher(
      templates: collection.templates,
      applications: [ApplicationNames(app: collection.app, names: [])], values: collection.values,
      languages: [collection.language], preference: .names)
    func values(_ utterance: String) throws -> [String] {
      try #require(matcher.matches(in: utterance).best.first).parameters[0].values
    }
    #expect(try values("light the kitchen") == ["kitchen", "cookery"])
    #expect(try values("light the cookery") == ["cookery"])
  }

  @Test func `values that differ in their context stay apart`() throws {
    let collection = try SentenceCollection(
      parsing: """
        language: en
        lists:
          name:
            values:
              - {in: lamp, out: lamp, context: {domain: light}}
              - {in: lamp, out: lamp, context: {domain: switch}}
              - {in: lamp, out: lamp, context: {domain: light}}
              - {in: lamp (2), out: "lamp (2)"}
              - ""
        """, file: "a.yaml")
    #expect(collection.values.map(\.id) == ["lamp", "lamp (2)", "lamp (2) (2)"])
  }

  @Test func `words that YAML takes for something else are texts where a text is expected`() throws
  {
    let collection = try SentenceCollection(
      parsing: """
        language: en
        intents:
          A:
            data:
              - sentences: [yes, 100, 1:30, Off]
                slots: {a: on, b: 0x1F, c: 1:30, d: "on", e: 1_000, f: 010, g: -.5, h: 2026-01-01}
        """, file: "a.yaml")
    #expect(collection.templates.map(\.text) == ["yes", "100", "1:30", "Off"])
    #expect(
      collection.templates.first?.block?.fixedSlots == [
        "a": .boolean(true), "b": .integer(31), "c": .integer(90), "d": .string("on"),
        "e": .integer(1_000), "f": .integer(8), "g": .number(-0.5), "h": .string("2026-01-01"),
      ])
  }

  @Test func `merge keys and stars in texts are what YAML makes of them`() throws {
    let collection = try SentenceCollection(
      parsing: """
        language: en
        intents:
          A:
            data:
              - &first
                sentences: ["5 * 3", 'a*b', c *d]
                slots: {a: 1, b: 2}
              - <<: *first
                slots: {a: 3}
        """, file: "a.yaml")
    #expect(collection.templates.map(\.text) == ["5 * 3", "a*b", "c *d", "5 * 3", "a*b", "c *d"])
    #expect(collection.templates.last?.block?.fixedSlots == ["a": .integer(3)])
  }

  @Test func `a list that is not there is remarked on, once`() throws {
    let collection = try SentenceCollection(
      parsing: """
        language: en
        intents:
          A: {data: [{sentences: ["in {aera} [now]", "at {aera}", "<r> x"]}]}
        expansion_rules: {r: "{floor}"}
        lists: {area: {values: [hall]}}
        """, file: "a.yaml")
    #expect(
      collection.remarks.map(\.description) == [
        "a.yaml:3:32: there is no list {aera}; did you mean {area}?, in “in {aera} [now]”",
        "a.yaml:4:24: there is no list {floor}, in “{floor}”",
      ])
    #expect(collection.templates.first?.slots["aera"] == .enumeration("aera"))
  }

  @Test func `a key that nobody reads is remarked on`() throws {
    let collection = try SentenceCollection(
      parsing:
        #"{"language": "en", "intents": {"A": {"data": [{"sentences": [], "requires_contxt": {}}]}}}"#,
      file: "a.json")
    #expect(
      collection.remarks.map(\.description) == [
        "a.json:1:65: “requires_contxt” is no key of a block of sentences; did you mean"
          + " “requires_context”?"
      ])
  }

  @Test func `a mistake is told with file, line, column and what was expected`() {
    let files = Fixtures.paths(in: "Sentences/Malformed").filter { !$0.hasSuffix(".txt") }
    #expect(files.count > 40)
    let folder = Fixtures.url("Sentences/Malformed").path + "/"
    let lines = files.map { file in
      let path = Fixtures.url(file).path
      do {
        _ = try SentenceCollection(readingPaths: [path])
        return "\(path): no mistake"
      } catch {
        return "\(error)"
      }
    }
    let text = lines.map { $0.replacing(folder, with: "") + "\n" }.joined()
    Fixtures.expect(text, matches: "Sentences/Malformed/errors.txt")
  }

  @Test func `a path that is not there, and a folder without files, are mistakes`() {
    let missing = #expect(throws: PhraseFileError.self) {
      try SentenceCollection(readingPaths: [Fixtures.url("Sentences/nowhere").path])
    }
    #expect(missing?.words == "there is no such file or folder")
    let empty = #expect(throws: PhraseFileError.self) {
      try SentenceCollection(readingPaths: [Fixtures.url("Markdown").path])
    }
    #expect(empty?.code == .missing)
  }

  @Test func `rules that follow each other too far are refused`() throws {
    func pack(_ count: Int) -> String {
      "language: en\nintents: {A: {data: [{sentences: [<r0>]}]}}\nexpansion_rules:\n"
        + (0..<count).map { "  r\($0): <r\($0 + 1)>\n" }.joined() + "  r\(count): end\n"
    }
    _ = try SentenceCollection(parsing: pack(60), file: "a.yaml")
    let error = #expect(throws: PhraseFileError.self) {
      try SentenceCollection(parsing: pack(5_000), file: "a.yaml")
    }
    #expect(error?.words.contains("deeper than 64") == true)
  }

  @Test func `places in one long line are found in time that grows with the line`() throws {
    func collection(_ count: Int) throws -> SentenceCollection {
      let sentences = (0..<count).map { "\"turn on lamp é \($0)\"" }.joined(separator: ",")
      return try SentenceCollection(
        parsing:
          "{\"language\":\"en\",\"intents\":{\"A\":{\"data\":[{\"sentences\":[\(sentences)]}]}}}",
        file: "a.json")
    }
    let growth = try Growth(at: [2_500, 5_000], bound: 3) { _ = try collection($0) }
    #expect(growth.most <= 3, "\(growth)")
    let collection = try collection(20_000)
    let column = 57 + (0..<19_999).reduce(0) { $0 + 18 + String($1).count }
    #expect(
      collection.templates.last?.place == SourcePlace(file: "a.json", line: 1, column: column))
  }
}
