// Runs a tool of Swift's toolchain for as long as there is time.

import BehestProcess
import Foundation

/// A run of a tool: whether it succeeded, and what it wrote.
struct ToolRun {
  /// Whether the tool reported success.
  let isSuccess: Bool
  /// The lines on standard error, and on standard output if it was asked for.
  let lines: [Substring]

  /// Runs a tool, without input; `nil` if it was ended because time ran out.
  ///
  /// - Throws: The reason why it cannot be started.
  init?(
    _ words: [String], before deadline: ContinuousClock.Instant, withOutput: Bool = false
  ) throws {
    let pipe = try Descriptor.pipe()
    defer { close(pipe.read) }
    let child = try ChildProcess(
      ["/usr/bin/env"] + words, environment: ProcessInfo.processInfo.environment, input: .null,
      output: withOutput ? .descriptor(pipe.write) : .null, error: .descriptor(pipe.write))
    close(pipe.write)
    let output = Descriptor.readAll(pipe.read, before: deadline)
    if case .failure(SystemError(code: ETIMEDOUT)) = output {
      child.terminate()
      return nil
    }
    isSuccess = child.end() == .exited(0)
    lines = String(decoding: try output.get(), as: UTF8.self).split(whereSeparator: \.isNewline)
  }
}
