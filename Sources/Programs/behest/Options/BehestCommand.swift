// What every command has in common: its options, and how it ends.

import ArgumentParser
import BehestDocumentStore
import IntentEngine
import PhraseMatching
import BehestShell

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
  func context() throws -> CommandContext { try CommandContext(global.settings) }

  func run() async throws {
    let context = try context()
    let status: ExitStatus
    do {
      status = try await context.speaking { try await run(in: context) }
    } catch {
      status = try context.tell(error)
    }
    throw ExitCode(status.rawValue)
  }
}

extension CommandContext {
  /// Tells what went wrong with the work of a command.
  ///
  /// - Throws: The error itself, when it is not about the work.
  func tell(_ error: any Error) throws -> ExitStatus {
    switch error {
    case let failure as Failure:
      writer.write(.failed(failure))
      return ExitStatus(failure.code)
    case let error as DocumentStoreError:
      writer.write(.failed(Failure(.intentFailed, error.description)))
      return .failed
    default: throw error
    }
  }
}
