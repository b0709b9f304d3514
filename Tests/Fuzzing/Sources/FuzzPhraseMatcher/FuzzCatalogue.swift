// Makes a catalogue of phrases from a fuzzer's choices.

import FuzzSupport
import PhraseMatching

/// A few phrases of two apps, and the values of their slot.
struct FuzzCatalogue {
  private static let words = [
    "order", "the", "soup", "a", "in", "Soupy", "please", "don't", "ÉTÉ", "naïve", "日本", "スープ",
    "two", "2", "🍜", "…", "-", "tomato soup", "Straße", "e\u{301}", "orders", "odrer", "",
  ]

  /// What people say around a request, for the tier that reads by parts.
  private static let asides = [
    ",", "could you", "give me", "no, wait,", "and", "then", "it", "them", "with", "for", "i need",
    "not", "if", "any chance", "some", "my", "\"", "put", "on my list", "show", "what is",
    "is done",
    "how long until", "gets here", "sorry,",
  ]

  let templates: [PhraseTemplate]
  let applications: [ApplicationNames]
  let values: [PhraseValue]

  init(_ input: inout FuzzInput) {
    let slot = input.choice([
      SlotType.entity("Soup", isOpen: false), .entity("Soup", isOpen: true),
      .enumeration("Soup"), .text,
    ])
    templates = (0..<input.number(1...4)).map { index in
      var pieces = Self.pieces(&input, upTo: 4)
      if input.byte() & 1 == 1 {
        pieces.insert("${soup}", at: input.number(0...pieces.count))
      }
      pieces.insert("${applicationName}", at: input.number(0...pieces.count))
      return PhraseTemplate(
        pieces.joined(separator: " "), app: input.choice(["Soupy", "Other"]),
        intent: "Intent\(index)", slots: ["soup": slot],
        language: input.choice([nil, "en", "de", "fr", "ja"]))
    }
    applications = [
      ApplicationNames(
        app: "Soupy", names: ["Soupy", "Soup Kitchen"],
        negativePhrases: input.byte() < 32
          ? [Self.pieces(&input, upTo: 2).joined(separator: " ")] : []),
      ApplicationNames(app: "Other", names: ["Other", "the other"]),
    ]
    values = (0..<input.number(0...3)).map { index in
      let texts = (0..<input.number(1...2)).map { _ in
        Self.pieces(&input, upTo: 2).joined(separator: " ")
      }
      return PhraseValue(type: "Soup", id: "\(index)", texts: texts)
    }
  }

  /// Returns an utterance: pieces of the catalogue, or any text.
  func utterance(_ input: inout FuzzInput) -> String {
    if input.byte() & 1 == 1 { return input.text(limit: 400) }
    let literals = templates.flatMap {
      $0.text.split(separator: " ").filter { !$0.hasPrefix("$") }.map(String.init)
    }
    let pool =
      Self.words + Self.asides + literals + applications.flatMap(\.names) + values.flatMap(\.texts)
    return (0..<input.number(0...16)).map { _ in input.choice(pool) }.joined(separator: " ")
  }

  private static func pieces(_ input: inout FuzzInput, upTo limit: Int) -> [String] {
    (0..<input.number(1...limit)).map { _ in input.choice(words) }
  }
}
