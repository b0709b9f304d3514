// The interpreter that a person has configured: a program that answers lines of JSON with lines of JSON.

import AppProcesses
import BehestJSON
import BehestProcess
import Foundation
package import IntentEngine

/// An interpreter that is a program, started at the first utterance that matches nothing.
///
/// A request is one line on its standard input, its answer one line on its standard output. The
/// program is kept until this one ends; one that gives no answer is killed, and started anew for the
/// next utterance, as is one that ends after each answer. Its standard error is not shown, but for
/// the last line when it has ended without an answer.
package actor ProgramInterpreter: Interpreter {
  private static let variable = "BEHEST_INTERPRETER"
  private static let longestAnswer = 1 << 20

  private struct Connection: Sendable {
    let process: AppProcess
    let lines: LineExchange
  }

  private let command: AppCommand
  private let limit: Duration
  private let processes = OwnProcesses(firstPause: .zero)
  /// The running program while it is not asked anything.
  private var idle: Connection?

  /// Creates the interpreter in `BEHEST_INTERPRETER`, a command of the shell; `nil` when there is none.
  ///
  /// - Parameter limit: The time that it has for an answer.
  package init?(environment: [String: String], limit: Duration = .seconds(30)) {
    guard let command = environment[Self.variable], !command.isEmpty else { return nil }
    var variables = environment
    // A program that runs Behest itself is not asked by that again.
    variables[Self.variable] = nil
    self.command = AppCommand(
      words: ["/bin/sh", "-c", command], variables: variables, surroundings: [:],
      folder: FileManager.default.currentDirectoryPath, logPath: nil)
    self.limit = limit
  }

  /// Returns the readings that the program answers.
  ///
  /// - Throws: `Failure` when it gives no answer, or one of another form.
  package func readings(of request: InterpretationRequest) async throws -> [Interpretation] {
    let line = Array(JSON(encoding: request).text(isPretty: false).utf8)
    if let kept = idle {
      idle = nil
      do {
        return try await readings(from: kept, line, isFirst: false)
      } catch LineExchange.Failure.ended {
        // It has ended since its last answer.
      } catch let failure as LineExchange.Failure {
        throw await explained(failure, kept.process)
      }
    }
    let connection = try start()
    do {
      return try await readings(from: connection, line, isFirst: true)
    } catch let failure as LineExchange.Failure {
      throw await explained(failure, connection.process)
    }
  }

  private func start() throws -> Connection {
    do {
      let process = try processes.start(command)
      do {
        let streams = try process.streams()
        return Connection(
          process: process, lines: LineExchange(input: streams.input, output: streams.output))
      } catch {
        process.kill()
        throw error
      }
    } catch {
      throw Failure(.intentFailed, "Your interpreter cannot be started: \(error)")
    }
  }

  /// Returns the readings that a process answers, and keeps it; without an answer it is killed.
  private func readings(
    from connection: Connection, _ line: [UInt8], isFirst: Bool
  ) async throws -> [Interpretation] {
    let deadline = ContinuousClock.now + limit
    let stop = try Descriptor.pipe()
    defer {
      close(stop.read)
      close(stop.write)
    }
    do {
      let answer = try await withTaskCancellationHandler {
        await onThread {
          Result { () throws(LineExchange.Failure) in
            try connection.lines.answer(
              to: line, isFirst: isFirst, upTo: Self.longestAnswer, before: deadline,
              stop: stop.read)
          }
        }
      } onCancel: {
        _ = Descriptor.write([0], to: stop.write)
      }.get()
      guard let json = try? JSON(parsing: answer) else {
        throw Failure(.invalidValue, "The answer of your interpreter is no JSON.")
      }
      let readings = try Interpretation.readings(in: json)
      idle = connection
      return readings
    } catch {
      connection.process.kill()
      throw error
    }
  }

  /// Returns the sentence for the person about why there is no answer.
  private func explained(_ failure: LineExchange.Failure, _ process: AppProcess) async -> any Error
  {
    switch failure {
    case .stopped: return CancellationError()
    case .timedOut:
      return Failure(
        .timedOut,
        "Your interpreter has not answered in \(limit.formatted(.units())), and was ended.")
    case .tooLong:
      return Failure(.invalidValue, "The answer of your interpreter is longer than a megabyte.")
    case .ended:
      let end = await process.end(within: .seconds(2))
      let last = end?.lastLines.last.map { ": \($0.shortened)" } ?? ""
      let status = end.map { " with status \($0.end.status)" } ?? ""
      return Failure(
        .intentFailed, "Your interpreter has ended\(status) without an answer\(last).")
    }
  }
}
