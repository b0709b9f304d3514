// Holds the words that show an overlap to the matcher, and what the matcher says to the overlaps.

import PhraseChecks
import PhraseMatching
import Testing

@Suite struct OverlapWitnessTests {
  private static let applications = [
    ApplicationNames(app: "Soupy", names: ["Soupy", "Soup Shop"]),
    ApplicationNames(app: "Stew", names: ["Stew"]),
  ]

  private static let values = [
    PhraseValue(type: "Soup", id: "1", texts: ["Tomato Soup", "red soup", "a"]),
    PhraseValue(type: "Other", id: "2", texts: ["Beans in Stew", "red", "tomato soup"]),
    PhraseValue(
      type: "Size", id: "3", texts: ["small", "very small"], context: ["pot": .integer(1)]),
    PhraseValue(type: "Size", id: "4", texts: ["large", "order"], context: ["pot": .integer(2)]),
  ]

  private static let slots: [String: SlotType] = [
    "soup": .entity("Soup", isOpen: false), "open": .entity("Soup", isOpen: true),
    "other": .enumeration("Other"), "size": .enumeration("Size"), "any": .text,
    "count": .number(NumberRange(1...20)),
  ]

  private struct Grammar {
    var random: RandomSource

    mutating func piece(_ depth: Int) -> Expression {
      switch Int.random(in: 0..<(depth == 0 ? 5 : 9), using: &random) {
      case 0, 1, 2:
        .text(
          ["order ", "a ", " soup", " in ", "s", " red", "small", " 3 ", " "]
            .randomElement(using: &random) ?? "")
      case 3: .slot(.init(list: slots.keys.sorted().randomElement(using: &random) ?? "soup"))
      case 4: .applicationName
      case 5, 6: sequence(depth - 1)
      case 7: .optional(piece(depth - 1))
      default:
        Bool.random(using: &random)
          ? .alternatives((0..<2).map { _ in piece(depth - 1) })
          : .permutation((0..<2).map { _ in piece(depth - 1) })
      }
    }

    mutating func sequence(_ depth: Int) -> Expression {
      .sequence((0..<Int.random(in: 1...4, using: &random)).map { _ in piece(depth) })
    }

    mutating func template(_ index: Int) -> PhraseTemplate {
      let pots: [Int] = [[], [1], [2], [1, 2]].randomElement(using: &random) ?? []
      let requires = [ContextCondition(key: "pot", values: pots.map { .integer($0) })]
      let meaning = sequence(3)
      return PhraseTemplate(
        "\(meaning)", app: Bool.random(using: &random) ? "Soupy" : "Stew", intent: "\(index)",
        slots: slots, expression: meaning,
        block: PhraseBlock(requires: pots.isEmpty ? [] : requires))
    }
  }

  @Test(arguments: 0..<12)
  func `words that show an overlap are both phrases, and no overlap goes untold`(
    _ seed: Int
  ) throws {
    var grammar = Grammar(random: RandomSource(state: UInt64(seed) &* 104_729 &+ 1))
    let templates = (0..<24).map { grammar.template($0) }.filter { template in
      let alone = PhraseInventory(templates: [template], applications: Self.applications)
      return (try? alone.matcher()) != nil
    }
    let inventory = PhraseInventory(
      templates: templates, applications: Self.applications, values: Self.values)
    let found = OverlapFinder(inventory).overlaps()
    #expect(found.unfinished.count < max(4, found.pairs.count / 3))
    for overlap in found.pairs {
      for index in [overlap.first, overlap.second] {
        let matcher = try PhraseMatcher(
          templates: [templates[index]], applications: Self.applications, values: Self.values)
        let result = matcher.matches(
          in: overlap.utterance, upTo: .normalised, context: overlap.context)
        #expect(!result.matches.isEmpty, "\(overlap), \(templates[index].text)")
      }
    }
    let pairs = Set(
      found.pairs.map { [$0.first, $0.second] } + found.unfinished.map { [$0.first, $0.second] })
    let matcher = try inventory.matcher()
    var sampler = PhraseSampler(inventory, seed: UInt64(seed))
    for _ in 0..<1_000 {
      guard let sample = sampler.next() else { break }
      let result = matcher.matches(
        in: sample.utterance, upTo: .normalised, context: sample.context)
      let fitting = templates.indices.filter { index in
        result.matches.contains { $0.intent == templates[index].intent }
      }
      for first in fitting {
        for second in fitting where second > first {
          #expect(
            pairs.contains([first, second]),
            "“\(sample.utterance)”, \(templates[first].text), \(templates[second].text)")
        }
      }
    }
  }
}
