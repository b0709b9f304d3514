// Measures the recall and the cost of each tier, the cost in utterances accepted wrongly.

import Foundation
import PhraseMatching

/// The measurement `benchmarks tiers SIZE SEED FILE…`: recall, and false accepts.
///
/// Recall is measured on a workload; false accepts on texts that belong to no app, one utterance a
/// line, as they are and with an app's name after them.
struct TierCurve {
  /// A tier and, for paraphrases, the minimum score.
  private struct Bar {
    let tier: Tier
    var score: Double?

    var name: String { tier.rawValue + (score.map { " ≥ " + text($0, digits: 2) } ?? "") }

    /// The bars from the strictest to the loosest.
    static let all: [Bar] =
      Tier.allCases.filter { $0 < .paraphrase }.map { Bar(tier: $0) }
      + [0.9, 0.8, 0.75, 0.7, 0.65, 0.6].map { Bar(tier: .paraphrase, score: $0) }
  }

  /// The number of utterances, the number of them that each bar accepted, and the time.
  private struct Count {
    var utterances = 0
    var accepted = Bar.all.map { _ in 0 }
    var times: [Double] = []

    mutating func add(_ other: Count) {
      utterances += other.utterances
      times += other.times
      for index in accepted.indices { accepted[index] += other.accepted[index] }
    }
  }

  private let workload: Workload
  private let seed: UInt64
  private let showsAccepted: Bool
  private let matcher: PhraseMatcher

  init(_ workload: Workload, seed: UInt64, showsAccepted: Bool) throws {
    self.workload = workload
    self.seed = seed
    self.showsAccepted = showsAccepted
    matcher = try CompiledWorkload(workload).matcher
  }

  func show(_ files: [String]) throws {
    let noises = ["polite", "article", "reordered", "slip in value", "slip in literal"]
    let groups = [("hits", workload.hits)] + groups(of: workload.noisy, noises)
    show("share understood (wrong), up to", groups)
    let reworded = Rewording.utterances(of: workload, perKind: 500, seed: seed)
    show("in other words: understood (wrong)", self.groups(of: reworded, Rewording.kinds))

    var table = Table(["accepted, up to", "of"] + Bar.all.map(\.name) + ["median µs", "p99"])
    for kind in Set(workload.misses.compactMap(\.kind)).sorted() {
      let texts = workload.misses.filter { $0.kind == kind }.map(\.text)
      table.add(row("made: " + kind, count(texts)))
    }
    var all = (plain: Count(), named: Count())
    for file in files {
      let lines = try String(contentsOfFile: file, encoding: .utf8)
        .split(separator: "\n").map(String.init)
      let plain = count(lines)
      let named = count(lines.enumerated().map { "\($1) in \(name($0))" })
      all.plain.add(plain)
      all.named.add(named)
      let title = URL(filePath: file).lastPathComponent
      table.add(row(title, plain))
      table.add(row(title + " … in APP", named))
    }
    if !files.isEmpty {
      table.add(row("all", all.plain))
      table.add(row("all … in APP", all.named))
    }
    table.print()
  }

  private func groups(
    of utterances: [Workload.Utterance], _ kinds: [String]
  ) -> [(String, [Workload.Utterance])] {
    kinds.map { kind in (kind, utterances.filter { $0.kind == kind }) }
  }

  /// Returns the name of an app, in turn.
  private func name(_ index: Int) -> String {
    workload.apps[index % workload.apps.count].texts.first ?? ""
  }

  // MARK: Recall

  private func show(_ title: String, _ groups: [(name: String, of: [Workload.Utterance])]) {
    var table = Table([title] + groups.map(\.name))
    for bar in Bar.all { table.add([bar.name] + groups.map { outcome($0.of, bar) }) }
    table.print()
    print()
  }

  private func outcome(_ utterances: [Workload.Utterance], _ bar: Bar) -> String {
    var matcher = matcher
    if let score = bar.score { matcher.paraphraseThreshold = score }
    var right = 0
    var wrong = 0
    for utterance in utterances {
      let best = matcher.matches(in: utterance.text, upTo: bar.tier).best
      guard let first = best.first else { continue }
      if best.count > 1 || first.parameters.contains(where: { $0.value == nil }) { continue }
      let isRight =
        first.intent == utterance.intent && first.parameters.first?.value == utterance.value
      if isRight { right += 1 } else { wrong += 1 }
    }
    guard !utterances.isEmpty else { return "–" }
    return text(Double(right) / Double(utterances.count), digits: 3) + " (\(wrong))"
  }

  // MARK: False accepts

  private func count(_ texts: [String]) -> Count {
    var loosest = matcher
    if let score = Bar.all.last?.score { loosest.paraphraseThreshold = score }
    var count = Count(utterances: texts.count)
    for text in texts {
      let start = ContinuousClock.now
      let result = loosest.matches(in: text, upTo: .paraphrase)
      count.times.append((ContinuousClock.now - start) / .microseconds(1))
      guard let tier = result.tier, let first = result.matches.first else { continue }
      // Utterances that a bar accepts are accepted by every looser one.
      for (index, bar) in Bar.all.enumerated()
      where tier < bar.tier || tier == bar.tier && (first.score ?? 1) >= bar.score ?? 0 {
        count.accepted[index] += 1
      }
      if showsAccepted {
        let score = first.score.map { " " + benchmarks.text($0, digits: 2) } ?? ""
        print("\(tier.rawValue)\(score): \(text) => \(first.template.text)")
      }
    }
    return count
  }

  private func row(_ name: String, _ count: Count) -> [String] {
    let shares = count.accepted.map { accepted in
      accepted == 0
        ? "0"
        : "\(accepted) (\(text(Double(accepted) / Double(count.utterances) * 100, digits: 3)) %)"
    }
    let times = Sample(count.times)
    return [name, "\(count.utterances)"] + shares
      + [text(times.median, digits: 2), text(times.quantile(0.99), digits: 2)]
  }
}
