// Runs a program on a script, for as long as there is time.

import BehestProcess
import Foundation

/// A way to run a program that reads a script.
struct ToolRun: Hashable, Sendable {
  /// A stream that a program writes its messages to.
  enum Stream { case output, error }

  /// The path of the program.
  let program: String
  /// The seconds it may take.
  let patience: Int
  /// The bytes it may write.
  let mostOutput: Int
  /// Its variables.
  let environment: [String: String]
  /// The memory it may have, in KB; `nil` for any.
  ///
  /// A script may import a file without an end, such as /dev/zero, which esbuild would read.
  var mostMemory: Int?

  /// Runs the program in a script's folder, and returns its messages and its end.
  ///
  /// - Throws: A `ScriptError` when it cannot be started or takes too long.
  func callAsFunction(
    _ arguments: [String], in folder: ScriptFolder, to stream: Stream
  ) throws(ScriptError) -> (messages: [UInt8], end: ChildProcess.End) {
    do {
      return try run(limited + [program] + arguments, in: folder, to: stream)
    } catch SystemError(code: ETIMEDOUT) {
      throw ScriptError(.noTime(program: program, seconds: patience))
    } catch {
      throw ScriptError(.unreadable(program, error.words))
    }
  }

  /// The words before the command that limit its memory.
  private var limited: [String] {
    mostMemory.map { ["/bin/sh", "-c", "ulimit -v \($0); exec \"$0\" \"$@\""] } ?? []
  }

  private func run(
    _ words: [String], in folder: ScriptFolder, to stream: Stream
  ) throws(SystemError) -> ([UInt8], ChildProcess.End) {
    let pipe = try Descriptor.pipe()
    defer { close(pipe.read) }
    let child: ChildProcess
    do {
      defer { close(pipe.write) }
      // A session of its own, so that what the program starts ends with it.
      child = try ChildProcess(
        words, environment: environment, input: .null,
        output: stream == .output ? .descriptor(pipe.write) : .null,
        error: stream == .error ? .descriptor(pipe.write) : .null, folder: folder.path,
        isLeftBehind: true)
    }
    let messages = Descriptor.readAll(
      pipe.read, upTo: mostOutput, before: .now + .seconds(patience))
    guard case .success(let bytes) = messages, bytes.count < mostOutput else {
      kill(-child.id, SIGKILL)
      _ = child.end()
      return (try messages.get(), .signalled(SIGKILL))
    }
    return (bytes, child.end())
  }
}
