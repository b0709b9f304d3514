// Tests of early rejection in the looser tiers against matchers that reject nothing early.

import BehestTestSupport
import PhraseMatching
import Testing

struct TierTests {
  /// A phrase of free text that names no app lets any words be part of something, so nothing can be
  /// ruled out by words alone; nobody says it.
  private static let anything = PhraseTemplate(
    "xyzzy {x}", app: "one", intent: "Anything", slots: ["x": .text],
    expression: .sequence([.text("xyzzy "), .slot(.init(list: "x"))]), block: PhraseBlock())

  @Test(arguments: 0..<12)
  func `nothing that fits is given up for its words`(_ seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let catalogue = MistypedCatalogue(isOpen: seed % 3 == 0, using: &random)
    let matcher = try PhraseMatcher(
      templates: catalogue.templates, applications: catalogue.applications,
      values: catalogue.values)
    let slow = try PhraseMatcher(
      templates: catalogue.templates + [Self.anything], applications: catalogue.applications,
      values: catalogue.values)
    var tiers: Set<Tier?> = []
    for _ in 0..<100 {
      let utterance = catalogue.utterance(using: &random)
      let (result, expected) = (matcher.matches(in: utterance), slow.matches(in: utterance))
      #expect(result.matches == expected.matches, "“\(utterance)”")
      tiers.insert(result.tier)
    }
    #expect(tiers.isSuperset(of: [.fillers, .slips, nil]))
  }
}

/// A catalogue whose words are long enough to be mistyped, and utterances with slips.
private struct MistypedCatalogue {
  private static let words = [
    "order", "tomato", "kitchen", "the", "document", "table", "from", "a", "groceries", "markdown",
    "box", "tool", "toolbox", "list", "naïveté", "журнал", "weather", "channel",
  ]

  var templates: [PhraseTemplate] = []
  var applications: [ApplicationNames] = []
  var values: [PhraseValue] = []

  init(isOpen: Bool, using random: inout SplitMix64) {
    for app in ["one", "two", "three"] {
      let names = (0..<2).map { _ in Self.text(1...3, using: &random) }
      applications.append(ApplicationNames(app: app, names: names))
    }
    for index in 0..<12 {
      let texts = (0..<2).map { _ in Self.text(1...2, using: &random) }
      values.append(PhraseValue(type: "A", id: "v\(index)", texts: texts))
    }
    for index in 0..<15 {
      var pieces = [Self.text(1...2, using: &random), "${x}", Self.text(1...1, using: &random)]
      pieces.insert("${applicationName}", at: Int.random(in: 0...3, using: &random))
      templates.append(
        PhraseTemplate(
          pieces.joined(separator: " "), app: applications[index % 3].app, intent: "I\(index)",
          slots: ["x": .entity("A", isOpen: isOpen && index % 4 == 0)]))
    }
  }

  /// A phrase with up to three things wrong with it.
  func utterance(using random: inout SplitMix64) -> String {
    let template = templates[Int.random(in: 0..<templates.count, using: &random)]
    let names = applications.filter { $0.app == template.app }.flatMap(\.names)
    let value = values.randomElement(using: &random)?.texts.randomElement(using: &random)
    var words = template.text
      .replacing("${applicationName}", with: names.randomElement(using: &random) ?? "")
      .replacing("${x}", with: value ?? "").split(separator: " ").map(String.init)
    for _ in 0..<Int.random(in: 1...3, using: &random) { Self.spoil(&words, using: &random) }
    return words.joined(separator: " ")
  }

  private static func spoil(_ words: inout [String], using random: inout SplitMix64) {
    guard words.count > 1 else { return }
    let place = Int.random(in: 0..<words.count - 1, using: &random)
    var letters = Array(words[place])
    guard !letters.isEmpty else { return }
    let letter = Int.random(in: 0..<letters.count, using: &random)
    switch Int.random(in: 0..<9, using: &random) {
    case 0: letters[letter] = "e"
    case 1: letters.insert("t", at: letter)
    case 2: letters.remove(at: letter)
    case 3: letters.swapAt(letter, letters.count - 1)
    case 4: letters += words.remove(at: place + 1)
    case 5: letters.insert(" ", at: letter)
    case 6: letters = Array("the " + words[place])
    case 7: letters = Array("zorble")
    default:
      words = Array(words[place...] + words[..<place])
      return
    }
    words[place] = String(letters)
  }

  private static func text(_ count: ClosedRange<Int>, using random: inout SplitMix64) -> String {
    (0..<Int.random(in: count, using: &random))
      .map { _ in words.randomElement(using: &random) ?? "" }.joined(separator: " ")
  }
}
