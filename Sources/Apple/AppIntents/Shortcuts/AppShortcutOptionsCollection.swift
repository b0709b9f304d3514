// The options that a shortcut lists for its parameter.

public import FoundationGaps

/// Options of a shortcut's parameter, with a title.
public struct AppShortcutOptionsCollection<Provider: DynamicOptionsProvider>:
  AppShortcutOptionsCollectionProtocol, Sendable
{
  /// The provider of the options.
  public let dynamicOptionsProvider: Provider
  /// The title of the options.
  public let title: LocalizedStringResource
  /// The symbol of the options; `nil` for none.
  public let systemImageName: String?

  /// Creates a collection from a provider, a title and a symbol.
  public init(_ provider: Provider, title: LocalizedStringResource, systemImageName: String?) {
    dynamicOptionsProvider = provider
    self.title = title
    self.systemImageName = systemImageName
  }
}

/// Options of a shortcut's parameter, whatever their provider.
public protocol AppShortcutOptionsCollectionProtocol: Sendable {
  /// The type of the provider.
  associatedtype Provider: DynamicOptionsProvider
  /// The provider of the options.
  var dynamicOptionsProvider: Provider { get }
  /// The title of the options.
  var title: LocalizedStringResource { get }
  /// The symbol of the options; `nil` for none.
  var systemImageName: String? { get }
}

/// The collections of options of one parameter, in order.
public protocol AppShortcutOptionsCollectionSpecification<Value>: Sendable, Sequence
where Element == any AppShortcutOptionsCollectionProtocol {
  /// The type of the options.
  associatedtype Value: _IntentValue
}

/// A result builder that builds the option collections of a parameter.
@resultBuilder
public enum AppShortcutOptionsCollectionSpecificationBuilder<Value: _IntentValue> {
  /// Combines the collections, however many.
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
