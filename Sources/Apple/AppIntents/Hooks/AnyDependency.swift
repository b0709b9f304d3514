// Type-erased dependencies for the engine, so that a missing one is an error and no trap.

import FoundationGaps

/// A `@Dependency` whose type is erased.
package protocol AnyDependency: Sendable {
  /// The name of the type that is needed.
  var typeName: String { get }

  /// The key it is registered under, in words; `nil` for the only one of its type.
  var keyDescription: String? { get }

  /// Whether the app has added the dependency, or the property has a default.
  var isRegistered: Bool { get }

  /// Waits until the dependency is made, where making it takes time.
  func prepare() async
}

/// An error for an intent or query that needs a dependency the app has not registered.
package struct MissingDependencyError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the type that is missing.
  package let typeName: String
  /// The key under which it is missing; `nil` for the only one of its type.
  package let key: String?
  /// The type that needs it.
  package let owner: String
  /// The property that needs it.
  package let property: String

  /// The facts in words.
  package var description: String {
    let under = key.map { " under the key '\($0)'" } ?? ""
    return "\(owner).\(property) needs a \(typeName), which the app has not registered\(under)."
  }
}

extension _SupportsAppDependencies {
  /// The `@Dependency` properties by name, in the order of their declaration.
  package var dependencyFields: [(name: String, dependency: any AnyDependency)] {
    propertyWrappers(of: self, as: (any AnyDependency).self).map { ($0.name, $0.wrapper) }
  }

  /// Checks that every dependency is registered and makes it, before anything reads it.
  ///
  /// - Throws: `MissingDependencyError` for the first that the app has not registered.
  package func prepareDependencies() async throws {
    for (name, dependency) in dependencyFields {
      guard dependency.isRegistered else {
        throw MissingDependencyError(
          typeName: dependency.typeName, key: dependency.keyDescription,
          owner: nameOfType(Self.self), property: name)
      }
      await dependency.prepare()
    }
  }
}
