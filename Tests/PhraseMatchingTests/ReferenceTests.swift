// The slow matcher judges the fast one on random catalogues and utterances.

import BehestTestSupport
import PhraseMatching
import SpokenValues
import Testing

struct ReferenceTests {
  @Test(arguments: 0..<40)
  func `the fast matcher agrees with the obvious one`(_ seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    for _ in 0..<5 {
      let catalogue = RandomCatalogue(using: &random)
      let fast = try PhraseMatcher(
        templates: catalogue.templates, applications: catalogue.applications,
        values: catalogue.values)
      let slow = ShortcutReference(
        templates: catalogue.templates, applications: catalogue.applications,
        values: catalogue.values)
      for _ in 0..<20 {
        let utterance = catalogue.utterance(using: &random)
        compare(utterance, fast, slow)
        compare(RandomCatalogue.punctuated(utterance, using: &random), fast, slow)
      }
    }
  }

  private func compare(_ utterance: String, _ fast: PhraseMatcher, _ slow: ShortcutReference) {
    let result = fast.matches(in: utterance, upTo: .normalised)
    let (best, tied) = slow.readings(of: utterance)
    let words = Normalizer.utterance(utterance)
    // `exact` narrows the matches by capitals, which the obvious matcher does not see.
    if result.tier == .exact {
      let intents = Set(best.map(slow.intent))
      #expect(result.matches.allSatisfy { intents.contains($0.app + "." + $0.intent) })
      return
    }
    #expect(
      result.matches.map { $0.app + "." + $0.intent } == best.map(slow.intent),
      "“\(utterance)” among \(slow.templates.map(\.text))")
    #expect(result.matches.count { $0.rank == 0 } == tied)
    for (match, reading) in zip(result.matches, best) {
      #expect(match.template == slow.templates[reading.template])
      let fillings = match.parameters.map { [$0.name, $0.text] + $0.values }
      let expected = reading.fillings.map { filling in
        [filling.slot, ShortcutReference.text(of: filling, in: words)] + filling.values
      }
      #expect(fillings == expected, "“\(utterance)” as \(match.template.text)")
    }
  }

  /// Whatever the tier, the pieces of an utterance are in order, whole characters, and complete.
  @Test(arguments: 0..<20)
  func `spans lie on characters and follow each other`(_ seed: Int) throws {
    var random = SplitMix64(seed: UInt64(1_000 + seed))
    let catalogue = RandomCatalogue(using: &random)
    let matcher = try PhraseMatcher(
      templates: catalogue.templates, applications: catalogue.applications,
      values: catalogue.values)
    for _ in 0..<60 {
      let utterance = catalogue.utterance(using: &random, decorated: true)
      let boundaries = Set(
        utterance.indices.map { utterance.utf8.distance(from: utterance.startIndex, to: $0) }
          + [utterance.utf8.count])
      let result = matcher.matches(in: utterance, with: [.suggestions, .explanation])
      for match in result.matches {
        var end = 0
        for span in match.spans {
          #expect(span.range.lowerBound >= end && !span.range.isEmpty)
          #expect(boundaries.contains(span.range.lowerBound), "\(utterance) \(span)")
          #expect(boundaries.contains(span.range.upperBound), "\(utterance) \(span)")
          end = span.range.upperBound
        }
        for parameter in match.parameters { #expect(!parameter.text.isEmpty) }
      }
      for miss in result.nearest {
        #expect(boundaries.contains(miss.failure.range.lowerBound))
        #expect(boundaries.contains(miss.failure.range.upperBound))
      }
    }
  }
}

/// A catalogue made of so few words that its phrases overlap in every way.
struct RandomCatalogue {
  private static let words = ["foo", "bar", "baz", "qux", "スープ", "bör", "it's"]

  var templates: [PhraseTemplate] = []
  var applications: [ApplicationNames] = []
  var values: [PhraseValue] = []

  init(using random: inout SplitMix64) {
    for app in ["one", "two"] {
      let names = (0..<2).map { _ in Self.text(1...2, using: &random) }
      applications.append(ApplicationNames(app: app, names: names))
    }
    for index in 0..<8 {
      let type = ["A", "B"][index % 2]
      let texts = (0..<Int.random(in: 1...2, using: &random)).map { _ in
        Self.text(1...2, using: &random)
      }
      values.append(PhraseValue(type: type, id: "v\(index)", texts: texts))
    }
    let types: [SlotType] = [
      .enumeration("A"), .entity("A", isOpen: true), .entity("B", isOpen: false), .text,
    ]
    for _ in 0..<10 {
      var pieces = (0..<Int.random(in: 0...3, using: &random)).map { _ in
        Self.text(1...1, using: &random)
      }
      var slots: [String: SlotType] = [:]
      for name in ["x", "y", "z"].prefix(Int.random(in: 0...3, using: &random)) {
        slots[name] = types.randomElement(using: &random)
        pieces.insert("${\(name)}", at: Int.random(in: 0...pieces.count, using: &random))
      }
      pieces.insert("${applicationName}", at: Int.random(in: 0...pieces.count, using: &random))
      templates.append(
        PhraseTemplate(
          pieces.joined(separator: " "),
          app: ["one", "two"][Int.random(in: 0...1, using: &random)],
          intent: ["I", "J"][Int.random(in: 0...1, using: &random)], slots: slots))
    }
  }

  /// Words that have a fair chance to be one of the phrases.
  func utterance(using random: inout SplitMix64, decorated: Bool = false) -> String {
    var text = Self.text(1...6, using: &random)
    if Bool.random(using: &random), let template = templates.randomElement(using: &random) {
      text = template.text
      for name in template.slots.keys.sorted() {
        let known = values.filter { $0.type == template.slots[name]?.valueType }
        let value = known.randomElement(using: &random)?.texts.first
        let filling =
          Bool.random(using: &random)
          ? value ?? "foo" : Self.text(1...2, using: &random)
        text = text.replacing("${\(name)}", with: filling)
      }
      let names = applications.filter { $0.app == template.app }.flatMap(\.names)
      text = text.replacing(
        "${applicationName}", with: names.randomElement(using: &random) ?? "")
    }
    guard decorated else { return text.uppercased() }
    let before = ["please ", "¿", "«", "  ", "👩‍👩‍👧", "e\u{301}"]
    let after = ["!", " thanks", "»", "…", " 🇩🇪🇫🇷", "\u{200D}"]
    return (before.randomElement(using: &random) ?? "") + text
      + (after.randomElement(using: &random) ?? "")
  }

  /// The same words with punctuation that touches them on one side.
  static func punctuated(_ text: String, using random: inout SplitMix64) -> String {
    let marks = ["", "", "", "-", "(", ")", "\"", ".", "?", "../", "!?", "'"]
    return text.split(separator: " ").map { word in
      (marks.randomElement(using: &random) ?? "") + word
        + (marks.randomElement(using: &random) ?? "")
    }.joined(separator: " ")
  }

  private static func text(_ count: ClosedRange<Int>, using random: inout SplitMix64) -> String {
    (0..<Int.random(in: count, using: &random))
      .map { _ in words.randomElement(using: &random) ?? "" }.joined(separator: " ")
  }
}
