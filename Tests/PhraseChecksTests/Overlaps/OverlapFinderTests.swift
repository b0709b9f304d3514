// Holds the search for overlaps to what phrases accept, by listing everything they accept.

import PhraseChecks
import PhraseMatching
import SpokenValues
import Testing

@Suite struct OverlapFinderTests {
  private static let applications = [
    ApplicationNames(app: "Soupy", names: ["Soupy", "Soup Shop"]),
    ApplicationNames(app: "Stew", names: ["Stew"]),
  ]

  private static let values = [
    PhraseValue(type: "Soup", id: "1", texts: ["Tomato Soup", "red soup"]),
    PhraseValue(type: "Other", id: "2", texts: ["Beans in Stew", "red stew", "tomato soup"]),
    PhraseValue(type: "Size", id: "3", texts: ["small", "very large"]),
    PhraseValue(type: "Suppe", id: "4", texts: ["東京スープ", "お湯"]),
  ]

  private static let slots: [String: SlotType] = [
    "soup": .entity("Soup", isOpen: false), "open": .entity("Soup", isOpen: true),
    "other": .entity("Other", isOpen: false), "size": .enumeration("Size"),
    "suppe": .enumeration("Suppe"), "none": .enumeration("None"),
  ]

  private func overlaps(_ phrases: [String], apps: [String] = ["Soupy", "Soupy"]) -> Overlaps {
    let templates = zip(phrases, apps).enumerated().map { index, phrase in
      PhraseTemplate(phrase.0, app: phrase.1, intent: "I\(index)", slots: Self.slots)
    }
    return OverlapFinder(
      PhraseInventory(
        templates: templates, applications: Self.applications, values: Self.values)
    ).overlaps()
  }

  @Test(arguments: [
    (
      "Order ${soup} in ${applicationName}", "Order red soup in ${applicationName}",
      "order red soup in soupy"
    ),
    (
      "Order ${soup} in ${applicationName}", "Order ${other} in ${applicationName}",
      "order tomato soup in soupy"
    ),
    (
      "Order ${open} in ${applicationName}", "Order a ${size} pot in ${applicationName}",
      "order a small pot in soupy"
    ),
    (
      "Order ${open} in ${applicationName}", "Order ${open} in ${applicationName}",
      "order x in soupy"
    ),
    (
      "${open} with ${applicationName}", "show ${open} with ${applicationName}", "show x with soupy"
    ),
    (
      "${open} from ${applicationName}", "${applicationName} ${open} from Soupy",
      "soupy x from soupy"
    ),
    ("What’s in ${applicationName}?", "what is in ${applicationName}", "what is in soupy"),
    (
      "Ask Soup Shop in ${applicationName}", "ask ${applicationName} in Soup Shop",
      "ask soup shop in soup shop"
    ),
    ("東京の${suppe}を${applicationName}で", "東京のお湯を${applicationName}で", "東京のお湯をsoupyで"),
  ])
  func `phrases that accept the same words are shown by the shortest`(
    _ first: String, _ second: String, _ utterance: String
  ) {
    #expect(overlaps([first, second]).pairs.map(\.utterance) == [utterance])
  }

  @Test(arguments: [
    ("Order ${soup} in ${applicationName}", "Order ${soup} with ${applicationName}"),
    ("Order ${soup} in ${applicationName}", "Order a ${soup} in ${applicationName}"),
    ("Order ${soup} in ${applicationName}", "Order blue soup in ${applicationName}"),
    ("Order ${none} in ${applicationName}", "Order ${open} in ${applicationName}"),
    ("Order soups in ${applicationName}", "Order soup in ${applicationName}"),
    ("Order so up in ${applicationName}", "Order soup in ${applicationName}"),
    ("Order ${open} in ${applicationName}", "Order in ${applicationName}"),
  ])
  func `phrases that accept no words together are no pair`(_ first: String, _ second: String) {
    let found = overlaps([first, second])
    #expect(found.pairs.isEmpty)
    #expect(found.unfinished.isEmpty)
  }

