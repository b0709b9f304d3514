// Providers of a parameter's options, listed when they are asked for.

/// A type that provides the options of a parameter when they are asked for.
public protocol DynamicOptionsProvider: _SupportsAppDependencies, Sendable {
  /// The type of the options: an array, or a collection with sections.
  associatedtype Result: ResultsCollection

  /// The type of the default value.
  associatedtype DefaultValue: _IntentValue = Result.Item

  /// Returns the options, in the order shown.
  func results() async throws -> Result

  /// Returns the value to begin with; `nil` for none.
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  /// Returns `nil`: no default.
  public func defaultResult() async -> Result.Item? { nil }

  /// A collection of options, in sections.
  public typealias ItemCollection<Item: _IntentValue> = IntentItemCollection<Item>

  /// A section of options, with a title.
  public typealias ItemSection<Item: _IntentValue> = IntentItemSection<Item>

  /// An option in a collection, with its display representation.
  public typealias Item<Value: _IntentValue> = IntentItem<Value>
}

/// The result of a query or an options provider: an array, or a collection with sections.
public protocol ResultsCollection: Sendable {
  /// The type of the values.
  associatedtype Item: _IntentValue

  /// A result without values.
  static var _nothing: Self { get }
}

extension Array: ResultsCollection where Element: _IntentValue {
  /// The type of the values.
  public typealias Item = Element

  /// An array without values.
  public static var _nothing: [Element] { [] }
}
