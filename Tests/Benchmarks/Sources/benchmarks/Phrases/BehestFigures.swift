// Measures Behest's matcher on a workload.

import Foundation
import PhraseMatching

/// Behest's matcher, compiled from a workload.
struct CompiledWorkload {
  let matcher: PhraseMatcher
  /// The time to compile, in milliseconds.
  let milliseconds: Double
  /// The growth of the process, in MB.
  let megabytes: Double

  init(_ workload: Workload) throws {
    let synonyms = Words.synonyms.sorted { $0.key < $1.key }.map { [$0.key, $0.value] }
    let applications = workload.apps.map {
      ApplicationNames(app: $0.id, names: $0.texts, synonyms: synonyms)
    }
    let templates = workload.intents.flatMap { intent in
      intent.phrases.map {
        PhraseTemplate(
          $0, app: intent.app, intent: intent.id,
          slots: ["p": .entity(intent.type, isOpen: false)])
      }
    }
    let values = workload.types.sorted { $0.key < $1.key }.flatMap { type, values in
      values.map { PhraseValue(type: type, id: $0.id, texts: $0.texts) }
    }
    Memory.giveBack()
    let before = Memory.resident()
    let start = ContinuousClock.now
    matcher = try PhraseMatcher(templates: templates, applications: applications, values: values)
    milliseconds = (ContinuousClock.now - start) / .milliseconds(1)
    megabytes = Memory.resident() - before
  }

  /// Measures and judges every utterance of the workload.
  func figures(_ workload: Workload, compiled: (milliseconds: Double, megabytes: Double))
    -> PhraseFigures
  {
    var hits = PhraseFigures.Outcome()
    for utterance in workload.hits { judge(utterance, upTo: .normalised, &hits) }
    return PhraseFigures(
      matcher: "behest", compile: compiled.milliseconds, megabytes: compiled.megabytes,
      hit: times(workload.hits, upTo: .normalised),
      hitAllTiers: times(workload.hits, upTo: .slips),
      miss: times(workload.misses, upTo: .normalised),
      missAllTiers: times(workload.misses, upTo: .slips),
      noisy: times(workload.noisy, upTo: .slips), hits: hits, noise: outcomes(workload.noisy),
      misses: outcomes(workload.misses))
  }

  /// Returns the time of every utterance in each of five rounds, after a first one that is
  /// discarded.
  private func times(_ utterances: [Workload.Utterance], upTo tier: Tier) -> PhraseFigures.Times {
    var times: [Double] = []
    times.reserveCapacity(utterances.count * 5)
    for round in 0..<6 {
      for utterance in utterances {
        let start = ContinuousClock.now
        let result = matcher.matches(in: utterance.text, upTo: tier)
        let time = ContinuousClock.now - start
        withExtendedLifetime(result) {}
        if round > 0 { times.append(time / .microseconds(1)) }
      }
    }
    return PhraseFigures.Times(times)
  }

  private func outcomes(_ utterances: [Workload.Utterance]) -> [String: PhraseFigures.Outcome] {
    var outcomes: [String: PhraseFigures.Outcome] = [:]
    for utterance in utterances {
      judge(utterance, upTo: .slips, &outcomes[utterance.kind ?? "", default: .init()])
    }
    return outcomes
  }

  private func judge(
    _ utterance: Workload.Utterance, upTo tier: Tier, _ outcome: inout PhraseFigures.Outcome
  ) {
    let best = matcher.matches(in: utterance.text, upTo: tier).best
    outcome.count += 1
    let fits = best.filter { match in
      match.intent == utterance.intent
        && (match.parameters.first.map { $0.values.contains(utterance.value ?? "") }
          ?? (utterance.value == nil))
    }
    if best.isEmpty { return }
    if fits.isEmpty {
      outcome.wrong += 1
    } else if best.count == 1, fits[0].parameters.allSatisfy({ $0.value != nil }) {
      outcome.right += 1
    } else {
      outcome.asked += 1
    }
  }
}

/// The memory of the process.
enum Memory {
  /// Returns free memory to the system, so that the next allocations count.
  static func giveBack() {
    // Foundation does not export the header that declares the function.
    guard let address = dlsym(nil, "malloc_trim") else { return }
    typealias Trim = @convention(c) (Int) -> CInt
    _ = unsafeBitCast(address, to: Trim.self)(0)
  }

  /// Returns the resident memory of the process, in MB.
  static func resident() -> Double {
    let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?
      .split(separator: " ")
    let pages = fields.flatMap { $0.count > 1 ? Double($0[1]) : nil } ?? 0
    return pages * Double(sysconf(Int32(_SC_PAGESIZE))) / 1_048_576
  }
}
