// Tests of the last tier as callers meet it: off unless asked for, scored, explained, and asked.

import PhraseMatching
import Testing

@Suite struct ParaphraseTierTests {
  private func matcher(
    _ phrases: [(String, String)], negative: [String] = [], synonyms: [[String]] = []
  ) throws -> PhraseMatcher {
    try PhraseMatcher(
      templates: phrases.map {
        PhraseTemplate(
          $0.0, app: "Soupy", intent: $0.1, slots: ["soup": .entity("Soup", isOpen: false)])
      },
      applications: [
        ApplicationNames(
          app: "Soupy", names: ["Soupy", "Soup Kitchen"], negativePhrases: negative,
          synonyms: synonyms)
      ],
      values: [
        PhraseValue(type: "Soup", id: "1", texts: ["Tomato Soup", "red one"]),
        PhraseValue(type: "Soup", id: "2", texts: ["Lentil Soup"]),
      ])
  }

  private static let phrases = [
    ("Order ${soup} in ${applicationName}", "Order"),
    ("Check my order in ${applicationName}", "Check"),
    ("Reorder ${soup} in ${applicationName}", "Reorder"),
  ]

  @Test func `other words match only where the tier is asked for`() throws {
    let matcher = try matcher(Self.phrases)
    let utterance = "Tomato soup, Soup Kitchen: order it for me"
    #expect(matcher.matches(in: utterance).matches.isEmpty)
    let match = try #require(matcher.matches(in: utterance, upTo: .paraphrase).matches.first)
    #expect(match.tier == .paraphrase)
    #expect(match.intent == "Order")
    #expect(match.parameters.map(\.values) == [["1"]])
    #expect(match.parameters.map(\.text) == ["Tomato soup"])
    #expect(try #require(match.score) >= matcher.paraphraseThreshold)
    #expect(match.spans.map(\.role).contains(.applicationName))
    #expect(match.spans.first { $0.role == .slot("soup") }?.range == 0..<11)
  }

  @Test func `better tiers come first and have no score`() throws {
    let match = try #require(
      try matcher(Self.phrases).matches(in: "order lentil soup in Soupy", upTo: .paraphrase)
        .matches.first)
    #expect(match.tier == .normalised)
    #expect(match.score == nil)
  }

  @Test func `synonyms are those of the app`() throws {
    let utterance = "I fancy the red one from Soupy"
    #expect(try matcher(Self.phrases).matches(in: utterance, upTo: .paraphrase).matches.isEmpty)
    let matcher = try matcher(Self.phrases, synonyms: [["order", "I fancy"]])
    #expect(matcher.matches(in: utterance, upTo: .paraphrase).matches.first?.intent == "Order")
  }

  @Test func `a synonym is no slip of another word`() throws {
    let phrases = [
      ("Play ${soup} in ${applicationName}", "Play"),
      ("Schedule ${soup} in ${applicationName}", "Schedule"),
    ]
    let utterance = "plan lentil soup in Soupy"
    #expect(try matcher(phrases).matches(in: utterance).matches.first?.intent == "Play")
    let matcher = try matcher(phrases, synonyms: [["schedule", "plan"]])
    #expect(matcher.matches(in: utterance).matches.isEmpty)
    let match = matcher.matches(in: utterance, upTo: .paraphrase).matches.first
    #expect(match?.intent == "Schedule")
  }

  @Test func `a negative phrase silences other words too`() throws {
    let matcher = try matcher(Self.phrases, negative: ["tomato soup order in ${applicationName}"])
    let result = matcher.matches(in: "tomato soup order in Soupy", upTo: .paraphrase)
    #expect(result.matches.isEmpty)
    #expect(result.vetoed.map(\.app) == ["Soupy"])
  }

  @Test func `two readings that are equally near are a tie`() throws {
    let matcher = try matcher([
      ("Show the big kitchen clock in ${applicationName}", "Clock"),
      ("Show the big kitchen radio in ${applicationName}", "Radio"),
      ("Ring bells in ${applicationName}", "Ring"), ("Stir pots in ${applicationName}", "Stir"),
    ])
    let words = "in Soupy the kitchen clock and radio, show the big one"
    let result = matcher.matches(in: words, upTo: .paraphrase)
    #expect(result.matches.isEmpty || result.isTie)
  }

  @Test func `values are those that are known now`() throws {
    var matcher = try matcher(Self.phrases)
    let utterance = "leek soup order in Soupy"
    #expect(matcher.matches(in: utterance, upTo: .paraphrase).matches.isEmpty)
    matcher.replaceValues(
      of: "Soup", with: [PhraseValue(type: "Soup", id: "9", texts: ["Leek Soup"])])
    let match = matcher.matches(in: utterance, upTo: .paraphrase).matches.first
    #expect(match?.parameters.first?.value == "9")
  }

  @Test func `the threshold can be moved`() throws {
    var matcher = try matcher(Self.phrases)
    let utterance = "order tomato soup in Soupy for my old friends"
    #expect(matcher.matches(in: utterance, upTo: .paraphrase).matches.isEmpty)
    matcher.paraphraseThreshold = 0.2
    #expect(!matcher.matches(in: utterance, upTo: .paraphrase).matches.isEmpty)
  }

  @Test(arguments: [
    // In other words, with a slip, without its name, with a word too many, against the phrase.
    ("lentil soup reorder in Soupy", "Reorder Lentil Soup in Soupy"),
    ("lentil suop, cehck it, no, reorder it in Soupy", "Reorder Lentil Soup in Soupy"),
    ("reorder the lentil soup", "Reorder Lentil Soup in Soupy"),
    ("check up on whatever it is in Soupy", "Check my order in Soupy"),
    ("never reorder the lentil soup in Soupy", "Reorder Lentil Soup in Soupy"),
  ])
  func `the nearest phrase is suggested with the value that was said`(
    _ utterance: String, _ phrase: String
  ) throws {
    let result = try matcher(Self.phrases).matches(in: utterance)
    #expect(result.matches.isEmpty)
    #expect(result.nearest.first?.phrase == phrase, "\(result.nearest.map(\.phrase))")
  }

  @Test func `the explanation names the tier`() throws {
    let result = try matcher(Self.phrases)
      .matches(in: "tomato soup order with Soupy", upTo: .paraphrase)
    #expect(result.explanation().description.contains("tier paraphrase"))
  }
}
