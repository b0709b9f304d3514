// Runs the scripts beside the benchmarks, and other commands, for their output.

import Foundation

/// The scripts in `Tests/Benchmarks/Scripts`.
enum Script {
  /// The folder `Tests/Benchmarks`.
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Returns the path of a script.
  static func path(_ name: String) -> String {
    folder.appending(path: "Scripts").appending(path: name).path
  }

  /// Returns the standard output of a command; standard error is that of this process.
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
