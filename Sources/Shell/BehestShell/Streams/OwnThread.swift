// Gives blocking calls a thread of their own.

import Foundation

/// Runs a blocking body on a thread of its own and waits for it without blocking.
package func onThread<Value: Sendable>(
  _ body: @escaping @Sendable () -> Value
) async -> Value {
  await withCheckedContinuation { continuation in
    startThread { continuation.resume(returning: body()) }
  }
}

/// Starts a thread that nobody waits for.
package func startThread(_ body: @escaping @Sendable () -> Void) {
  Thread.detachNewThread(body)
}
