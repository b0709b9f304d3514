// Runs the blocking work of players on threads of its own.

import Foundation

/// A queue that runs one player per processor at a time, off the cooperative pool.
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
