// Parses ranges with extreme bounds, generates sentences they accept, and matches these.

import FuzzSupport
import PhraseCatalog
import PhraseChecks
import PhraseMatching

/// Parses a range as a list or inside a sentence, samples its sentences, and matches them.
func sample(rangeFrom input: inout FuzzInput) {
  let range = (0..<6).map { _ in input.extreme() }
  let text =
    if input.byte() & 1 == 0 {
      """
      {"language": "en", "intents": {"Set": {"data": [{"sentences": ["set {x} now"]}]}},
       "lists": {"x": {"range": {"from": \(range[0]), "to": \(range[1]), "step": \(range[2]),
        "multiplier": \(range[3])\(input.choice(["", ", \"fractions\": \"tenths\""]))}}}}
      """
    } else {
      """
      language: en
      intents:
        Set:
          data:
            - sentences:
                - "set {\(range[0])..\(range[1])\(input.choice(["", ",\(range[2])"])):x} now"
                - "put {y}"
              requires_context: {z: \(range[4])}
      lists:
        y: {range: {from: "\(range[0])", to: \(range[5]), multiplier: \(range[3])}}
      """
    }
  let said = input.words()
  let seed = UInt64(input.byte())
  let isJSON = text.hasPrefix("{")
  guard
    let collection = try? SentenceCollection(parsing: text, file: isJSON ? "f.json" : "f.yaml")
  else { return }
  let inventory = collection.inventory
  guard let matcher = try? inventory.matcher() else { return }
  var sampler = PhraseSampler(inventory, seed: seed)
  for _ in 0..<3 {
    guard let sample = sampler.next() else { break }
    _ = matcher.matches(in: sample.utterance, context: sample.context)
  }
  _ = matcher.matches(in: "set \(said) now")
  _ = matcher.matches(in: "put \(said)")
}
