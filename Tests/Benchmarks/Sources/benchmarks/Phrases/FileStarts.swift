// Measures the time until a new process answers from a compiled catalogue in a file.

import Foundation
import PhraseMatching

/// A measurement of new processes that map a compiled catalogue and match one utterance.
enum FileStarts {
  /// The times of one start, in milliseconds.
  struct Times: Encodable {
    /// The time from mapping to the first answer, measured in the process itself.
    var answer: Double
    /// The time of the whole process.
    var process: Double
  }

  /// Returns the medians of many starts.
  static func times(_ matcher: PhraseMatcher, _ workload: Workload) throws -> Times? {
    guard let utterance = workload.hits.first?.text else { return nil }
    let file = FileManager.default.temporaryDirectory
      .appending(path: "behest-benchmark-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: file) }
    try matcher.write(to: file, key: "")
    var answers: [Double] = []
    var processes: [Double] = []
    let command = ["/proc/self/exe", "map", file, utterance]
    let process = Contestant(name: "map", arguments: command, input: "/dev/null")
    for _ in 0..<30 {
      processes.append(try process.run())
      let output = try Script.output(of: command)
      let words = String(decoding: output, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      guard let answer = words.first.flatMap({ Double($0) }) else {
        throw BenchmarkError("a mapped catalogue gives no answer")
      }
      answers.append(answer)
    }
    return Times(answer: Sample(answers).median, process: Sample(processes).median)
  }

  /// `benchmarks map`: prints the milliseconds from mapping a file to the first answer.
  static func map(_ file: String, _ utterance: String) throws {
    let start = ContinuousClock.now
    let matcher = try PhraseMatcher.mapped(from: file, key: "").matcher
    let result = matcher.matches(in: utterance)
    let time = ContinuousClock.now - start
    guard !result.matches.isEmpty else { throw BenchmarkError("no match for \(utterance)") }
    print(time / .milliseconds(1))
  }
}
