// Passes questions and answers between a running intent and the conversation.

import Foundation
import Synchronization

/// A person's answer to the pending question.
package enum Answer: Hashable, Sendable {
  /// The choice of the option with this index.
  case option(Int)
  /// Text to be read as a value.
  case text(String)
  /// A value that was picked among those that a search has found.
  case value(Value)
  /// All elements of a list, instead of those that were known.
  case elements([Value])
  /// The confirmation of a question.
  case accepted
  /// The rejection of a question.
  case declined
}

/// An event of a running intent for the conversation.
indirect enum RunEvent: Sendable {
  /// The intent waits for an answer; the snippet is the question's card, if any.
  case question(Question, Snippet?)
  /// The intent has ended.
  case finished(RunEnd)
}

/// A channel between the task that runs an intent and the conversation.
///
/// `ask` suspends the intent until `answer` or `cancel`; `next` suspends the conversation until the
/// intent asks or ends. An intent may ask several questions at once, from tasks of its own: they
/// are passed on one after another. Every continuation is resumed exactly once: the state changes
/// under the lock, and the continuation is resumed after it is released.
final class Exchange: Sendable {
  private typealias Asker = CheckedContinuation<Answer, any Error>
  private typealias Listener = CheckedContinuation<RunEvent, Never>

  private struct State {
    /// The unanswered questions, oldest first; only the first one has been passed on.
    var askers: [(event: RunEvent, asker: Asker)] = []
    /// Whether the first question has been passed on.
    var hasPut = false
    var end: RunEnd?
    var listener: Listener?
    var isCancelled = false
    /// The reason of the cancellation; `nil` when nobody is to be told.
    var reason: CancellationReason?
    /// The object that the intent reports its progress to; `nil` when it reports none.
    var progress: Progress?
    /// Whether the app is to come to the foreground.
    var comesForward = false
    /// The number of other waits for the person, such as for a password.
    var waits = 0

    /// Returns the event for the listener; `nil` when there is none.
    mutating func news() -> RunEvent? {
      if let end { return .finished(end) }
      guard !hasPut, let first = askers.first else { return nil }
      hasPut = true
      return first.event
    }

    /// Removes and returns the listener with its event, if there is one.
    mutating func takeListener() -> (Listener, RunEvent)? {
      guard let listener, let event = news() else { return nil }
      self.listener = nil
      return (listener, event)
    }
  }

  private let state = Mutex(State())

  /// Returns an exchange without answers: every question ends its intent.
  static func silent() -> Exchange {
    let exchange = Exchange()
    exchange.cancel()
    return exchange
  }

  /// Whether the intent is waiting for the person.
  var isAsking: Bool { state.withLock { !$0.askers.isEmpty || $0.waits > 0 } }

  /// Calls a function that waits for the person by other means than a question.
  func waiting<Result>(for person: () async -> Result) async -> Result {
    state.withLock { $0.waits += 1 }
    defer { state.withLock { $0.waits -= 1 } }
    return await person()
  }

  /// The object that the intent reports its progress to; `nil` when it reports none.
  var progress: Progress? { state.withLock { $0.progress } }

  /// Sets the object that the intent reports its progress to.
  func report(to progress: Progress?) {
    state.withLock { $0.progress = progress }
  }

  /// Whether the intent has requested its app to come to the foreground.
  var comesForward: Bool { state.withLock { $0.comesForward } }

  /// Requests the app to come to the foreground.
  func comeForward() {
    state.withLock { $0.comesForward = true }
  }

  /// Asks a question and waits for the answer.
  ///
  /// - Parameter snippet: The question's card with its intents; `nil` when it has none.
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

  /// Records that the intent has ended; later calls have no effect.
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

  /// Answers the question that was passed on; has no effect without one.
  func answer(_ answer: Answer) {
    let asker = state.withLock { state -> Asker? in
      guard state.hasPut, !state.askers.isEmpty else { return nil }
      state.hasPut = false
      return state.askers.removeFirst().asker
    }
    asker?.resume(returning: answer)
  }

  /// The reason why the intent was cancelled; `nil` while it is not.
  var cancellationReason: CancellationReason? { state.withLock { $0.reason } }

  /// Ends all questions and refuses later ones, so that the intent throws where it asks.
  func cancel(because reason: CancellationReason? = nil) {
    let askers = state.withLock { state in
      state.isCancelled = true
      state.reason = reason ?? state.reason
      state.hasPut = false
      defer { state.askers = [] }
      return state.askers
    }
    for waiting in askers { waiting.asker.resume(throwing: Withdrawn()) }
  }
}
