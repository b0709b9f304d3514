// Plays a transcript and returns what happened, in the same form.

import Foundation

/// A player of transcripts, one after the other in one home directory.
struct TranscriptPlayer {
  /// A failure outside the commands' own: a command did not start or did not end.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The time limit of a command, or of the answer to one key.
  var limit: Duration = .seconds(120)

  private let sandbox: Sandbox

  /// Creates a player whose commands run in a home directory.
  init(sandbox: Sandbox) {
    self.sandbox = sandbox
  }

  /// Plays every part in order.
  ///
  /// - Returns: The transcript with the actual output and statuses. A line that matches its
  ///   expected line is that line, so the result equals `transcript` exactly when everything is as
  ///   expected.
  func play(_ transcript: Transcript) throws -> Transcript {
    var result = transcript
    for index in result.parts.indices {
      switch result.parts[index] {
      case .comment: break
      case .command(let command): result.parts[index] = .command(try play(command))
      case .session(let session): result.parts[index] = .session(try play(session))
      }
    }
    return result
  }

  /// Returns the standard output of one command, unchanged; the command must end with status 0.
  func output(of command: String) throws -> String {
    let path = sandbox.home + ".out"
    let errorPath = sandbox.home + ".err"
    defer {
      unlink(path)
      unlink(errorPath)
    }
    let process = try ChildProcess(
      command: command, environment: sandbox.environment(atTerminal: false),
      folder: sandbox.home, streams: .files(output: path, errorOutput: errorPath))
    guard let status = process.status(within: limit), status == 0 else {
      let words = read(errorPath, expected: .init(lines: [])).lines.joined(separator: "\n")
      throw Failure(description: "failed: \(command)\n\(words)")
    }
    return String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
  }

  private func play(_ command: Transcript.Command) throws -> Transcript.Command {
    // The two files are outside the home directory, whose content a transcript may list.
    let output = sandbox.home + ".out"
    let errorOutput = sandbox.home + ".err"
    defer {
      unlink(output)
      unlink(errorOutput)
    }
    let process = try ChildProcess(
      command: command.text, environment: sandbox.environment(atTerminal: false),
      folder: sandbox.home, streams: .files(output: output, errorOutput: errorOutput))
    let status = process.status(within: limit)
    var result = command
    result.output = read(output, expected: command.output)
    result.errorOutput = read(errorOutput, expected: command.errorOutput)
    guard let status else {
      let printed = (result.output.lines + result.errorOutput.lines).joined(separator: "\n")
      throw Failure(
        description: "did not end in \(limit): \(command.text)\nIt printed:\n\(printed)")
    }
    result.status = status
    return result
  }

  private func read(_ path: String, expected: Transcript.Output) -> Transcript.Output {
    let text = String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
    var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { sandbox.comparable(String($0)) }
    let isTerminated = lines.last == ""
    if isTerminated { lines.removeLast() }
    return Transcript.Output(
      lines: lines.fitted(to: expected.lines), isTerminated: isTerminated || lines.isEmpty)
  }

  private func play(_ session: Transcript.Session) throws -> Transcript.Session {
    var played = try TerminalSession(session, sandbox: sandbox, limit: limit)
    return try played.play()
  }
}
