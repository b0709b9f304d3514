// Runs the measurements that are asked for and prints a table for each.

import Foundation

/// `benchmarks processes BEHEST`.
@main
struct Benchmarks {
  static func main() {
    do {
      let arguments = CommandLine.arguments.dropFirst()
      switch (arguments.first, arguments.dropFirst().first) {
      case ("processes", let behest?): try measureProcesses(behest: behest)
      default:
        FileHandle.standardError.write(
          Data("usage: benchmarks processes BEHEST\n".utf8))
        exit(2)
      }
    } catch {
      FileHandle.standardError.write(Data("benchmarks: \(error)\n".utf8))
      exit(1)
    }
  }
}
