// Runs the scripts beside the benchmarks, and other commands whose output is wanted.

import Foundation

/// Scripts in `Tests/Benchmarks/Scripts`.
enum Script {
  /// `Tests/Benchmarks`.
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Where a script is.
  static func path(_ name: String) -> String {
    folder.appending(path: "Scripts").appending(path: name).path
  }

  /// What a command prints; standard error stays that of this process.
  static func output(of command: [String], input: String = "/dev/null") throws -> Data {
    let process = Process()
    process.executableURL = URL(filePath: command[0])
    process.arguments = Array(command.dropFirst())
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardInput = FileHandle(forReadingAtPath: input)
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw BenchmarkError("\(command.joined(separator: " ")) failed")
    }
    return data
  }
}
