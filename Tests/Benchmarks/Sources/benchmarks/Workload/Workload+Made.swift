// Makes a workload of any size from a seed.

extension Workload {
  /// Returns a workload in the shape of real App Shortcuts, which is the same for the same seed.
  ///
  /// An app has ten intents (Apple's limit), an intent ten phrases, each of which names the app
  /// once; seven of ten have a slot for an entity. An app has two types of entities, a fifth of
  /// which have a synonym, and one more name.
  ///
  /// - Parameters:
  ///   - templates: The approximate number of phrases.
  ///   - values: The number of values of a type.
  ///   - utterances: The number each of hits, misses and noisy utterances.
  static func made(
    templates: Int, values: Int, seed: UInt64, utterances: Int = 1_000
  ) -> Workload {
    var lottery = Lottery(seed: seed)
    let intentCount = max(1, templates / 10)
    let names = appNames(&lottery)
    var apps: [Named] = []
    var types: [String: [Named]] = [:]
    var intents: [Intent] = []
    for index in 0..<(intentCount + 9) / 10 {
      let name = names[index % names.count]
      let words = name.split(separator: " ")
      apps.append(
        Named(id: "a\(index)", texts: [name, words[0] + words[1].lowercased() + "app\(index)"]))
      for kind in 0..<2 { types["a\(index)e\(kind)"] = entities(values, &lottery) }
      let verbs = Words.verbs.shuffled(using: &lottery)
      let nouns = Words.nouns.shuffled(using: &lottery)
      for place in 0..<min(10, intentCount - intents.count) {
        intents.append(
          Intent(
            id: "a\(index)s\(place)", app: "a\(index)", type: "a\(index)e\(place % 2)",
            phrases: Words.phrases.map {
              $0.replacing("VERB", with: verbs[place]).replacing("NOUN", with: nouns[place])
            }))
      }
    }
    let speaker = Speaker(apps: apps, types: types, intents: intents)
    return Workload(
      apps: apps, types: types, intents: intents,
      hits: (0..<utterances).map { _ in speaker.hit(&lottery) },
      misses: (0..<utterances).map { speaker.miss($0, &lottery) },
      noisy: (0..<utterances).map { speaker.noisy($0, &lottery) })
  }

  private static func appNames(_ lottery: inout Lottery) -> [String] {
    let short = Words.appFirst.flatMap { first in Words.appSecond.map { "\(first) \($0)" } }
    let long = short.flatMap { name in Words.appThird.map { "\(name) \($0)" } }
    return (short + long).shuffled(using: &lottery)
  }

  private static func entities(_ count: Int, _ lottery: inout Lottery) -> [Named] {
    let pairs = Words.adjectives.flatMap { adjective in
      Words.things.map { "\(adjective) \($0)" }
    }
    var titles = pairs
    var number = 2
    while titles.count < 2 * count {
      titles += pairs.map { "\($0) \(number)" }
      number += 1
    }
    titles.shuffle(using: &lottery)
    return (0..<count).map { index in
      let synonym = lottery.happens(percent: 20) ? [titles[count + index] + " special"] : []
      return Named(id: "v\(index)", texts: [titles[index]] + synonym)
    }
  }
}
