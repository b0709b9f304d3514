// Input that nobody types, which must cost little and trap nowhere.

import PhraseMatching
import Testing

struct HostileInputTests {
  let matcher: PhraseMatcher

  init() throws {
    let open = SlotType.entity("Document", isOpen: true)
    matcher = try PhraseMatcher(
      templates: [
        PhraseTemplate(
          "Find ${document} in ${applicationName}", app: "a", intent: "Find",
          slots: ["document": open]),
        PhraseTemplate(
          "${x} ${y} ${z} and ${w} of ${applicationName} is ${v}", app: "a", intent: "Many",
          slots: ["x": .text, "y": .text, "z": open, "w": .text, "v": .text]),
      ],
      applications: [ApplicationNames(app: "a", names: ["Notes", "the the the the the the the"])],
      values: [
        PhraseValue(type: "Document", id: "1", texts: ["", "…", "a a a a a a a a a", "Plan"])
      ])
  }

  @Test(arguments: [
    "", " ", "…!?", "\u{0}", "\u{1B}[31m", "\u{202E}\u{200B}", "'", "''''", "’’", "\u{301}",
    "\u{FEFF}", "$", "${", "${document}", "\n\n\n", "🇩", "\u{FFFD}",
  ])
  func `what cannot be said fits nothing`(_ text: String) {
    let result = matcher.matches(in: text, with: [.suggestions, .explanation])
    #expect(result.matches.isEmpty)
    #expect(result.nearest.isEmpty)
    #expect(result.explanation?.description.isEmpty == false)
  }

  @Test func `control characters do not join a value`() throws {
    let text = "Find \u{1B}]0;pwned\u{7} in Notes"
    let value = try #require(matcher.matches(in: text).matches.first?.parameters.first)
    #expect(value.text == "]0;pwned")
    let bad = String(
      decoding: [0x46, 0x69, 0x6E, 0x64, 0x20, 0xED, 0xA0, 0x80, 0x41], as: UTF8.self)
    #expect(matcher.matches(in: bad + " in Notes").matches.first?.intent == "Find")
  }

  @Test func `ten megabytes are read in one go`() throws {
    let word = String(repeating: "lorem", count: 20) + " "
    let value = String(repeating: word, count: 10_000_000 / word.utf8.count)
    let result = matcher.matches(in: "find \(value)in Notes", upTo: .normalised)
    let match = try #require(result.matches.first)
    #expect(match.parameters.first?.text.utf8.count == value.utf8.count - 1)
  }

  @Test(arguments: [8, 12, 39])
  func `rules that double each other are compiled or refused`(_ count: Int) throws {
    var rules: [String: Expression] = ["r0": .text("a [b] c")]
    for level in 1...count {
      let inner = Expression.rule("r\(level - 1)")
      rules["r\(level)"] = .sequence([inner, .text(" x "), inner])
    }
    let template = PhraseTemplate(
      "go <r\(count)>", app: "a", intent: "Go",
      expression: .sequence([.text("go "), .rule("r\(count)")]),
      block: PhraseBlock(rules: rules))
    do {
      let matcher = try PhraseMatcher(
        templates: [template], applications: [ApplicationNames(app: "a", names: [])])
      #expect(matcher.matches(in: "go a b c").matches.isEmpty)
    } catch {
      #expect(error.code == .tooLong)
    }
  }

  @Test func `a long word and many words end in time`() {
    // An exponential case would not end at all.
    let texts = [
      String(repeating: "x", count: 100_000),
      "find " + String(repeating: "in ", count: 10_000),
      String(repeating: "the ", count: 10_000) + "Notes",
      String(repeating: "and of is Notes ", count: 2_000),
      String(repeating: "a ", count: 200) + "in Notess",
      String(repeating: "please ", count: 5_000),
    ]
    for text in texts {
      let result = matcher.matches(in: text, with: [.suggestions, .explanation])
      #expect(result.nearest.count <= 3)
    }
  }

  @Test func `many open slots in a row are no exponential case`() throws {
    let names = (0..<20).map { "s\($0)" }
    let matcher = try PhraseMatcher(
      templates: [
        PhraseTemplate(
          names.map { "${\($0)}" }.joined(separator: " ") + " ${applicationName}", app: "a",
          intent: "i", slots: Dictionary(uniqueKeysWithValues: names.map { ($0, .text) }))
      ], applications: [ApplicationNames(app: "a", names: ["Notes"])])
    #expect(
      matcher.matches(in: String(repeating: "a ", count: 60) + "Note", upTo: .fillers).matches
        .isEmpty)
    let match = try #require(
      matcher.matches(in: String(repeating: "a ", count: 30) + "Notes").matches.first)
    #expect(match.parameters.count == 20)
    // The first slots take as little as they can.
    #expect(match.parameters.map(\.text).prefix(19).allSatisfy { $0 == "a" })
  }
}
