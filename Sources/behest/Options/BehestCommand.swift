// What every command has in common: its options, and how it ends.

import ArgumentParser
import DocumentStore
import IntentEngine
import PhraseMatching
import Shell

/// A command that leaves with one of the statuses of the table.
protocol BehestCommand: AsyncParsableCommand {
  /// The options that work everywhere.
  var global: GlobalOptions { get }

  /// The surroundings the command runs in.
  func context() throws -> CommandContext

  /// Does the work.
  func run(in context: CommandContext) async throws -> ExitStatus
}

extension BehestCommand {
  func context() throws -> CommandContext { try CommandContext(global) }

  func run() async throws {
    let context = try context()
    let status: ExitStatus
    do {
      status = try await run(in: context)
    } catch let failure as Failure {
      context.writer.write(.failed(failure))
      status = ExitStatus(failure.code)
    } catch let error as DocumentStoreError {
      context.writer.write(.failed(Failure(.intentFailed, error.description)))
      status = .failed
    }
    throw ExitCode(status.rawValue)
  }
}
