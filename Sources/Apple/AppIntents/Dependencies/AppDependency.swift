// The property wrapper that reads a dependency of the app.

import FoundationGaps
import Synchronization

/// A property wrapper for a value that the app has added to an `AppDependencyManager`.
@propertyWrapper
public final class AppDependency<Value>: Sendable {
  // Unchecked: a key is written once, by value, and then only hashed and compared.
  nonisolated(unsafe) private let key: AnyHashable?
  private let manager: AppDependencyManager
  private let fallback: (@Sendable () -> Value)?
  private let assigned = Mutex(Assigned())

  // Unchecked: it is kept for the one who assigned it, who reads it as any dependency.
  private struct Assigned: @unchecked Sendable { var value: Value? }

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
  /// dependency elsewhere that the app has not added is a programming error. An assigned value, such
  /// as a test's, is used instead of it.
  public var wrappedValue: Value {
    get { assigned.withLock { $0 }.value ?? registered }
    set {
      let own = Assigned(value: newValue)
      assigned.withLock { $0 = own }
    }
  }

  /// The wrapper itself.
  public var projectedValue: AppDependency<Value> { self }

  private var registered: Value {
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
    fallback != nil || assigned.withLock { $0 }.value != nil
      || manager.entry(for: Value.self, key: key) != nil
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
