// Measures templates that are slow for matchers that backtrack.

import PhraseMatching

/// Templates with many readings, and an utterance that nearly matches.
enum WorstCases {
  /// Returns the median milliseconds to reject the utterance, by the case's name.
  static func milliseconds() throws -> [String: Double] {
    let letters = (0..<18).flatMap { _ in
      [Expression.optional(.text("a")), .text(" ")]
    }
    let words = ["one", "two", "three", "four", "five", "six", "seven"]
    let slots = (0..<4).flatMap { index -> [Expression] in
      let slot = Expression.slot(Expression.Slot(list: "words", name: "w\(index)"))
      return index == 0 ? [slot] : [.text(" and "), slot]
    }
    return [
      "[a]×18": try milliseconds(
        .sequence(letters + [.text("z")]), String(repeating: "a ", count: 18) + "z y"),
      "permutation of 7": try milliseconds(
        .sequence([
          .permutation(words.map { .optional(.text($0)) }), .text(" end"),
        ]), words.joined(separator: " ") + " end wrong"),
      "4 free slots": try milliseconds(
        .sequence(slots + [.text(" stop")]),
        String(repeating: "b and ", count: 12) + "b stop wrong"),
    ]
  }

  private static func milliseconds(_ expression: Expression, _ utterance: String) throws -> Double {
    let template = PhraseTemplate(
      "", app: "app", intent: "Intent", slots: ["words": .text], expression: expression)
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
