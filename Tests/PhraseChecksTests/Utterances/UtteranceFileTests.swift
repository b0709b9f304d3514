// Holds utterance files to their form, and mistakes in them to their place.

import PhraseCatalog
import PhraseChecks
import PhraseMatching
import Testing

@Suite struct UtteranceFileTests {
  private func cases(_ text: String) throws -> [UtteranceCase] {
    try UtteranceFile(parsing: text, file: "tests.yaml").cases
  }

  private func mistake(_ text: String) -> String {
    do {
      return "read: \(try cases(text).count)"
    } catch {
      return String(describing: error)
    }
  }

  @Test func `a case says what it expects and where it stands`() throws {
    let read = try cases(
      """
      - utterance: order tomato soup in Soupy
        app: Soupy
        intent: OrderSoup
        values: { soup: tomato, size: [small, large] }
        tier: fillers
        asks: size
        context: { area: kitchen, lights: 3, dark: true, rooms: [hall, null] }
      """)
    #expect(
      read == [
        UtteranceCase(
          utterance: "order tomato soup in Soupy", app: "Soupy", intents: ["OrderSoup"],
          values: ["soup": ["tomato"], "size": ["small", "large"]], tier: .fillers,
          asks: .parameter("size"),
          context: [
            "area": .string("kitchen"), "lights": .integer(3), "dark": .boolean(true),
            "rooms": .array([.string("hall"), .null]),
          ],
          place: SourcePlace(file: "tests.yaml", line: 1, column: 14))
      ])
  }

  @Test func `null says that nothing fits or nothing is asked`() throws {
    let read = try cases(
      """
      - { utterance: good morning, intent: null }
      - { utterance: order soup, intent: OrderSoup, asks: ~, values: {} }
      """)
    #expect(read.map(\.intents) == [[], ["OrderSoup"]])
    #expect(read.map(\.asks) == [nil, .nothing])
    #expect(read.map(\.values) == [nil, [:]])
  }

  @Test func `defaults of a file hold where a case is silent`() throws {
    let read = try cases(
      """
      app: Soupy
      intent: OrderSoup
      tier: normalised
      context: { area: hall, floor: 1 }
      tests:
        - utterance: [get soup, order soup]
        - utterance: again
          intent: Reorder
          app: ~
          context: { area: kitchen }
      """)
    #expect(read.map(\.utterance) == ["get soup", "order soup", "again"])
    #expect(read.map(\.app) == ["Soupy", "Soupy", nil])
    #expect(read.map(\.intents) == [["OrderSoup"], ["OrderSoup"], ["Reorder"]])
    #expect(read.map(\.place.line) == [6, 6, 7])
    #expect(read[2].context == ["area": .string("kitchen"), "floor": .integer(1)])
  }

  @Test func `several intents are a question which is meant`() throws {
    let read = try cases("- { utterance: soup, intent: [OrderSoup, Reorder] }")
    #expect(read.first?.intents == ["OrderSoup", "Reorder"])
  }

  @Test func `a word that YAML takes for a truth value stays a word`() throws {
    let read = try cases("- { utterance: on, intent: no, values: { state: off } }")
    #expect(read.first?.utterance == "on")
    #expect(read.first?.intents == ["no"])
    #expect(read.first?.values == ["state": ["off"]])
  }

  @Test(arguments: [
    ("", "tests.yaml: the file has no utterances"),
    ("# nothing\n", "tests.yaml: the file has no utterances"),
    ("hello", "tests.yaml:1:1: expected a list of utterances"),
    ("app: Soupy", "tests.yaml:1:1: expected a list of utterances, or “tests” with such a list"),
    ("- hello", "tests.yaml:1:3: expected a mapping with “utterance” and “intent”"),
    ("- intent: A", "tests.yaml:1:3: the case has no “utterance”"),
    (
      "- utterance: a",
      "tests.yaml:1:3: the case has no “intent”; say null when nothing should fit"
    ),
    (
      "- utterance: a\n  intent: A\n  tear: exact",
      "tests.yaml:3:3: “tear” is not known here; expected one of utterance, app, intent, commands, "
        + "values, tier, asks, suggests, context"
    ),
    (
      "- utterance: a\n  intent: A\n  tier: loose",
      "tests.yaml:3:9: “loose” is no tier; expected one of exact, normalised, fillers, slips, parts"
    ),
    (
      "- utterance: a\n  intent: ~\n  asks: size",
      "tests.yaml:3:9: “asks” makes no sense where “intent” is null"
    ),
    (
      "- utterance: a\n  commands: [A, B]\n  intent: A",
      "tests.yaml:3:11: “intent” makes no sense beside “commands”"
    ),
    ("- utterance: {a: b}\n  intent: A", "tests.yaml:1:14: expected a text"),
    (
      "- utterance: a\n  intent: A\n  values: [b]",
      "tests.yaml:3:11: expected a mapping from slots to values"
    ),
  ])
  func `a mistake is told with its place`(_ text: String, _ words: String) {
    #expect(mistake(text) == words)
  }

  @Test(arguments: [
    "- [", "a: b: c", "\t- x", "- 'x", "&a [*a]", "*a", "- {a: 1, a: 2}", "%YAML 9.9\n---\n- x",
    "--- a\n--- b", "- !!binary x", "\u{0}", "? [a]: b",
  ])
  func `text that is no utterance file is told so`(_ text: String) {
    #expect(mistake(text).hasPrefix("tests.yaml"))
  }

  @Test(arguments: [
    String(repeating: "[", count: 20_000), String(repeating: "{a: ", count: 200_000),
    String(repeating: "- ", count: 20_000),
    (0..<2_000).map { String(repeating: " ", count: $0) + "a:\n" }.joined(),
  ])
  func `deep nesting is refused and does not exhaust the stack`(_ text: String) {
    #expect(mistake(text).contains("the nesting is deeper than 64"))
  }

  @Test func `aliases that multiply are refused in no time`() {
    var text = "- &a0 [x, x]\n"
    for level in 1..<60 {
      text += "- &a\(level) [*a\(level - 1), *a\(level - 1)]\n"
    }
    #expect(mistake(text).hasPrefix("tests.yaml"))
  }

  @Test func `aliases as keys are refused in no time`() {
    let text = (1..<60).reduce("- &a0 {x: y}\n") {
      $0 + "- &a\($1) {? *a\($1 - 1) : *a\($1 - 1)}\n"
    }
    #expect(mistake(text) == "tests.yaml:2:10: a key that is text is expected, not an object")
  }

  @Test func `anchors and merge keys share what cases have in common`() throws {
    let read = try cases(
      """
      - &case { utterance: get soup, app: Soupy, intent: &intent OrderSoup }
      - { <<: *case, utterance: again }
      - { utterance: "[[[[*", intent: *intent }
      """)
    #expect(read.map(\.utterance) == ["get soup", "again", "[[[[*"])
    #expect(read.map(\.intents) == [["OrderSoup"], ["OrderSoup"], ["OrderSoup"]])
    #expect(read.map(\.app) == ["Soupy", "Soupy", nil])
  }
}
