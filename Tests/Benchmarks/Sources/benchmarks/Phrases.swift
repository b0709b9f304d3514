// Measures the matcher: the time to compile, and of one utterance that fits or does not.

import Foundation
import PhraseMatching

/// Prints a row for each size, or one for the workload of a file.
func measurePhrases(workload path: String?) throws {
  var table = Table(
    "phrases × values", "compile ms", "hit µs", "noisy µs", "miss µs", "found", "noisy found",
    "false accepts")
  if let path {
    try add(Workload.read(path), to: &table)
  } else {
    for (templates, values) in [(100, 100), (1_000, 100), (10_000, 100), (1_000, 1_000)] {
      try add(Workload.made(templates: templates, values: values), to: &table)
    }
  }
  table.print()
}

private func add(_ workload: Workload, to table: inout Table) throws {
  let applications = workload.apps.map { ApplicationNames(app: $0.id, names: $0.texts) }
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
  let start = ContinuousClock.now
  let matcher = try PhraseMatcher(
    templates: templates, applications: applications, values: values)
  let compile = (ContinuousClock.now - start) / .milliseconds(1)

  let hits = measure(workload.hits, matcher)
  let noisy = workload.noisy.map { measure($0, matcher) }
  let misses = measure(workload.misses, matcher)
  let size = "\(templates.count) × \(values.count / max(1, workload.types.count))"
  table.add(
    size, text(compile, digits: 1), text(hits.median, digits: 2),
    noisy.map { text($0.median, digits: 2) } ?? "–", text(misses.median, digits: 2),
    "\(hits.right) of \(workload.hits.count)",
    noisy.map { "\($0.right) of \(workload.noisy?.count ?? 0)" } ?? "–",
    "\(workload.misses.count - misses.right) of \(workload.misses.count)")
}

/// The median time of an utterance in microseconds, and how many had the intent they belong to.
private func measure(
  _ utterances: [Workload.Utterance], _ matcher: PhraseMatcher
) -> (median: Double, right: Int) {
  var times: [Double] = []
  var right = 0
  for round in 0..<4 {
    for utterance in utterances {
      let start = ContinuousClock.now
      let result = matcher.matches(in: utterance.text)
      let time = ContinuousClock.now - start
      if round == 0 {
        right += result.matches.first?.intent == utterance.intent ? 1 : 0
      } else {
        times.append(time / .microseconds(1))
      }
    }
  }
  return (times.isEmpty ? 0 : Sample(times).median, right)
}
