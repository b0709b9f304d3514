// The property wrapper that reads a dependency of the app.

import FoundationGaps

/// A property wrapper for a value that the app has added to an `AppDependencyManager`.
@propertyWrapper
public struct AppDependency<Value>: Sendable {
  // Unchecked: a key is written once, by value, and then only hashed and compared.
  nonisolated(unsafe) private let key: AnyHashable?
  private let manager: AppDependencyManager
  private let fallback: (@Sendable () -> Value)?

  /// Creates a wrapper for the dependency of the property's type.
  public init() {
    key = nil
    manager = .shared
    fallback = nil
  }

  /// Creates a wrapper for the dependency of the property's type under a key.
  public init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) {
    self.key = key
    self.manager = manager
    fallback = nil
  }

  /// Creates a wrapper for the dependency under a key, with a default for when the app adds none.
  public init(
    key: AnyHashable? = nil, manager: AppDependencyManager = .shared,
    default fallback: @autoclosure @escaping @Sendable () -> Value
  ) {
    self.key = key
    self.manager = manager
    self.fallback = fallback
  }

  /// The value of the dependency.
  ///
  /// The system checks that the app has added it before it runs an intent or a query; reading a
  /// dependency elsewhere that the app has not added is a programming error.
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
  /// The name of the dependency's type.
  package var typeName: String { nameOfType(Value.self) }

  /// The key of the dependency, as text; `nil` for none.
  package var keyDescription: String? { key.map { String(describing: $0) } }

  /// Whether the app has added the dependency, or the declaration has a default.
  package var isRegistered: Bool {
    fallback != nil || manager.entry(for: Value.self, key: key) != nil
  }

  /// Makes the value, so that reading it does not wait.
  package func prepare() async {
    await manager.entry(for: Value.self, key: key)?.prepare()
  }
}

/// A type whose properties may be wrapped by `@Dependency`.
public protocol _SupportsAppDependencies {}

extension _SupportsAppDependencies {
  /// A property wrapper for a value that the app has added to an `AppDependencyManager`.
  public typealias Dependency = AppDependency
}
