// What a view inherits from the views around it.

import BehestCards

/// Values a view inherits from the views around it.
public struct EnvironmentValues: CustomStringConvertible {
  private var values: [ObjectIdentifier: Any] = [:]

  /// How text is drawn where nothing nearer says otherwise.
  var textStyle = TextStyle()

  /// Makes values that are all at their defaults.
  public init() {}

  /// The value of a key: what was set, else the key's default.
  public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Objects set by their type, as `.environment(_:)` does.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { values[ObjectIdentifier(type)] as? Object }
    set { values[ObjectIdentifier(type)] = newValue }
  }

  /// A short description for debugging.
  public var description: String { "EnvironmentValues(\(values.count))" }
}

/// A key of a value that views inherit.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The value where none was set.
  static var defaultValue: Value { get }
}

extension EnvironmentValues {
  /// The values around the body that is being read.
  static var current: EnvironmentValues { scope?.values ?? EnvironmentValues() }

  @TaskLocal private static var scope: Scope?

  /// Reads a body with these values around it.
  @MainActor func around<Result>(_ body: () -> Result) -> Result {
    // A body is read without a suspension, so the values never leave the main actor.
    Self.$scope.withValue(Scope(values: self), operation: body)
  }

  /// Holds the values of one reading of a body.
  ///
  /// Unchecked: it is made, read and released within one synchronous call on the main actor.
  private final class Scope: @unchecked Sendable {
    let values: EnvironmentValues

    init(values: EnvironmentValues) { self.values = values }
  }
}
