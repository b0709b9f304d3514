// One dependency: its provider, and the value once it is made.

import Synchronization

/// A registered dependency.
final class DependencyEntry: Sendable {
  enum Provider: Sendable {
    case direct(@Sendable () -> Any)
    case deferred(@Sendable () async -> Any)
  }

  // Unchecked: Apple's framework asks for no `Sendable` dependency, so its thread safety is the
  // app's own promise, here as there. This only passes the value on.
  private struct Made: @unchecked Sendable {
    let value: Any
  }

  private enum State: Sendable {
    case waiting
    case making(Task<Made, Never>)
    case made(Made)
  }

  private let provider: Provider
  private let state = Mutex(State.waiting)

  init(_ provider: Provider) {
    self.provider = provider
  }

  /// Returns the value if it is made or its provider is synchronous; `nil` if making it takes time.
  ///
  /// Two threads that come first together may both run a synchronous provider; both then get the
  /// value of the one that finished first.
  func valueNow() -> Any? {
    if case .made(let made) = state.withLock({ $0 }) { return made.value }
    guard case .direct(let make) = provider else { return nil }
    return keep(Made(value: make())).value
  }

  /// Makes the value, unless it is made.
  func prepare() async {
    guard case .deferred(let make) = provider else { return }
    let task: Task<Made, Never>? = state.withLock { state in
      switch state {
      case .made: return nil
      case .making(let task): return task
      case .waiting:
        let task = Task { Made(value: await make()) }
        state = .making(task)
        return task
      }
    }
    if let task { _ = keep(await task.value) }
  }

  private func keep(_ made: Made) -> Made {
    state.withLock { state in
      if case .made(let first) = state { return first }
      state = .made(made)
      return made
    }
  }
}
