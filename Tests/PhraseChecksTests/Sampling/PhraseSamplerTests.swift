// Holds samples to what the catalogue accepts.

import PhraseChecks
import PhraseMatching
import Testing

@Suite struct PhraseSamplerTests {
  private static func inventory(_ expressions: Expression...) -> PhraseInventory {
    PhraseInventory(
      templates: expressions.enumerated().map { index, expression in
        PhraseTemplate(
          "\(index)", app: "App", intent: "I\(index)",
          slots: ["soup": .enumeration("Soup"), "any": .text, "n": .number(NumberRange(1...5))],
          expression: expression,
          block: PhraseBlock(rules: rules))
      },
      applications: [ApplicationNames(app: "App", names: ["App", "Application"])],
      values: [
        PhraseValue(type: "Soup", id: "1", texts: ["Miso", "!?"]),
        PhraseValue(type: "Soup", id: "2", texts: ["Dal", "Lentil"]),
      ])
  }

  /// Among them rules that double what they stand for, or how long it is, sixty times over.
  private static let rules: [String: Expression] = {
    var rules: [String: Expression] = [
      "polite": .optional(.text("please ")), "loop": .sequence([.text("a"), .rule("loop")]),
      "r0": .text("x"), "s0": .text("y"),
    ]
    for index in 1...60 {
      let inner = Expression.rule("r\(index - 1)")
      rules["r\(index)"] = .alternatives([inner, inner])
      let half = Expression.rule("s\(index - 1)")
      rules["s\(index)"] = .optional(.sequence([half, .text(" "), half]))
    }
    return rules
  }()

  private func all(_ expressions: Expression...) -> [String] {
    var lines: [String] = []
    let inventory = PhraseInventory(
      templates: Self.inventory(expressions[0]).templates,
      applications: Self.inventory(expressions[0]).applications,
      values: Self.inventory(expressions[0]).values)
    PhraseSampler(inventory).forEach { sample in
      lines.append(sample.utterance)
      return true
    }
    return lines
  }

