// Tests of phrases said in other words: what is heard, what is not, and how sure that is.

import PhraseMatching
import SpokenValues
import Testing

/// A catalogue whose names and values are found by comparing words.
private struct Heard {
  let templates: [PhraseTemplate]
  let paraphrases: Paraphrases
  let values: [(type: String, id: String, text: String)]
  let apps: [String]

  init(
    _ templates: [PhraseTemplate], synonyms: [[String]] = [],
    values: [(type: String, id: String, text: String)] = []
  ) {
    self.templates = templates
    apps = Set(templates.map(\.app)).sorted()
    self.values = values
    paraphrases = Paraphrases(
      templates: templates, synonyms: Dictionary(uniqueKeysWithValues: apps.map { ($0, synonyms) }))
  }

  func all(
    _ utterance: String, _ bar: Paraphrases.Bar = .accepted
  ) -> [Paraphrase] {
    let words = Normalizer.utterance(utterance).words
    func places(of name: String) -> [Range<Int>] {
      let said = Normalizer.utterance(name).words
      return words.indices.filter { words[$0...].starts(with: said) }.map { $0..<$0 + said.count }
    }
    let named = apps.map { ($0, places(of: $0)) }.filter { !$0.1.isEmpty }
    let mentions = Mentions(
      applications: Dictionary(uniqueKeysWithValues: named),
      values: { type in
        values.filter { $0.type == type }.flatMap { value in
          places(of: value.text).map { Mention($0, values: [value.id]) }
        }
      })
    return paraphrases.candidates(for: words, mentions: mentions, above: bar)
  }

  func intent(_ utterance: String) -> String? {
    all(utterance).first.map { templates[$0.template].intent }
  }
}

@Suite struct ParaphrasesTests {
  private static func shortcut(_ text: String, _ intent: String) -> PhraseTemplate {
    PhraseTemplate(
      text, app: "Soupy", intent: intent,
      slots: ["soup": .entity("Soup", isOpen: false), "size": .enumeration("Size")])
  }

  private let soupy = Heard(
    [
      shortcut("Order ${soup} in ${applicationName}", "Order"),
      shortcut("Order a ${size} soup in ${applicationName}", "Order"),
      shortcut("Check my order in ${applicationName}", "Check"),
      shortcut("Reorder ${soup} in ${applicationName}", "Reorder"),
      shortcut("Help me choose a soup in ${applicationName}", "Choose"),
    ],
    synonyms: [["order", "get me", "purchase"], ["choose", "pick out"]],
    values: [
      ("Soup", "tomato", "tomato soup"), ("Soup", "lentil", "lentil soup"),
      ("Size", "small", "small"),
    ])

  @Test(arguments: [
    ("tomato soup order in Soupy", "Order"), ("in soupy, order me the lentil soup", "Order"),
    ("Soupy: tomato soup, order it please", "Order"),
    ("purchase tomato soup with Soupy", "Order"), ("get me a tomato soup in Soupy", "Order"),
    ("order from Soupy a soup, small", "Order"), ("my order in Soupy, check", "Check"),
    ("Soupy, help me to pick out some soup", "Choose"),
  ])
  func `other words for the same are heard`(_ utterance: String, _ intent: String) {
    #expect(soupy.intent(utterance) == intent)
  }

  @Test(arguments: [
    // No app, no value, another intent's word, a negation, a question, too many other words.
    "tomato soup order", "order soup in Soupy", "tomato soup cancel in Soupy",
    "do not order tomato soup in Soupy", "where is the order of tomato soup in Soupy",
    "never order the tomato soup with Soupy",
    "my grandmother used to order tomato soup in Soupy every other Sunday",
    "Soupy", "tomato soup", "in the soup", "", "order and reorder tomato soup in Soupy",
  ])
  func `what says something else is not`(_ utterance: String) {
    #expect(soupy.intent(utterance) == nil)
  }

  @Test func `slots are filled by the values that are named`() throws {
    let found = try #require(soupy.all("the lentil soup order in Soupy").first)
    #expect(found.slots.map(\.values) == [["lentil"]])
    #expect(found.slots.map(\.words) == [1..<3])
    #expect(found.application == 5..<6)
    #expect(found.missingSlots.isEmpty)
  }

