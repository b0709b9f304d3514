// Runs the requested measurements and prints a table for each.

import Foundation

/// The usage text, with the measurements.
private let usage = """
  usage: benchmarks processes BEHEST
         benchmarks markdown BEHEST
         benchmarks phrases [--sizes 10x100,1000x100] [--seed NUMBER] [--python PATH]
                            [--no-peers] [--json] [WORKLOAD.json...]
         benchmarks tiers [--show] SIZE SEED [FILE...]
         benchmarks workload SIZE SEED    prints a workload as JSON
         benchmarks compile SIZE SEED     compiles one in a process of its own

  """

@main
struct Benchmarks {
  static func main() {
    do {
      let arguments = Array(CommandLine.arguments.dropFirst())
      switch (arguments.first, arguments.count) {
      case ("processes", 2): try measureProcesses(behest: arguments[1])
      case ("markdown", 2): try MarkdownBenchmark(behest: arguments[1]).run()
      case ("phrases", _): try PhraseBenchmark(arguments.dropFirst()).run()
      case ("tiers", 3...):
        let rest = arguments.dropFirst().filter { $0 != "--show" }
        guard let seed = UInt64(rest[1]) else { throw BenchmarkError("no seed: \(rest[1])") }
        try TierCurve(
          WorkloadSize(rest[0]).workload(seed: rest[1]), seed: seed,
          showsAccepted: rest.count < arguments.count - 1
        ).show(Array(rest.dropFirst(2)))
      case ("workload", 3):
        FileHandle.standardOutput.write(
          try JSONEncoder().encode(WorkloadSize(arguments[1]).workload(seed: arguments[2])))
      case ("compile", 3):
        let workload = try WorkloadSize(arguments[1]).workload(seed: arguments[2])
        let compiled = try CompiledWorkload(workload)
        print("\(compiled.milliseconds) \(compiled.megabytes)")
      default:
        FileHandle.standardError.write(Data(usage.utf8))
        exit(2)
      }
    } catch {
      FileHandle.standardError.write(Data("benchmarks: \(error)\n".utf8))
      exit(1)
    }
  }
}

/// The number of phrases, and of values of each type: `1000x100`.
struct WorkloadSize: CustomStringConvertible {
  let templates: Int
  let values: Int

  init(_ text: String) throws {
    let numbers = text.split(separator: "x").compactMap { Int($0) }
    guard numbers.count == 2, numbers.allSatisfy({ $0 > 0 }) else {
      throw BenchmarkError("a size is written 1000x100: \(text)")
    }
    (templates, values) = (numbers[0], numbers[1])
  }

  var description: String { "\(templates)x\(values)" }

  /// Returns a workload of this size.
  func workload(seed: String) throws -> Workload {
    guard let number = UInt64(seed) else { throw BenchmarkError("no seed: \(seed)") }
    return Workload.made(templates: templates, values: values, seed: number)
  }
}
