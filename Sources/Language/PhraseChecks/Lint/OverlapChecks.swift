// Checks for phrases that match the same words, and finds which of them wins.

import PhraseMatching

/// The checks for phrases that match the same words, and for which of them wins.
struct OverlapChecks {
  private static let provenWays = 1_000
  private static let sampledWays = 200
  /// The maximum number of utterances tried for all phrases that may never win.
  private static let mostTries = 300_000

  private let inventory: PhraseInventory
  private let matcher: StrictMatcher
  private let wanted: Set<LintRule>
  private let finder: OverlapFinder

  init(_ inventory: PhraseInventory, wanted: Set<LintRule>) {
    self.inventory = inventory
    matcher = StrictMatcher(inventory)
    self.wanted = wanted
    finder = OverlapFinder(inventory)
  }

  func findings() -> [LintFinding] {
    let between: Set<LintRule> = [.ambiguousPhrases, .overlappingPhrases, .phraseNeverWins]
    var findings: [LintFinding] = []
    if !wanted.isDisjoint(with: between) {
      let overlaps = finder.overlaps { !Self.isSameIntent($0, $1) }
      findings += overlaps.pairs.map(finding)
      findings += unfinished(overlaps)
      findings += neverWinning(overlaps)
    }
    if wanted.contains(.redundantPhrases) {
      let overlaps = finder.overlaps(where: Self.isSameIntent)
      findings += overlaps.pairs.map(finding)
      findings += unfinished(overlaps)
    }
    if wanted.contains(.silencedPhrase) { findings += silenced() }
    return findings
  }

  private static func isSameIntent(_ first: PhraseTemplate, _ second: PhraseTemplate) -> Bool {
    first.app == second.app && first.intent == second.intent
  }

  // MARK: Pairs

  private func finding(_ overlap: Overlap) -> LintFinding {
    let first = inventory.templates[overlap.first]
    let second = inventory.templates[overlap.second]
    let pair = "\(Self.name(second)) and \(Self.name(first)) both accept “\(overlap.utterance)”"
    let rule: LintRule
    let words: String
    if Self.isSameIntent(first, second) {
      rule = .redundantPhrases
      words = pair + "."
    } else {
      let best = matcher.result(of: overlap.utterance, overlap.context)?.best ?? []
      if [first, second].allSatisfy({ template in best.contains { $0.runs(template) } }) {
        rule = .ambiguousPhrases
        words = pair + ", equally well."
      } else {
        rule = .overlappingPhrases
        words = pair + "; " + Self.outcome(best) + "."
      }
    }
    return LintFinding(
      rule, words, of: second, utterance: overlap.utterance, context: overlap.context,
      related: [.init(place: first.place, words: "the other phrase: “\(first.text)”")])
  }

  private static func outcome(_ best: [Match]) -> String {
    let names = Set(best.map { "\($0.app)'s \($0.intent)" }).sorted()
    return names.isEmpty
      ? "nothing runs" : names.joined(separator: " or ") + (names.count > 1 ? " run" : " runs")
  }

  private static func name(_ template: PhraseTemplate) -> String {
    "“\(template.text)” (\(template.app)'s \(template.intent))"
  }

  private func unfinished(_ overlaps: Overlaps) -> [LintFinding] {
    var findings = overlaps.unfinished.map { first, second in
      LintFinding(
        .unfinished,
        "\(Self.name(inventory.templates[second])) and \(Self.name(inventory.templates[first])) "
          + "could not be compared in full.", of: inventory.templates[second])
    }
    if overlaps.isCut {
      findings.append(
        LintFinding(
          .unfinished,
          "The search ended after \(overlaps.pairs.count) pairs of phrases; there may be more."))
    }
    return findings
  }

  // MARK: Phrases that never win

  private func neverWinning(_ overlaps: Overlaps) -> [LintFinding] {
    guard wanted.contains(.phraseNeverWins) else { return [] }
    var suspects = Set(overlaps.pairs.flatMap { [$0.first, $0.second] }).sorted()[...]
    var builder = PhraseFormBuilder(inventory)
    var tries = 0
    var findings: [LintFinding] = []
    while tries < Self.mostTries, let suspect = suspects.popFirst() {
      let finding = neverWins(inventory.templates[suspect], &builder, &tries)
      if let finding { findings.append(finding) }
    }
    if let next = suspects.first {
      findings.append(
        LintFinding(
          .unfinished,
          "Whether \(suspects.count) more phrases can win was not tried, the first of them "
            + "\(Self.name(inventory.templates[next])).", of: inventory.templates[next]))
    }
    return findings
  }

  private func neverWins(
    _ template: PhraseTemplate, _ builder: inout PhraseFormBuilder, _ tries: inout Int
  ) -> LintFinding? {
    var sampler = PhraseSampler([template], &builder)
    var tried = 0
    defer { tries += tried }
    var winner: Match?
    var wins = false
    func attempt(_ sample: PhraseSample) -> Bool {
      tried += 1
      let best = matcher.result(of: sample.utterance, sample.context)?.best ?? []
      wins = best.contains { $0.runs(template) }
      winner = best.first ?? winner
      return !wins
    }
    let isProven = sampler.count <= Double(Self.provenWays)
    if isProven {
      sampler.forEach(attempt)
    } else {
      while tried < Self.sampledWays, let sample = sampler.next(), attempt(sample) {}
    }
    guard !wins, tried > 0, let winner else { return nil }
    let ways = tried == 1 ? "the one way" : isProven ? "all \(tried) ways" : "\(tried) ways tried"
    return LintFinding(
      .phraseNeverWins,
      "\(Self.name(template)) never wins: of \(ways) to say it none runs \(template.intent); "
        + "“\(winner.template.text)” (\(winner.app)'s \(winner.intent)) is preferred.", of: template
    )
  }

  // MARK: Silenced phrases

  private func silenced() -> [LintFinding] {
    inventory.applications.flatMap { application in
      application.negativePhrases.flatMap { negative in
        finder.overlaps(withNegative: negative, of: application.app).compactMap {
          overlap -> LintFinding? in
          let template = inventory.templates[overlap.first]
          let result = matcher.result(of: overlap.utterance, overlap.context)
          guard let result, result.vetoed.contains(where: { $0.app == application.app }) else {
            return nil
          }
          return LintFinding(
            .silencedPhrase,
            "\(Self.name(template)) accepts “\(overlap.utterance)”, which the negative phrase "
              + "“\(negative)” silences.", of: template, utterance: overlap.utterance,
            context: overlap.context)
        }
      }
    }
  }
}

extension Match {
  /// Whether the match runs the intent of a template.
  fileprivate func runs(_ template: PhraseTemplate) -> Bool {
    app == template.app && intent == template.intent
  }
}
