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
  /// - Parameter key: Distinguishes dependencies of one type; `nil` means there is only one.
  public func add<Dependency>(
    key: AnyHashable? = nil,
    dependency dependencyProvider: @autoclosure @escaping @Sendable () -> Dependency
  ) {
    register(Dependency.self, key: key, .direct { dependencyProvider() })
  }

  /// Adds a dependency that a closure makes when it is first needed.
  ///
  /// - Parameter key: Distinguishes dependencies of one type; `nil` means there is only one.
  public func add<Dependency>(
    key: AnyHashable? = nil, dependency dependencyProvider: @escaping @Sendable () -> Dependency
  ) {
    register(Dependency.self, key: key, .direct { dependencyProvider() })
  }

  /// Adds a dependency that an asynchronous closure makes when it is first needed.
  ///
  /// - Parameter key: Distinguishes dependencies of one type; `nil` means there is only one.
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
