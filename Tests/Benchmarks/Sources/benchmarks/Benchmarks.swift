// Runs the measurements that are asked for and prints a table for each.

import Foundation

/// `benchmarks processes BEHEST` and `benchmarks phrases [WORKLOAD]`.
@main
struct Benchmarks {
  static func main() {
    do {
      let arguments = CommandLine.arguments.dropFirst()
      switch (arguments.first, arguments.dropFirst().first) {
      case ("processes", let behest?): try measureProcesses(behest: behest)
      case ("phrases", let workload): try measurePhrases(workload: workload)
      default:
        FileHandle.standardError.write(
          Data("usage: benchmarks processes BEHEST | benchmarks phrases [WORKLOAD.json]\n".utf8))
        exit(2)
      }
    } catch {
      FileHandle.standardError.write(Data("benchmarks: \(error)\n".utf8))
      exit(1)
    }
  }
}
