// Measures phrases of few forms whose slots all take lists of their own.

import PhraseMatching

/// Phrases of one app that differ in nothing but the list of their slot.
enum ManyLists {
  private static let verbs = [
    "order", "get", "start", "show", "find", "open", "log", "send", "play", "check",
  ]

  /// The median microseconds of a strict hit, for a number of phrases.
  struct Row: Encodable {
    var phrases: Int
    var time: Double
  }

  /// Measures ten phrases, and up to a thousand times as many.
  static func rows() throws -> [Row] {
    try [10, 100, 1_000, 10_000].map { Row(phrases: $0, time: try microseconds(of: $0)) }
  }

  private static func microseconds(of count: Int) throws -> Double {
    let templates = (0..<count).map { number in
      PhraseTemplate(
        "\(verbs[number % verbs.count]) the ${p} in ${applicationName}", app: "app",
        intent: "Intent\(number)", slots: ["p": .entity("List\(number)", isOpen: false)])
    }
    let values = (0..<count).flatMap { number in
      ["", " one", " two"].map {
        PhraseValue(type: "List\(number)", id: "\($0)", texts: ["thing \(number)\($0)"])
      }
    }
    let matcher = try PhraseMatcher(
      templates: templates, applications: [ApplicationNames(app: "app", names: ["Soupy"])],
      values: values)
    var times: [Double] = []
    for round in 0..<6 {
      for number in 0..<min(count, 500) {
        let utterance = "\(verbs[number % verbs.count]) the thing \(number) one in soupy"
        let start = ContinuousClock.now
        let result = matcher.matches(in: utterance, upTo: .normalised)
        let time = ContinuousClock.now - start
        guard result.matches.first?.intent == "Intent\(number)" else {
          throw BenchmarkError("not understood: \(utterance)")
        }
        if round > 0 { times.append(time / .microseconds(1)) }
      }
    }
    return Sample(times).median
  }
}
