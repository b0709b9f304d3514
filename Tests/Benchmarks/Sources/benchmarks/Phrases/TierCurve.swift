// Measures what each tier gains and what it costs: recall, and utterances wrongly accepted.

import Foundation
import PhraseMatching

/// `benchmarks tiers SIZE SEED FILE…`: recall on a workload, and what is accepted of texts that
/// belong to no app, one utterance a line.
enum TierCurve {
  static func show(_ workload: Workload, files: [String], accepted: Bool) throws {
    let matcher = try CompiledWorkload(workload).matcher
    let kinds = ["polite", "article", "reordered", "slip in value", "slip in literal"]
    var recall = Table(["share understood (wrong), up to", "hits"] + kinds)
    for tier in Tier.allCases {
      let hits = outcome(workload.hits, matcher, tier)
      recall.add(
        [tier.rawValue, hits]
          + kinds.map { kind in outcome(workload.noisy.filter { $0.kind == kind }, matcher, tier) })
    }
    recall.print()
    print()

    var table = Table(
      ["accepted of utterances of no app, up to", "utterances"] + Tier.allCases.map(\.rawValue)
        + ["share", "median µs"])
    var all = (lines: 0, accepted: Tier.allCases.map { _ in 0 }, times: [Double]())
    for file in files {
      let lines = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
      var counts = Tier.allCases.map { _ in 0 }
      var times: [Double] = []
      for line in lines {
        let start = ContinuousClock.now
        let result = matcher.matches(in: String(line))
        times.append((ContinuousClock.now - start) / .microseconds(1))
        guard let tier = result.tier else { continue }
        // What a tier accepts every looser one accepts.
        for (index, looser) in Tier.allCases.enumerated() where tier <= looser {
          counts[index] += 1
        }
        if accepted { print("\(tier.rawValue): \(line) => \(result.matches[0].template.text)") }
      }
      guard !times.isEmpty else { continue }
      table.add(row(URL(filePath: file).lastPathComponent, counts, times))
      all.lines += times.count
      all.times += times
      for index in counts.indices { all.accepted[index] += counts[index] }
    }
    guard !all.times.isEmpty else { return }
    table.add(row("all", all.accepted, all.times))
    table.print()
  }

  private static func row(_ name: String, _ counts: [Int], _ times: [Double]) -> [String] {
    let share = Double(counts.last ?? 0) / Double(times.count) * 100
    return [name, "\(times.count)"] + counts.map { "\($0)" }
      + [text(share, digits: 3) + " %", text(Sample(times).median, digits: 2)]
  }

  private static func outcome(
    _ utterances: [Workload.Utterance], _ matcher: PhraseMatcher, _ tier: Tier
  ) -> String {
    var right = 0
    var wrong = 0
    for utterance in utterances {
      let best = matcher.matches(in: utterance.text, upTo: tier).best
      guard let first = best.first else { continue }
      if best.count > 1 || first.parameters.contains(where: { $0.value == nil }) { continue }
      let isRight =
        first.intent == utterance.intent && first.parameters.first?.value == utterance.value
      if isRight { right += 1 } else { wrong += 1 }
    }
    guard !utterances.isEmpty else { return "–" }
    return text(Double(right) / Double(utterances.count), digits: 3) + " (\(wrong))"
  }
}
