// The environment of a view.

import BehestCards

/// A collection of the values that a view inherits from its ancestors.
public struct EnvironmentValues: CustomStringConvertible {
  private var values: [ObjectIdentifier: Any] = [:]

  /// The style of text that states none of its own.
  var textStyle = TextStyle()

  /// The hooks for Markdown that a view shows.
  var markdown = MarkdownHooks.none

  /// Creates default values.
  public init() {}

  /// The value for a key; the key's default if none was set.
  public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The object of a type that was set by `.environment(_:)`; `nil` for none.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { values[ObjectIdentifier(type)] as? Object }
    set { values[ObjectIdentifier(type)] = newValue }
  }

  /// A short description for debugging.
  public var description: String { "EnvironmentValues(\(values.count))" }
}

/// A key of an environment value.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The value if none was set.
  static var defaultValue: Value { get }
}

extension EnvironmentValues {
  /// The environment of the body that is being read.
  static var current: EnvironmentValues { scope?.values ?? EnvironmentValues() }

  @TaskLocal private static var scope: Scope?

  /// Reads a body with this environment.
  @MainActor func around<Result>(_ body: () -> Result) -> Result {
    // A body is read without a suspension, so the values never leave the main actor.
    Self.$scope.withValue(Scope(values: self), operation: body)
  }

  /// A box that holds the environment while a body is read.
  ///
  /// Unchecked: it is created, read and released within one synchronous call on the main actor.
  private final class Scope: @unchecked Sendable {
    let values: EnvironmentValues

    init(values: EnvironmentValues) { self.values = values }
  }
}