  @Test func `two values for one slot are no paraphrase`() {
    #expect(soupy.intent("order tomato soup lentil soup in Soupy") == nil)
  }

  @Test func `a word that few intents have weighs more`() throws {
    let all = soupy.all("check soup in Soupy", Paraphrases.Bar(score: 0.1, isStrict: false))
    let check = try #require(all.first { soupy.templates[$0.template].intent == "Check" })
    let choose = try #require(all.first { soupy.templates[$0.template].intent == "Choose" })
    #expect(check.score > choose.score)
  }

  @Test func `a suggestion needs neither the app nor the values`() throws {
    let first = try #require(soupy.all("choose a soup", .suggested).first)
    #expect(soupy.templates[first.template].intent == "Choose")
    let order = try #require(soupy.all("order something", .suggested).first)
    #expect(order.score < 1)
  }

  @Test func `an app that no phrase names need not be named`() {
    let lights = Heard([
      PhraseTemplate("", app: "Home", intent: "On", expression: light("on")),
      PhraseTemplate("", app: "Home", intent: "Off", expression: light("off")),
    ])
    #expect(lights.intent("the kitchen lights, turn them off") == "Off")
    #expect(lights.intent("switch the light on in the kitchen") == "On")
    #expect(lights.intent("kitchen light") == nil)
    // "on" and "off" are how the app tells its intents apart.
    #expect(lights.intent("turn off the kitchen light that is on") == nil)
  }

  /// `(turn|switch) off [the] [kitchen] light[s]`
  private func light(_ word: String) -> Expression {
    .sequence([
      .alternatives([.text("turn"), .text("switch")]), .text(" \(word) "),
      .optional(.text("the")), .text(" "), .optional(.text("kitchen")), .text(" "),
      .sequence([.text("light"), .optional(.text("s"))]),
    ])
  }

  @Test func `permutations, rules and slots in alternatives are taken apart`() {
    let block = PhraseBlock(rules: ["loud": .alternatives([.text("loud"), .text("noisy")])])
    let heard = Heard(
      [
        PhraseTemplate(
          "", app: "Radio", intent: "Play",
          slots: ["song": .enumeration("Song"), "band": .enumeration("Band")],
          expression: .sequence([
            .text("play "),
            .alternatives([
              .slot(Expression.Slot(list: "song")),
              .sequence([.text("something of "), .slot(Expression.Slot(list: "band"))]),
            ]),
            .text(" "), .permutation([.rule("loud"), .text("tonight")]),
          ]), block: block)
      ], values: [("Song", "s", "yesterday"), ("Band", "b", "the doors")])
    #expect(heard.intent("tonight play yesterday noisy") == "Play")
    #expect(heard.intent("loud, tonight, the doors: play something") == "Play")
    #expect(heard.intent("play yesterday") == nil)
  }

  @Test func `a broken or huge phrase is left out and costs little`() {
    var expression = Expression.text("a b")
    for _ in 0..<40 {
      expression = .sequence([expression, .alternatives([expression, .text("c")])])
    }
    let loop = PhraseBlock(rules: ["r": .sequence([.text("x "), .rule("r")])])
    // Written out, the first has more texts than memory could hold.
    let heard = Heard([
      PhraseTemplate("", app: "A", intent: "Huge", expression: expression),
      PhraseTemplate("", app: "A", intent: "Loop", expression: .rule("r"), block: loop),
      PhraseTemplate("", app: "A", intent: "None", expression: .rule("nobody")),
      PhraseTemplate("${broken", app: "A", intent: "Broken"),
      PhraseTemplate("", app: "A", intent: "Fine", expression: .text("make tea")),
    ])
    #expect(heard.intent("tea make") == "Fine")
    #expect(heard.intent("x x x") == nil)
    #expect(heard.intent(Array(repeating: "tea make", count: 5000).joined(separator: " ")) == nil)
  }

  @Test func `words that very many phrases have are not all looked at`() {
    let templates = (0..<20_000).map { number in
      PhraseTemplate(
        "", app: "A", intent: "I\(number)", expression: .text("make thing word\(number)"))
    }
    let heard = Heard(templates)
    #expect(heard.intent("word19999 thing make") == "I19999")
    #expect(heard.all("make thing", .suggested).count <= 4096)
  }
}
