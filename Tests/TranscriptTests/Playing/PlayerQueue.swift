// Gives the blocking work of players threads of its own.

import Foundation

/// Runs at most as many players at a time as there are processors, off the cooperative pool.
enum PlayerQueue {
  private static let queue: OperationQueue = {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = max(2, ProcessInfo.processInfo.activeProcessorCount)
    return queue
  }()

  /// Runs blocking work and waits for it.
  static func run<Value: Sendable>(
    _ body: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      queue.addOperation { continuation.resume(with: Result(catching: body)) }
    }
  }
}
