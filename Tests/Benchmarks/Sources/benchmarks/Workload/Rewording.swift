// Paraphrases the phrases of a workload, as the paraphrase tier should understand them.

/// A generator of paraphrases of a workload's phrases; made, not collected from people.
enum Rewording {
  static let kinds = [
    "other order", "other small words", "synonym", "a word more", "in a sentence", "all of these",
  ]
  /// Words that occur in no workload.
  private static let strange = ["tonight", "quickly", "somewhere", "finally", "together"]
  private static let sentences = [
    "i would like you to PHRASE", "it is time to PHRASE i think", "PHRASE if you can manage it",
    "let us PHRASE when you get a chance",
  ]
  private static let small = [
    "in": "from", "with": "at", "using": "on", "on": "for", "the": "this", "a": "the", "my": "our",
  ]

  /// Returns paraphrases of every kind, the same number of each.
  static func utterances(
    of workload: Workload, perKind count: Int, seed: UInt64
  ) -> [Workload.Utterance] {
    var lottery = Lottery(seed: seed)
    let apps = Dictionary(workload.apps.map { ($0.id, $0.texts) }) { first, _ in first }
    return kinds.flatMap { kind in
      (0..<count).map { _ in
        let intent = lottery.pick(workload.intents)
        let phrase = lottery.pick(intent.phrases)
        let value = phrase.contains("${p}") ? lottery.pick(workload.types[intent.type] ?? []) : nil
        let text = reworded(phrase, kind, &lottery)
          .replacing("${p}", with: value.map { lottery.pick($0.texts) } ?? "")
          .replacing("${applicationName}", with: lottery.pick(apps[intent.app] ?? []))
        return Workload.Utterance(text: text, intent: intent.id, value: value?.id, kind: kind)
      }
    }
  }

  private static func reworded(
    _ phrase: String, _ kind: String, _ lottery: inout Lottery
  ) -> String {
    var words = phrase.split(separator: " ").map(String.init)
    func joined() -> String { words.joined(separator: " ") }
    switch kind {
    case "other order": words.shuffle(using: &lottery)
    case "other small words": words = words.map { small[$0] ?? $0 }
    case "synonym": words = words.map { Words.synonyms[$0] ?? $0 }
    case "a word more":
      words.insert(lottery.pick(strange), at: lottery.number(below: words.count + 1))
    case "in a sentence":
      return lottery.pick(sentences).replacing("PHRASE", with: joined())
    default:
      words = words.map { Words.synonyms[$0] ?? small[$0] ?? $0 }
      words.shuffle(using: &lottery)
      words.insert(lottery.pick(strange), at: lottery.number(below: words.count + 1))
      return lottery.pick(sentences).replacing("PHRASE", with: joined())
    }
    return joined()
  }
}
