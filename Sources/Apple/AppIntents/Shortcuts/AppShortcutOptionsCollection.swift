// The options that a shortcut lists for its parameter.

public import FoundationGaps

/// Options of a shortcut's parameter, under a title.
public struct AppShortcutOptionsCollection<Provider: DynamicOptionsProvider>:
  AppShortcutOptionsCollectionProtocol, Sendable
{
  /// What lists the options.
  public let dynamicOptionsProvider: Provider
  /// What the options are called together.
  public let title: LocalizedStringResource
  /// The symbol of the options; `nil` for none.
  public let systemImageName: String?

  /// Lists options under a title.
  public init(_ provider: Provider, title: LocalizedStringResource, systemImageName: String?) {
    dynamicOptionsProvider = provider
    self.title = title
    self.systemImageName = systemImageName
  }
}

/// Options of a shortcut's parameter, whatever lists them.
public protocol AppShortcutOptionsCollectionProtocol: Sendable {
  /// The type of what lists the options.
  associatedtype Provider: DynamicOptionsProvider
  /// What lists the options.
  var dynamicOptionsProvider: Provider { get }
  /// What the options are called together.
  var title: LocalizedStringResource { get }
  /// The symbol of the options; `nil` for none.
  var systemImageName: String? { get }
}

/// The collections of options of one parameter, in order.
public protocol AppShortcutOptionsCollectionSpecification<Value>: Sendable, Sequence
where Element == any AppShortcutOptionsCollectionProtocol {
  /// The kind of value that is chosen.
  associatedtype Value: _IntentValue
}

/// Builds the collections of options of a parameter.
@resultBuilder
public enum AppShortcutOptionsCollectionSpecificationBuilder<Value: _IntentValue> {
  /// The collections after one another, however many.
  public static func buildBlock<each Collection: AppShortcutOptionsCollectionProtocol>(
    _ collections: repeat each Collection
  ) -> some AppShortcutOptionsCollectionSpecification<Value> {
    var list: [any AppShortcutOptionsCollectionProtocol] = []
    for collection in repeat each collections { list.append(collection) }
    return OptionsCollectionList<Value>(collections: list)
  }
}

private struct OptionsCollectionList<Value: _IntentValue>:
  AppShortcutOptionsCollectionSpecification
{
  let collections: [any AppShortcutOptionsCollectionProtocol]

  func makeIterator() -> IndexingIterator<[any AppShortcutOptionsCollectionProtocol]> {
    collections.makeIterator()
  }
}
