// Measures the recall and the cost of each tier, the cost in utterances accepted wrongly.

import Foundation
import PhraseMatching

/// The measurement `benchmarks tiers SIZE SEED FILE…`: recall, and false accepts.
///
/// Recall is measured on a workload; false accepts on texts that belong to no app, one utterance a
/// line, as they are and with an app's name after them.
struct TierCurve {
  /// The number of utterances, the number of them that each tier accepted, and the time.
  private struct Count {
    var utterances = 0
    var accepted = Tier.allCases.map { _ in 0 }
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

    var table = Table(
      ["accepted, up to", "of"] + Tier.allCases.map(\.rawValue) + ["median µs", "p99"])
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
    for tier in Tier.allCases {
      table.add([tier.rawValue] + groups.map { outcome($0.of, tier) })
    }
    table.print()
    print()
  }

  private func outcome(_ utterances: [Workload.Utterance], _ tier: Tier) -> String {
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

  // MARK: False accepts

  private func count(_ texts: [String]) -> Count {
    var count = Count(utterances: texts.count)
    for text in texts {
      let start = ContinuousClock.now
      let result = matcher.matches(in: text, upTo: .parts)
      count.times.append((ContinuousClock.now - start) / .microseconds(1))
      guard let tier = result.tier, let first = result.matches.first else { continue }
      // Utterances that a tier accepts are accepted by every looser one.
      for (index, looser) in Tier.allCases.enumerated() where tier <= looser {
        count.accepted[index] += 1
      }
      if showsAccepted { print("\(tier.rawValue): \(text) => \(first.template.text)") }
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
