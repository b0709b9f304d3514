// A clock for code that sleeps: a minute of it takes no real time.

import Synchronization

/// A clock whose time passes only when it is advanced.
package final class ManualClock: Clock {
  /// An instant of a manual clock.
  package struct Instant: InstantProtocol {
    fileprivate var offset = Duration.zero

    package func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }
    package func duration(to other: Self) -> Duration { other.offset - offset }
    package static func < (left: Self, right: Self) -> Bool { left.offset < right.offset }
  }

  private struct Sleeper {
    var end: Instant
    var continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now = Instant()
    var sleepers: [Int: Sleeper] = [:]
    var cancelled: Set<Int> = []
    var lastSleeper = 0
  }

  private let state = Mutex(State())

  package init() {}

  package var now: Instant { state.withLock { $0.now } }
  package var minimumResolution: Duration { .zero }

  package func sleep(until end: Instant, tolerance: Duration?) async throws {
    let id = state.withLock { state in
      state.lastSleeper += 1
      return state.lastSleeper
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isCancelled = state.withLock { state in
          if state.cancelled.remove(id) != nil { return true }
          state.sleepers[id] = Sleeper(end: end, continuation: continuation)
          return false
        }
        if isCancelled { continuation.resume(throwing: CancellationError()) }
      }
    } onCancel: {
      let sleeper = state.withLock { state in
        if let sleeper = state.sleepers.removeValue(forKey: id) { return sleeper as Sleeper? }
        state.cancelled.insert(id)
        return nil
      }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
  }

  /// Advances the clock for the code that sleeps on it.
  ///
  /// It waits until the code sleeps, wakes it when its time has come, and so on until `duration`
  /// has passed and the code sleeps again.
  ///
  /// - Throws: `CancellationError` when the calling task is cancelled, which is all that ends the
  ///   call when nothing sleeps on the clock.
  package func advance(by duration: Duration) async throws {
    let end = now.advanced(by: duration)
    while true {
      let (isAsleep, woken) = state.withLock { state -> (Bool, Sleeper?) in
        guard let first = state.sleepers.min(by: { $0.value.end < $1.value.end }) else {
          return (false, nil)
        }
        state.now = min(first.value.end, end)
        return (true, first.value.end <= end ? state.sleepers.removeValue(forKey: first.key) : nil)
      }
      woken?.continuation.resume()
      if isAsleep, woken == nil { return }
      try await Task.sleep(for: .milliseconds(1))
    }
  }
}
