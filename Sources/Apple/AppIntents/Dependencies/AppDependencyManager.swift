// The store of the objects that an app's intents and queries need.

import Synchronization

/// A store of the objects that an app's intents and queries need, by type and key.
///
/// A provider runs when its value is first needed, and only once.
public final class AppDependencyManager: Sendable {
  /// The shared dependencies of the app.
  public static let shared = AppDependencyManager()

  private let entries = Mutex<[DependencyKey: DependencyEntry]>([:])

  /// Creates a manager without dependencies.
  public init() {}

  /// Adds a dependency whose expression is evaluated when it is first needed.
  ///
  /// A key distinguishes dependencies of one type; without one there is only one.
  public func add<Dependency>(
    key: AnyHashable? = nil,
    dependency dependencyProvider: @autoclosure @escaping @Sendable () -> Dependency
  ) {
    register(Dependency.self, key: key, .direct { dependencyProvider() })
  }

  /// Adds a dependency that a closure makes when it is first needed.
  ///
  /// A key distinguishes dependencies of one type; without one there is only one.
  public func add<Dependency>(
    key: AnyHashable? = nil, dependency dependencyProvider: @escaping @Sendable () -> Dependency
  ) {
    register(Dependency.self, key: key, .direct { dependencyProvider() })
  }

  /// Adds a dependency that an asynchronous closure makes when it is first needed.
  ///
  /// A key distinguishes dependencies of one type; without one there is only one.
  public func add<Dependency>(
    key: AnyHashable? = nil,
    dependency dependencyProvider: @escaping @Sendable () async -> Dependency
  ) {
    register(Dependency.self, key: key, .deferred { await dependencyProvider() })
  }

  private func register<Dependency>(
    _ type: Dependency.Type, key: AnyHashable?, _ provider: DependencyEntry.Provider
  ) {
    let entry = DependencyEntry(provider)
    entries.withLock { $0[DependencyKey(type, key)] = entry }
  }

  func entry<Dependency>(for type: Dependency.Type, key: AnyHashable?) -> DependencyEntry? {
    let key = DependencyKey(type, key)
    return entries.withLock { $0[key] }
  }
}

private struct DependencyKey: Hashable, Sendable {
  let type: ObjectIdentifier
  // Unchecked: a key is written once, by value, and then only hashed and compared.
  nonisolated(unsafe) let key: AnyHashable?

  init<Dependency>(_ type: Dependency.Type, _ key: AnyHashable?) {
    self.type = ObjectIdentifier(type)
    self.key = key
  }
}

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
