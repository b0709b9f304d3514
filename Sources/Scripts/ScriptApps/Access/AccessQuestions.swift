// The questions of a run about what its script may use: each is asked once, and one at a time.

import Synchronization

/// The questions about capabilities that a run has asked.
final class AccessQuestions: Sendable {
  private struct State {
    var asked: [ScriptCapability: Task<Bool, any Error>] = [:]
    var last: Task<Bool, any Error>?
  }

  private let state = Mutex(State())

  /// Returns the answer to a question, which is asked after those before it.
  ///
  /// - Throws: The error of the question, also to everyone else who waits for it.
  func answer(
    to capability: ScriptCapability, asking: @escaping @Sendable () async throws -> Bool
  ) async throws -> Bool {
    let question = state.withLock { state in
      if let question = state.asked[capability] { return question }
      let last = state.last
      let question = Task {
        _ = await last?.result
        try Task.checkCancellation()
        return try await asking()
      }
      state.asked[capability] = question
      state.last = question
      return question
    }
    return try await withTaskCancellationHandler {
      try await question.value
    } onCancel: {
      question.cancel()
    }
  }
}
