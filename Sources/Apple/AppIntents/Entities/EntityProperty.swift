// The property wrapper that exposes a property of an entity to the system.

public import BehestCoreSpotlight
public import FoundationGaps
import Synchronization

/// A property of an entity that the system may show, filter by and pass on.
///
/// The wrapper is an object, so copies of an entity share their properties' values.
@propertyWrapper
public final class EntityProperty<Value: _IntentValue>: Sendable {
  private let declaredTitle: LocalizedStringResource?
  private let name: String?
  private let value = Mutex<Value?>(nil)

  /// The source of a computed value; `nil` for a value that is stored here.
  private let source: ComputedSource<Value>?

  /// The attribute of the search index that receives the value; `nil` for none.
  package let indexing: IndexingKey?

  /// Creates a property with its own name as its title.
  public init() {
    declaredTitle = nil
    name = nil
    source = nil
    indexing = nil
  }

  /// Creates a property with a title, and the identifier it had before it was renamed.
  public init(title: LocalizedStringResource, identifier: String? = nil) {
    declaredTitle = title
    name = identifier
    source = nil
    indexing = nil
  }

  /// Creates a property with its own name as its title, and with the name it had before.
  public init(identifier: String) {
    declaredTitle = nil
    name = identifier
    source = nil
    indexing = nil
  }

  init(
    title: LocalizedStringResource?, identifier: String? = nil,
    source: ComputedSource<Value>? = nil, indexing: IndexingKey? = nil
  ) {
    declaredTitle = title
    name = identifier
    self.source = source
    self.indexing = indexing
  }

  /// The value of the property. Unless it is optional, it must be set before it is read.
  public var wrappedValue: Value {
    get {
      if let value = value.withLock({ $0 }) ?? Value._unset { return value }
      let words = declaredTitle.map { String(localized: $0) } ?? "\(Value.self)"
      preconditionFailure("The entity's property '\(words)' was read before it had a value.")
    }
    set { value.withLock { $0 = newValue } }
  }

  /// The wrapper itself, for key paths.
  public var projectedValue: EntityProperty<Value> { self }
}

extension EntityProperty {
  /// Creates a property with an indexing key, which names the search attribute of its value.
  public convenience init<Attribute>(
    indexingKey: ReferenceWritableKeyPath<CSSearchableItemAttributeSet, Attribute?>
  ) { self.init(title: nil, indexing: IndexingKey(indexingKey)) }

  /// Creates a property with a title and an indexing key, which names the search attribute of its
  /// value.
  public convenience init<Attribute>(
    title: LocalizedStringResource,
    indexingKey: ReferenceWritableKeyPath<CSSearchableItemAttributeSet, Attribute?>
  ) { self.init(title: title, indexing: IndexingKey(indexingKey)) }

  /// Creates a property whose value is indexed under a custom search attribute.
  public convenience init(customIndexingKey: CSCustomAttributeKey) {
    self.init(title: nil, indexing: IndexingKey(customIndexingKey))
  }

  /// Creates a property with a title whose value is indexed under a custom search attribute.
  public convenience init(
    title: LocalizedStringResource, customIndexingKey: CSCustomAttributeKey
  ) { self.init(title: title, indexing: IndexingKey(customIndexingKey)) }
}

extension EntityProperty: AnyEntityProperty {
  /// The declared title; `nil` for none.
  package var title: LocalizedStringResource? { declaredTitle }

  /// Returns the property's value in an entity; `nil` if there is none or reading it takes time.
  package func anyValue(in entity: any AppEntity) -> (any Sendable)? {
    switch source {
    case nil: value.withLock { $0 }?.unwrapped
    case .now(let read): read(entity)?.unwrapped
    case .later: nil
    }
  }

  /// Returns the property's value in an entity, awaiting the entity's getter where it is deferred.
  package func deferredValue(in entity: any AppEntity) async throws -> (any Sendable)? {
    guard case .later(let read) = source else { return anyValue(in: entity) }
    return try await read(entity)?.unwrapped
  }
}