  @Test func `apps are told apart by their names alone`() {
    let apart = ["Order ${soup} in ${applicationName}", "Order ${soup} in ${applicationName}"]
    #expect(overlaps(apart, apps: ["Soupy", "Stew"]).pairs.isEmpty)
    let mixed = [
      "Cook ${other} in ${applicationName}", "Cook Beans in ${applicationName} in Soupy",
    ]
    #expect(
      overlaps(mixed, apps: ["Soupy", "Stew"]).pairs.map(\.utterance)
        == ["cook beans in stew in soupy"])
  }

  @Test func `capitals make no phrases differ, though the matcher prefers those that are said`() {
    let templates = ["stir it", "Stir it"].enumerated().map { index, text in
      PhraseTemplate(text, app: "Soupy", intent: "I\(index)", expression: .text(text))
    }
    let inventory = PhraseInventory(templates: templates, applications: Self.applications)
    #expect(OverlapFinder(inventory).overlaps().pairs.map(\.utterance) == ["stir it"])
  }

  @Test(arguments: [false, true])
  func `parts that are left out in any order are compared in full`(_ areApart: Bool) throws {
    let parts = ["red", "green", "blue", "white", "black", "pink", "grey", "brown"]
    let ends = areApart ? ["now", "later"] : ["now", "now"]
    let templates = try [parts, parts.reversed()].enumerated().map { index, parts in
      let sentence = "go (\(parts.map { "[\($0)]" }.joined(separator: ";"))) \(ends[index])"
      return PhraseTemplate(
        sentence, app: "Soupy", intent: "I\(index)",
        expression: try SentenceParser.parse(sentence).expression)
    }
    let inventory = PhraseInventory(templates: templates, applications: Self.applications)
    let found = OverlapFinder(inventory).overlaps()
    #expect(found.pairs.map(\.utterance) == (areApart ? [] : ["go now"]))
    #expect(found.unfinished.isEmpty)
  }

  // MARK: Against everything that is accepted

  private struct Grammar {
    var random: RandomSource

    mutating func phrase(_ depth: Int) -> Expression {
      switch depth == 0 ? 0 : Int.random(in: 0..<7, using: &random) {
      case 1, 2:
        .sequence((0..<Int.random(in: 1...3, using: &random)).map { _ in phrase(depth - 1) })
      case 3:
        .alternatives((0..<Int.random(in: 1...3, using: &random)).map { _ in phrase(depth - 1) })
      case 4: .optional(phrase(depth - 1))
      case 5:
        .permutation((0..<Int.random(in: 2...3, using: &random)).map { _ in phrase(depth - 1) })
      case 6: .rule(["one", "two"].randomElement(using: &random) ?? "one")
      default:
        .text(["a", "b", " ", "ab ", " b", "a b", "", "京"].randomElement(using: &random) ?? "")
      }
    }
  }

  /// Everything a phrase accepts, as words; `nil` when that is too much to list.
  private func accepted(_ inventory: PhraseInventory, _ index: Int) -> Set<[String]>? {
    let template = inventory.templates[index]
    var words: Set<[String]> = []
    let sampler = PhraseSampler(inventory) { $0 == template }
    guard sampler.count < 200 else { return nil }
    sampler.forEach { sample in
      // A sample's white space is that of the phrase; pieces that touch are one word.
      words.insert(Normalizer.utterance(sample.utterance).words)
      return true
    }
    return words.filter { !$0.isEmpty }
  }

  @Test(arguments: 0..<10)
  func `what is found is a shortest of what both accept`(_ seed: Int) {
    var grammar = Grammar(random: RandomSource(state: UInt64(seed) &* 7_919 &+ 1))
    for _ in 0..<50 {
      let block = PhraseBlock(rules: [
        "one": grammar.phrase(1), "two": grammar.phrase(2).withoutRules,
      ])
      let inventory = PhraseInventory(
        templates: (0..<2).map { index in
          PhraseTemplate(
            "\(index)", app: "Soupy", intent: "\(index)", expression: grammar.phrase(4),
            block: PhraseBlock(rules: block.rules.mapValues(\.withoutRules)))
        }, applications: Self.applications)
      guard let first = accepted(inventory, 0), let second = accepted(inventory, 1) else {
        continue
      }
      let shared = first.intersection(second)
      let found = OverlapFinder(inventory, asksMatcher: false).overlaps()
      #expect(found.unfinished.isEmpty)
      let shortest = shared.map { $0.joined().unicodeScalars.count }.min()
      let shown = found.pairs.first.map { Normalizer.utterance($0.utterance).words }
      #expect(shown.map { $0.joined().unicodeScalars.count } == shortest, "\(inventory.templates)")
      if let shown { #expect(shared.contains(shown), "\(inventory.templates)") }
    }
  }

  // MARK: Hostile phrases

  @Test func `no phrase takes long whatever is nested in it`() {
    let optionals = Expression.sequence((0..<18).map { _ in .optional(.text(" a")) })
    let orders = Expression.permutation("abcdefg".map { .optional(.text("\($0)")) })
    let free = Expression.sequence([
      .slot(.init(list: "text")), .text(" "), .slot(.init(list: "text", name: "t2")), .text(" a "),
      .slot(.init(list: "text", name: "t3")),
    ])
    let glued = Expression.sequence((0..<18).map { _ in .optional(.text("a")) } + [.text("z")])
    let doubling = Dictionary(
      uniqueKeysWithValues: (0..<60).map { index in
        (
          "r\(index)",
          index == 0
            ? .text("a")
            : Expression.sequence([
              .optional(.rule("r\(index - 1)")), .text(" "), .rule("r\(index - 1)"),
            ])
        )
      })
    let phrases = [
      optionals, .sequence([optionals, .text(" b")]), orders, .sequence([orders, .text(" x")]),
      free, .sequence([free, .text(" q")]), glued,
      .rule("r59"), .rule("r20"),
    ]
    let inventory = PhraseInventory(
      templates: phrases.enumerated().map { index, expression in
        PhraseTemplate(
          "\(index)", app: "Soupy", intent: "\(index)", slots: ["text": .text],
          expression: expression, block: PhraseBlock(rules: doubling))
      }, applications: Self.applications)
    var limits = OverlapFinder.Limits()
    limits.points = 5_000
    // Without limits this would not end.
    let found = OverlapFinder(inventory, limits: limits, asksMatcher: false).overlaps()
    #expect(found.pairs.count > 10)
  }

  @Test func `what is not searched to its end is told`() {
    var limits = OverlapFinder.Limits()
    limits.points = 3
    let inventory = PhraseInventory(
      templates: ["Order ${open} in ${applicationName}", "Order ${open} now in ${applicationName}"]
        .map { PhraseTemplate($0, app: "Soupy", intent: $0, slots: Self.slots) },
      applications: Self.applications, values: Self.values)
    let found = OverlapFinder(inventory, limits: limits).overlaps()
    #expect(found.pairs.isEmpty)
    #expect(found.unfinished.count == 1)
    limits.points = 50_000
    limits.pairs = 1
    #expect(OverlapFinder(inventory, limits: limits).overlaps().isCut)
  }
}

/// Random numbers from a seed.
struct RandomSource: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}

extension Expression {
  /// The expression with text in the place of rules, so that none needs itself.
  fileprivate var withoutRules: Expression {
    switch self {
    case .rule: .text("ba")
    case .sequence(let parts): .sequence(parts.map(\.withoutRules))
    case .alternatives(let parts): .alternatives(parts.map(\.withoutRules))
    case .permutation(let parts): .permutation(parts.map(\.withoutRules))
    default: self
    }
  }
}
