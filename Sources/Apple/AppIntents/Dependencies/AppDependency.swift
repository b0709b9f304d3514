// The wrapper that fetches a dependency.

import FoundationGaps

/// A value that the app has put into an `AppDependencyManager`.
@propertyWrapper
public struct AppDependency<Value>: Sendable {
  // Unchecked: a key is written once, by value, and then only hashed and compared.
  nonisolated(unsafe) private let key: AnyHashable?
  private let manager: AppDependencyManager
  private let fallback: (@Sendable () -> Value)?

  /// Fetches the dependency of this type.
  public init() {
    key = nil
    manager = .shared
    fallback = nil
  }

  /// Fetches the dependency of this type under a key.
  public init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) {
    self.key = key
    self.manager = manager
    fallback = nil
  }

  /// Fetches the dependency of this type under a key, or a default where the app has put none.
  public init(
    key: AnyHashable? = nil, manager: AppDependencyManager = .shared,
    default fallback: @autoclosure @escaping @Sendable () -> Value
  ) {
    self.key = key
    self.manager = manager
    self.fallback = fallback
  }

  /// The dependency.
  ///
  /// The system checks that it is there before it runs an intent or a query; reading a missing
  /// one elsewhere is a mistake in the program.
  public var wrappedValue: Value {
    if let value = manager.entry(for: Value.self, key: key)?.valueNow() as? Value { return value }
    if let fallback { return fallback() }
    preconditionFailure(
      """
      No dependency of type \(Value.self) is there. Add one with \
      AppDependencyManager.shared.add(dependency:) when the app starts.
      """)
  }
}

extension AppDependency: AnyDependency {
  /// The name of the type that is asked for.
  package var typeName: String { nameOfType(Value.self) }

  /// The key it is asked for by, as text; `nil` for none.
  package var keyDescription: String? { key.map { String(describing: $0) } }

  /// Whether the manager has it, or the declaration a default.
  package var isRegistered: Bool {
    fallback != nil || manager.entry(for: Value.self, key: key) != nil
  }

  /// Has the manager make it, so that reading it does not wait.
  package func prepare() async {
    await manager.entry(for: Value.self, key: key)?.prepare()
  }
}

/// A type whose properties may be dependencies.
public protocol _SupportsAppDependencies {}

extension _SupportsAppDependencies {
  /// The wrapper that fetches a dependency.
  public typealias Dependency = AppDependency
}
