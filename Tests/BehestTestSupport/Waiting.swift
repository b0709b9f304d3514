// Waiting for what another task or process does, without guessing how long it takes.

/// Returns once `condition` holds.
///
/// - Throws: `CancellationError` when the calling task is cancelled, as a test's time limit does.
package func until(_ condition: @Sendable () async -> Bool) async throws {
  while await !condition() { try await Task.sleep(for: .milliseconds(1)) }
}
