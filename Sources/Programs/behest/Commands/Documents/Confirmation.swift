// Asks for confirmation before a command does something that cannot be undone.

import IntentEngine
import BehestShell

/// A confirmation of the command itself, asked in the same way as those of apps.
struct Confirmation: Sendable {
  /// The result of a confirmation.
  enum End {
    /// The command succeeded, with words to print.
    case done(String)
    /// The confirmation was accepted and the command failed.
    case failed(any Error)
    /// The confirmation was declined or cancelled, or nobody could be asked.
    case not(Reply, ExitStatus)
  }

  private let context: CommandContext

  init(_ context: CommandContext) {
    self.context = context
  }

  /// Asks for confirmation, and runs a closure when it is accepted.
  func confirm(
    _ question: Question, then body: () async throws -> String
  ) async -> End {
    SignalWatch.shared.start(isInteractive: context.canAsk)
    let answerer = context.answerer
    var question = question
    while true {
      switch await answerer.answer(question) {
      case .scripted(let input), .typed(let input):
        switch accepts(input, question) {
        case true?:
          do { return .done(try await body()) } catch { return .failed(error) }
        case false?:
          return .not(.cancelled(.init(wasDeclined: true)), .cancelled)
        case nil:
          guard context.canAsk else {
            return .not(.failed(Failure(.invalidValue, "Please answer yes or no.")), .usage)
          }
          question.problem = "Please answer yes or no."
        }
      case .none: return .not(.question(question), .valueNeeded)
      case .interrupted: return .not(.cancelled(.init()), .interrupted)
      case .endOfInput, .quit: return .not(.cancelled(.init()), .cancelled)
      }
    }
  }

  private func accepts(_ input: Input, _ question: Question) -> Bool? {
    guard case .text(let text) = input.content else { return false }
    let words = text.lowercased()
    if (question.acceptWords.map { $0.lowercased() } + ["yes", "y", "ok"]).contains(words) {
      return true
    }
    if (question.declineWords.map { $0.lowercased() } + ["no", "n"]).contains(words) {
      return false
    }
    return nil
  }
}
