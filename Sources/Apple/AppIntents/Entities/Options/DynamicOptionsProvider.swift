// What lists the values on offer for a parameter, at the moment it is asked for.

/// Lists the values on offer for a parameter, at the moment it is asked for.
public protocol DynamicOptionsProvider: _SupportsAppDependencies, Sendable {
  /// How the values come: as an array, or as a collection with sections.
  associatedtype Result: ResultsCollection

  /// The type of the default.
  associatedtype DefaultValue: _IntentValue = Result.Item

  /// The values on offer, in the order shown.
  func results() async throws -> Result

  /// The value to begin with; `nil` means none.
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  /// No default, for a provider that has none.
  public func defaultResult() async -> Result.Item? { nil }

  /// A collection of values, with sections.
  public typealias ItemCollection<Item: _IntentValue> = IntentItemCollection<Item>

  /// A part of a collection of values, with a title.
  public typealias ItemSection<Item: _IntentValue> = IntentItemSection<Item>

  /// A value in a collection, with the way it is shown.
  public typealias Item<Value: _IntentValue> = IntentItem<Value>
}

/// What a query or an options provider returns: an array, or a collection with sections.
public protocol ResultsCollection: Sendable {
  /// The values in it.
  associatedtype Item: _IntentValue

  /// A list without values.
  static var _nothing: Self { get }
}

extension Array: ResultsCollection where Element: _IntentValue {
  /// The values in it.
  public typealias Item = Element

  /// A list without values.
  public static var _nothing: [Element] { [] }
}
