// Where a running intent and the conversation meet: one asks and waits, the other answers.

import Foundation
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
/// the intent asks or ends. An intent may ask several questions at once, from tasks of its own:
/// they are put one after another. Every continuation is resumed exactly once: the state is changed
/// under the lock, and what has to be resumed is resumed after it.
final class Exchange: Sendable {
  private typealias Asker = CheckedContinuation<Answer, any Error>
  private typealias Listener = CheckedContinuation<RunEvent, Never>

  private struct State {
    /// The questions that have not been answered, oldest first; only the first has been put.
    var askers: [(event: RunEvent, asker: Asker)] = []
    /// Whether the first question has been put.
    var hasPut = false
    var end: RunEnd?
    var listener: Listener?
    var isCancelled = false
    /// What the intent reports its progress to; `nil` when it reports none.
    var progress: Progress?
    /// Whether the app is to come to the front.
    var comesForward = false
    /// How many other things wait for the person: a password.
    var waits = 0

    /// What to tell the listener now; `nil` when there is no news.
    mutating func news() -> RunEvent? {
      if let end { return .finished(end) }
      guard !hasPut, let first = askers.first else { return nil }
      hasPut = true
      return first.event
    }

    /// Takes the listener with what there is to tell it.
    mutating func takeListener() -> (Listener, RunEvent)? {
      guard let listener, let event = news() else { return nil }
      self.listener = nil
      return (listener, event)
    }
  }

  private let state = Mutex(State())

  /// Why the run is cancelled, said before it is.
  let cause = CancellationCause()

  /// An exchange in which nobody answers: every question ends its intent.
  static func silent() -> Exchange {
    let exchange = Exchange()
    exchange.cancel()
    return exchange
  }

  /// Whether the person is waited for.
  var isAsking: Bool { state.withLock { !$0.askers.isEmpty || $0.waits > 0 } }

  /// Waits for the person by other means than a question.
  func waiting<Result>(for person: () async -> Result) async -> Result {
    state.withLock { $0.waits += 1 }
    defer { state.withLock { $0.waits -= 1 } }
    return await person()
  }

  /// What the intent reports its progress to; `nil` when it reports none.
  var progress: Progress? { state.withLock { $0.progress } }

  /// Says what the intent reports its progress to.
  func report(to progress: Progress?) {
    state.withLock { $0.progress = progress }
  }

  /// Whether the intent asked for its app to come to the front.
  var comesForward: Bool { state.withLock { $0.comesForward } }

  /// Says that the app is to come to the front.
  func comeForward() {
    state.withLock { $0.comesForward = true }
  }

  /// Asks and waits.
  ///
  /// - Parameter snippet: what is behind the question's card; `nil` when nothing can be pressed.
  /// - Throws: `Withdrawn` when the question or the whole intent is cancelled.
  func ask(_ question: Question, snippet: Snippet? = nil) async throws -> Answer {
    try await withCheckedThrowingContinuation { continuation in
      let (isRefused, told) = state.withLock { state in
        guard !state.isCancelled else { return (true, (Listener, RunEvent)?.none) }
        state.askers.append((.question(question, snippet), continuation))
        return (false, state.takeListener())
      }
      if isRefused { continuation.resume(throwing: Withdrawn()) }
      told?.0.resume(returning: told?.1 ?? .question(question, snippet))
    }
  }

  /// Says that the intent has ended; only the first end counts.
  func finish(_ end: RunEnd) {
    let told = state.withLock { state in
      if state.end == nil { state.end = end }
      return state.takeListener()
    }
    told?.0.resume(returning: told?.1 ?? .finished(end))
  }

  /// Waits until the intent asks or ends.
  func next() async -> RunEvent {
    await withCheckedContinuation { continuation in
      let event = state.withLock { state -> RunEvent? in
        if let event = state.news() { return event }
        state.listener = continuation
        return nil
      }
      if let event { continuation.resume(returning: event) }
    }
  }

  /// Answers the question that was put; without one, nothing happens.
  func answer(_ answer: Answer) {
    let asker = state.withLock { state -> Asker? in
      guard state.hasPut, !state.askers.isEmpty else { return nil }
      state.hasPut = false
      return state.askers.removeFirst().asker
    }
    asker?.resume(returning: answer)
  }

  /// Ends every question, and refuses later ones: the intent ends when it notices.
  func cancel() {
    let askers = state.withLock { state in
      state.isCancelled = true
      state.hasPut = false
      defer { state.askers = [] }
      return state.askers
    }
    for waiting in askers { waiting.asker.resume(throwing: Withdrawn()) }
  }

  /// Cancels, and does not wait for an intent that goes on all the same: it ends unheard.
  func abandon() {
    cancel()
    finish(.cancelled(wasDeclined: false))
  }
}
