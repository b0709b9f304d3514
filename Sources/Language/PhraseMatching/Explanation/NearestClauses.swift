// Finds the clause of an utterance that is a request where the whole is none.

import SpokenValues

extension PhraseMatcher {
  /// The most pauses of an utterance whose clauses are tried.
  private static let maximumPauses = 4

  /// Returns suggestions with the clause first that a phrase fits: "print the recipe, my eyes are bad".
  ///
  /// A suggestion that runs the same with as many values stands for the clause.
  ///
  /// - Complexity: that of up to eleven matches.
  func withClause(_ misses: [NearMiss], of matcher: Matcher) -> [NearMiss] {
    guard let clause = nearestClause(of: matcher), let match = clause.match else { return misses }
    let same = misses.first { miss in
      (miss.app, miss.intent) == (match.app, match.intent)
        && (miss.match?.parameters.count ?? 0) >= match.parameters.count
    }
    return [same ?? clause]
      + misses.filter { $0 != same && ($0.app, $0.intent) != (match.app, match.intent) }
  }

  /// Returns the clause, or the clauses beside each other, that say most of a phrase; `nil` for none.
  private func nearestClause(of matcher: Matcher) -> NearMiss? {
    let (utterance, count) = (matcher.utterance, matcher.words.count)
    let pauses = utterance.pauses
    guard !pauses.isEmpty, pauses.count <= Self.maximumPauses else { return nil }
    let small = matcher.catalog.parts.value(of: matcher.program).small
    let clauses = zip([0] + pauses, pauses + [count]).map { $0..<$1 }
    // A clause on a condition is no request of its own.
    guard small.knowsConditions,
      !utterance.words.contains(where: { small.roles[$0]?.contains(.condition) == true })
    else { return nil }
    let runs =
      clauses
      + pauses.dropFirst().map { 0..<$0 } + pauses.dropLast().map { $0..<count }
    var best: (match: Match, run: Range<Int>, said: Int)?
    for run in runs {
      let said = matches(
        in: utterance.text(of: run), upTo: .parts, apps: matcher.apps, context: matcher.context)
      guard said.best.count == 1, said.vetoed.isEmpty, let match = said.best.first else { continue }
      let words = match.spans.filter { $0.role != .filler }.reduce(0) { $0 + $1.range.count }
      if best.map({ words > $0.said }) ?? true { best = (match, run, words) }
    }
    guard let best else { return nil }
    let rest = [0..<best.run.lowerBound, best.run.upperBound..<count].filter { !$0.isEmpty }
    let doubts = rest.map { "“\(utterance.text(of: $0))” is not explained" }
    return NearMiss(
      template: best.match.template, phrase: utterance.text(of: best.run), match: best.match,
      failure: NearMiss.Failure(noPhraseFor: utterance.text), doubts: doubts, isExplained: false,
      distance: 1 - Double(best.run.count) / Double(count))
  }
}
