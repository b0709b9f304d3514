// The requests of a run: several at once, within limits, each of which can be cancelled.

import BehestJSON
import Foundation
import ScriptEngine
import Synchronization

/// The requests over the network that a run has sent.
final class WebRequests: Sendable {
  private struct State {
    var sent: [Int: Task<JSON, any Error>] = [:]
    var cancelled: Set<Int> = []
    /// The number of requests that may be sent before others wait.
    var free = 8
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Mutex(State())

  /// Sends a request once there are few enough others, and returns its answer.
  ///
  /// - Parameter id: The script's number for it.
  /// - Throws: `RunError`, also after cancelling.
  func send(_ request: WebRequest, _ id: Int) async throws -> JSON {
    let task = Task { [self] in
      await take()
      defer { give() }
      return try await request.send(in: ProcessInfo.processInfo.environment)
    }
    state.withLock { state in
      state.sent[id] = task
      if state.cancelled.contains(id) { task.cancel() }
    }
    defer { state.withLock { $0.sent[id] = nil } }
    return try await withTaskCancellationHandler {
      try await task.value
    } onCancel: {
      task.cancel()
    }
  }

  /// Cancels a request, also one that is not sent yet.
  func cancel(_ id: Int) {
    state.withLock { state in
      state.cancelled.insert(id)
      state.sent[id]?.cancel()
    }
  }

  private func take() async {
    await withCheckedContinuation { continuation in
      state.withLock { state in
        guard state.free > 0 else { return state.waiting.append(continuation) }
        state.free -= 1
        continuation.resume()
      }
    }
  }

  private func give() {
    state.withLock { state in
      if state.waiting.isEmpty { state.free += 1 } else { state.waiting.removeFirst().resume() }
    }
  }
}
