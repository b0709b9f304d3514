// Measures templates that are slow for matchers that backtrack.

import PhraseMatching

/// Templates with many readings, and an utterance that nearly matches.
enum WorstCases {
  /// Returns the median milliseconds to reject the utterance, by the case's name.
  static func milliseconds() throws -> [String: Double] {
    [
      "[a]×18": try milliseconds(
        String(repeating: "[a] ", count: 18) + "z", String(repeating: "a ", count: 18) + "z y"),
      "permutation of 7": try milliseconds(
        "([one];[two];[three];[four];[five];[six];[seven]) end",
        "one two three four five six seven end wrong"),
      "4 free slots": try milliseconds(
        "{words:w0} and {words:w1} and {words:w2} and {words:w3} stop",
        String(repeating: "b and ", count: 12) + "b stop wrong"),
    ]
  }

  private static func milliseconds(_ sentence: String, _ utterance: String) throws -> Double {
    let template = try PhraseTemplate(
      sentence: sentence, app: "app", intent: "Intent", slots: ["words": .text])
    let matcher = try PhraseMatcher(
      templates: [template], applications: [ApplicationNames(app: "app", names: ["app"])])
    var times: [Double] = []
    for _ in 0..<50 {
      let start = ContinuousClock.now
      let result = matcher.matches(in: utterance)
      times.append((ContinuousClock.now - start) / .milliseconds(1))
      guard result.matches.isEmpty else { throw BenchmarkError("understood: \(utterance)") }
    }
    return Sample(times).median
  }
}
