// The common parts of all commands: their options, and their errors.

import ArgumentParser
import BehestShell
import CardTerminal
import IntentEngine
import PhraseMatching

/// A command that exits with an `ExitStatus`.
protocol BehestCommand: AsyncParsableCommand {
  /// The options that work with every command.
  var global: GlobalOptions { get }

  /// Returns the context the command runs in.
  func context() throws -> CommandContext

  /// Runs the command.
  func run(in context: CommandContext) async throws -> ExitStatus
}

extension BehestCommand {
  func context() throws -> CommandContext { try CommandContext(global.settings) }

  func run() async throws {
    throw ExitCode(try await context().run(run(in:)).rawValue)
  }
}

/// A mistake in the use of a command.
struct UsageError: Error {
  /// The mistake as one sentence for people.
  let message: String

  init(_ message: String) { self.message = message }

  static func unknownCommand(_ name: String) -> UsageError {
    let near = Nearest.word(to: name, among: CommandLineWords.commandNames)
    let hint = near.map { "Did you mean \($0)?" } ?? "Try behest --help."
    return UsageError("There is no command “\(name)”. \(hint)")
  }
}

extension StandardInput {
  /// Checks that the redirected input can be read.
  ///
  /// - Throws: `UsageError` when it cannot.
  func check() throws {
    if let problem { throw UsageError(problem) }
  }
}

/// The error that ended a command early, and its report.
struct CommandLineFailure {
  private let error: any Error
  private let wantsJSON: Bool

  init(_ error: any Error, wantsJSON: Bool) {
    self.error = error
    self.wantsJSON = wantsJSON
  }

  /// Prints the error; returns the exit status.
  func report() -> Int32 {
    switch error {
    case let error as UsageError: usage(error.message)
    case let error as ValueTextError: usage(error.message)
    case let status as ExitCode: status.rawValue
    default: reportParsing()
    }
  }

  private func reportParsing() -> Int32 {
    let code = CommandTree.exitCode(for: error)
    if code.isSuccess {
      Output.standard.result(CommandTree.fullMessage(for: error))
      return code.rawValue
    }
    let message = CommandTree.message(for: error)
    return usage(message.hasSuffix(".") || message.hasSuffix("?") ? message : message + ".")
  }

  private func usage(_ message: String) -> Int32 {
    let form: ReplyWriter.Form = wantsJSON ? .json : .text
    let page = Page(profile: .init())
    ReplyWriter(output: .standard, page: page, notePage: page, form: form)
      .writeUsageError(message)
    return ExitStatus.usage.rawValue
  }
}