  @Test func `everything is listed in the order of the phrase`() {
    #expect(
      all(.sequence([.rule("polite"), .text("light"), .alternatives([.text("s"), .text("")])]))
        == ["please lights", "please light", "lights", "light"])
    #expect(
      all(.sequence([.text("eat "), .slot(.init(list: "soup"))]))
        == ["eat Miso", "eat Dal", "eat Lentil"])
    #expect(
      all(.permutation([.text("a"), .text("b"), .text("c")]))
        == ["a b c", "a c b", "b a c", "b c a", "c a b", "c b a"])
    #expect(
      all(.sequence([.slot(.init(list: "n")), .text(" "), .applicationName])).first == "1 App")
  }

  @Test func `what can never be said is left out`() {
    #expect(all(.rule("loop")).isEmpty)
    #expect(all(.rule("missing")).isEmpty)
    #expect(all(.slot(.init(list: "missing"))).isEmpty)
    #expect(all(.alternatives([.rule("loop"), .text("hello")])) == ["hello"])
  }

  @Test func `a seed always gives the same samples`() {
    func lines(_ seed: UInt64) -> [String?] {
      var sampler = PhraseSampler(
        Self.inventory(
          .sequence([.slot(.init(list: "soup")), .text(" "), .slot(.init(list: "n"))]),
          .permutation([.text("a"), .text("b"), .text("c")])), seed: seed)
      return (0..<20).map { _ in sampler.next()?.utterance }
    }
    #expect(lines(7) == lines(7))
    #expect(lines(7) != lines(8))
  }

  @Test func `every phrase is as likely as any other, and every way of one`() {
    let choices = (0..<9).map { Expression.text("word\($0)") }
    var sampler = PhraseSampler(
      Self.inventory(
        .text("hello"),
        .alternatives([.text("lone"), .sequence([.text(""), .alternatives(choices)])])
      ), seed: 1)
    var counts: [String: Int] = [:]
    for _ in 0..<20_000 { counts[sampler.next()?.utterance ?? "", default: 0] += 1 }
    #expect((9_500...10_500).contains(counts["hello"] ?? 0))
    #expect((850...1_150).contains(counts["lone"] ?? 0))
    #expect((850...1_150).contains(counts["word5"] ?? 0))
  }

  @Test func `huge phrases are sampled and listed without being unfolded`() {
    let many = Expression.sequence((0..<2_000).map { .optional(.text(" w\($0)")) })
    let orders = Expression.permutation((0..<30).map { .text("p\($0)") })
    for expression in [many, .sequence([.text("a "), orders]), .rule("r60")] {
      var sampler = PhraseSampler(Self.inventory(expression), seed: 3)
      #expect(sampler.count > 1e17)
      #expect(sampler.next() != nil)
      var heard = 0
      sampler.forEach { _ in
        heard += 1
        return heard < 1_000
      }
      #expect(heard == 1_000)
    }
  }

  @Test(arguments: [
    NumberRange(Int.min...Int.max), NumberRange(Int.min...Int.max, step: .max),
    NumberRange(Int.min...0, fractions: .tenths, acceptsWords: false),
    NumberRange(Int.max...Int.max),
  ])
  func `ranges as wide as numbers are sampled and heard`(_ range: NumberRange) throws {
    let inventory = PhraseInventory(
      templates: [
        PhraseTemplate(
          "set ${n} in ${applicationName}", app: "App", intent: "Set",
          slots: ["n": .number(range)], language: "en")
      ],
      applications: [ApplicationNames(app: "App", names: ["App"])])
    var sampler = PhraseSampler(inventory)
    #expect(sampler.next() != nil)
    let matcher = try inventory.matcher()
    let isWhole = range.upper > 0 && range.lower < 0 && range.step == 1
    #expect(matcher.matches(in: "set 900000000000000000 in App").matches.isEmpty == !isWhole)
  }

  @Test func `what is too long for anybody to say is left out`() {
    #expect(all(.rule("s3")).contains("y y y y y y y y"))
    for rule in ["s8", "s16", "s60"] {
      var sampler = PhraseSampler(Self.inventory(.rule(rule)), seed: 5)
      for _ in 0..<3 { #expect((sampler.next()?.utterance.utf8.count ?? .max) < 20_000, "\(rule)") }
    }
  }

  @Test func `a thousand samples mean what they were made for`() throws {
    let verbs = ["order", "get", "heat"]
    let templates = verbs.flatMap { verb in
      ["Soupy", "Stewy"].flatMap { app in
        [
          PhraseTemplate(
            "\(verb) ${soup} in ${applicationName}", app: app, intent: verb,
            slots: ["soup": .entity("Soup", isOpen: true)]),
          PhraseTemplate(
            "\(verb) a ${size} soup with ${applicationName}", app: app, intent: verb + "Size",
            slots: ["size": .enumeration("Size")]),
          // Of the values, those that are called as in the phrase above would run another intent.
          PhraseTemplate(
            "\(verb) a small ${soup} with ${applicationName}", app: app, intent: verb + "Small",
            slots: ["soup": .entity("Soup", isOpen: false)]),
        ]
      }
    }
    let inventory = PhraseInventory(
      templates: templates,
      applications: [
        ApplicationNames(app: "Soupy", names: ["Soupy", "Soup App"]),
        ApplicationNames(
          app: "Stewy", names: ["Stewy"], negativePhrases: ["get miso in ${applicationName}"]),
      ],
      values: (0..<100).map {
        PhraseValue(type: "Soup", id: "s\($0)", texts: ["Soup \($0)", "No. \($0)"])
      }
        + [PhraseValue(type: "Soup", id: "miso", texts: ["Miso", "soup"])]
        + ["small", "large"].map { PhraseValue(type: "Size", id: $0, texts: [$0]) })
    let matcher = try inventory.matcher()
    var lines = SampleLines(matcher: matcher)
    var sampler = PhraseSampler(inventory, seed: 11)
    var kept = 0
    while kept < 1_000, let sample = sampler.next() {
      guard lines.take(sample) else { continue }
      kept += 1
      let result = matcher.matches(in: sample.utterance)
      #expect(result.best.map(\.intent) == [sample.template.intent], "\(sample.utterance)")
      #expect(result.best.map(\.app) == [sample.template.app], "\(sample.utterance)")
    }
    #expect(kept == 1_000)
    #expect(lines.leftOut > 0, "“get miso in Stewy” is silenced, so it is no sample")
  }
}
