// The wrapper that makes a property of an entity public.

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

  /// Where the value is when it is not kept here; `nil` means it is kept here.
  private let source: ComputedSource<Value>?

  /// Where the value goes in the search index; `nil` means it does not.
  package let indexing: IndexingKey?

  /// Makes a property public under its own name.
  public init() {
    declaredTitle = nil
    name = nil
    source = nil
    indexing = nil
  }

  /// Makes a property public under a title.
  ///
  /// - Parameter identifier: What the property was called before it was renamed; `nil` means it
  ///   was not.
  public init(title: LocalizedStringResource, identifier: String? = nil) {
    declaredTitle = title
    name = identifier
    source = nil
    indexing = nil
  }

  /// Makes a property public under its own name, that was called otherwise before.
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

  /// The property's value. It must be set before it is read, unless it is optional.
  public var wrappedValue: Value {
    get {
      if let value = value.withLock({ $0 }) ?? Value._unset { return value }
      let words = declaredTitle.map { String(localized: $0) } ?? "\(Value.self)"
      preconditionFailure("The entity's property '\(words)' was read before it had a value.")
    }
    set { value.withLock { $0 = newValue } }
  }

  /// The property itself, for key paths.
  public var projectedValue: EntityProperty<Value> { self }
}

extension EntityProperty {
  /// Makes a property public under its own name, and tells searches what it is.
  public convenience init<Attribute>(
    indexingKey: ReferenceWritableKeyPath<CSSearchableItemAttributeSet, Attribute?>
  ) { self.init(title: nil, indexing: IndexingKey(indexingKey)) }

  /// Makes a property public under a title, and tells searches what it is.
  public convenience init<Attribute>(
    title: LocalizedStringResource,
    indexingKey: ReferenceWritableKeyPath<CSSearchableItemAttributeSet, Attribute?>
  ) { self.init(title: title, indexing: IndexingKey(indexingKey)) }

  /// Makes a property public under its own name, and tells searches its value under a key.
  public convenience init(customIndexingKey: CSCustomAttributeKey) {
    self.init(title: nil, indexing: IndexingKey(customIndexingKey))
  }

  /// Makes a property public under a title, and tells searches its value under a key.
  public convenience init(
    title: LocalizedStringResource, customIndexingKey: CSCustomAttributeKey
  ) { self.init(title: title, indexing: IndexingKey(customIndexingKey)) }
}

extension EntityProperty: AnyEntityProperty {
  /// The title that was declared; `nil` for none.
  package var title: LocalizedStringResource? { declaredTitle }

  /// The property's value in an entity, if it is known at once; `nil` also for one that is deferred.
  package func anyValue(in entity: any AppEntity) -> (any Sendable)? {
    switch source {
    case nil: value.withLock { $0 }?.unwrapped
    case .now(let read): read(entity)?.unwrapped
    case .later: nil
    }
  }

  /// The property's value in an entity, asked of the entity where it is deferred.
  package func deferredValue(in entity: any AppEntity) async throws -> (any Sendable)? {
    guard case .later(let read) = source else { return anyValue(in: entity) }
    return try await read(entity)?.unwrapped
  }
}
