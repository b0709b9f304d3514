// Runs that are taken back or cut short.

import AppIntents
import Synchronization
import Testing

private struct Paint: UndoableIntent, CancellableIntent, LongRunningIntent {
  static let title: LocalizedStringResource = "Paint"
  static let wall = Wall()
  final class Wall: Sendable {
    let colour = Mutex("white")
    let reasons = Mutex<[IntentCancellationReason]>([])
  }

  func perform() async throws -> some IntentResult {
    Self.wall.colour.withLock { $0 = "red" }
    await undoManager?.registerUndo(withTarget: Self.wall) { $0.colour.withLock { $0 = "white" } }
    return .result()
  }

  func wait() async throws {
    try await withIntentCancellationHandler {
      try await Task.sleep(for: .seconds(60))
    } onCancel: { reason in
      Self.wall.reasons.withLock { $0.append(reason) }
    }
  }

  func waitLong() async throws {
    try await performBackgroundTask {
      try await Task.sleep(for: .seconds(60))
    } onCancel: { reason in
      Self.wall.reasons.withLock { $0.append(reason) }
    }
  }
}

@Suite(.serialized) struct EndingTests {
  @Test func `what an intent registers can be taken back by whoever runs it`() async throws {
    let manager = UndoManager()
    try await IntentEnvironment.$undoManager.withValue(manager) {
      _ = try await Paint().perform()
    }
    #expect(Paint.wall.colour.withLock { $0 } == "red")
    await manager.undo()
    #expect(Paint.wall.colour.withLock { $0 } == "white")
    #expect(Paint().undoManager == nil)
  }

  @Test func `a cancelled intent is told why`() async throws {
    Paint.wall.reasons.withLock { $0 = [] }
    let reason = Mutex<IntentCancellationReason?>(nil)
    let cause = IntentCancellationCause { reason.withLock { $0 } }
    let slow = IntentEnvironment.$cancellation.withValue(cause) {
      Task { try await Paint().wait() }
    }
    reason.withLock { $0 = .timeout }
    slow.cancel()
    let unwanted = Task { try await Paint().waitLong() }
    unwanted.cancel()
    await #expect(throws: CancellationError.self) { try await slow.value }
    await #expect(throws: CancellationError.self) { try await unwanted.value }
    #expect(Set(Paint.wall.reasons.withLock { $0 }) == [.timeout, .userCancelled])
  }

  @Test func `a long task returns what its work does`() async throws {
    #expect(try await Paint().performBackgroundTask { 7 } == 7)
  }
}
