// Waits for another task or process, without guessing how long it takes.

/// Waits until a condition holds.
///
/// - Throws: `CancellationError` when the calling task is cancelled, as a test's time limit does.
package func until(_ condition: @Sendable () async -> Bool) async throws {
  while await !condition() { try await Task.sleep(for: .milliseconds(1)) }
}
