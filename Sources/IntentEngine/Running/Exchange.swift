// Where a running intent and the conversation meet: one asks and waits, the other answers.

import AppIntents
import Synchronization

/// What a person's words mean to the question that waits.
enum Answer: Sendable {
  /// The option with this index was chosen.
  case option(Int)
  /// Words to read as a value.
  case text(String)
  /// "Yes" to a confirmation.
  case accepted
  /// "No" to a confirmation.
  case declined
}

/// What a running intent tells the conversation.
enum RunEvent: Sendable {
  /// The intent waits for an answer; with the card that is behind the question, if any.
  case question(Question, Snippet?)
  /// The intent has ended.
  case finished(RunEnd)
}

/// A passage between the task that runs an intent and the conversation that speaks for it.
///
/// `ask` suspends the intent until `answer` or `cancel`; `next` suspends the conversation until
/// the intent asks or ends. Every continuation is resumed exactly once: the state is changed under
/// the lock, and what has to be resumed is resumed after it.
final class Exchange: Sendable {
  private typealias Listener = CheckedContinuation<RunEvent, Never>

  private struct State {
    var asker: CheckedContinuation<Answer, any Error>?
    var listener: Listener?
    var pending: [RunEvent] = []
    var isCancelled = false
  }

  private let state = Mutex(State())

  /// An exchange in which nobody answers: every question ends its intent.
  static func silent() -> Exchange {
    let exchange = Exchange()
    exchange.cancel()
    return exchange
  }

  /// Asks and waits.
  ///
  /// - Parameter snippet: what is behind the question's card; `nil` when nothing can be pressed.
  /// - Throws: `IntentCancellation` when the question or the whole intent is cancelled.
  func ask(_ question: Question, snippet: Snippet? = nil) async throws -> Answer {
    try await withCheckedThrowingContinuation { continuation in
      let (refused, listener) = state.withLock { state in
        guard !state.isCancelled else { return (true, Listener?.none) }
        state.asker = continuation
        let listener = state.listener
        state.listener = nil
        if listener == nil { state.pending.append(.question(question, snippet)) }
        return (false, listener)
      }
      if refused { continuation.resume(throwing: IntentCancellation()) }
      listener?.resume(returning: .question(question, snippet))
    }
  }

  /// Says that the intent has ended.
  func finish(_ end: RunEnd) {
    let listener = state.withLock { state in
      let listener = state.listener
      state.listener = nil
      if listener == nil { state.pending.append(.finished(end)) }
      return listener
    }
    listener?.resume(returning: .finished(end))
  }

  /// Waits until the intent asks or ends.
  func next() async -> RunEvent {
    await withCheckedContinuation { continuation in
      let event = state.withLock { state -> RunEvent? in
        guard state.pending.isEmpty else { return state.pending.removeFirst() }
        state.listener = continuation
        return nil
      }
      if let event { continuation.resume(returning: event) }
    }
  }

  /// Lets the waiting intent go on with an answer; without a waiting intent, nothing happens.
  func answer(_ answer: Answer) {
    takeAsker(cancelling: false)?.resume(returning: answer)
  }

  /// Ends the waiting question, refuses every later one, and lets the conversation go on at once.
  ///
  /// An intent that ignores cancellation ends later, unheard.
  func cancel() {
    takeAsker(cancelling: true)?.resume(throwing: IntentCancellation())
  }

  /// Stops waiting for an intent that does not end.
  func abandon() {
    cancel()
    let listener = state.withLock { state in
      let listener = state.listener
      state.listener = nil
      return listener
    }
    listener?.resume(returning: .finished(.cancelled(wasDeclined: false)))
  }

  private func takeAsker(cancelling: Bool) -> CheckedContinuation<Answer, any Error>? {
    state.withLock { state in
      if cancelling { state.isCancelled = true }
      let asker = state.asker
      state.asker = nil
      return asker
    }
  }
}
