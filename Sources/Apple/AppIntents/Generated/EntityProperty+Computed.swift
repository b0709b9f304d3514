// Made by `make generate` from Tables/computed_properties.py, not by hand.

public import BehestCoreSpotlight
public import FoundationGaps

// Only the macros call these; programs write `@ComputedProperty` or `@DeferredProperty`.
extension EntityProperty {
  /// Creates a computed property.
  public convenience init<Entity: AppEntity>(identifier: String, getter: KeyPath<Entity, Value>) {
    self.init(title: nil, identifier: identifier, source: .now(reader(of: getter)))
  }

  /// Creates a computed property, with an indexing key.
  public convenience init<Entity: AppEntity, Attribute>(
    identifier: String,
    indexingKey: ReferenceWritableKeyPath<CSSearchableItemAttributeSet, Attribute?>,
    getter: KeyPath<Entity, Value>
  ) {
    self.init(
      title: nil, identifier: identifier, source: .now(reader(of: getter)),
      indexing: IndexingKey(indexingKey))
  }

  /// Creates a computed property, with a custom indexing key.
  public convenience init<Entity: AppEntity>(
    identifier: String, customIndexingKey: CSCustomAttributeKey, getter: KeyPath<Entity, Value>
  ) {
    self.init(
      title: nil, identifier: identifier, source: .now(reader(of: getter)),
      indexing: IndexingKey(customIndexingKey))
  }

  /// Creates a computed property, with a title.
  public convenience init<Entity: AppEntity>(
    identifier: String, title: LocalizedStringResource, getter: KeyPath<Entity, Value>
  ) {
    self.init(title: title, identifier: identifier, source: .now(reader(of: getter)))
  }

  /// Creates a computed property, with a title and an indexing key.
  public convenience init<Entity: AppEntity, Attribute>(
    identifier: String, title: LocalizedStringResource,
    indexingKey: ReferenceWritableKeyPath<CSSearchableItemAttributeSet, Attribute?>,
    getter: KeyPath<Entity, Value>
  ) {
    self.init(
      title: title, identifier: identifier, source: .now(reader(of: getter)),
      indexing: IndexingKey(indexingKey))
  }

  /// Creates a computed property, with a title and a custom indexing key.
  public convenience init<Entity: AppEntity>(
    identifier: String, title: LocalizedStringResource, customIndexingKey: CSCustomAttributeKey,
    getter: KeyPath<Entity, Value>
  ) {
    self.init(
      title: title, identifier: identifier, source: .now(reader(of: getter)),
      indexing: IndexingKey(customIndexingKey))
  }

  /// Creates a computed property that can be set.
  public convenience init<Entity: AppEntity>(
    identifier: String, getSetter: WritableKeyPath<Entity, Value>
  ) {
    self.init(title: nil, identifier: identifier, source: .now(reader(of: getSetter)))
  }

  /// Creates a computed property that can be set, with an indexing key.
  public convenience init<Entity: AppEntity, Attribute>(
    identifier: String,
    indexingKey: ReferenceWritableKeyPath<CSSearchableItemAttributeSet, Attribute?>,
    getSetter: WritableKeyPath<Entity, Value>
  ) {
    self.init(
      title: nil, identifier: identifier, source: .now(reader(of: getSetter)),
      indexing: IndexingKey(indexingKey))
  }

  /// Creates a computed property that can be set, with a custom indexing key.
  public convenience init<Entity: AppEntity>(
    identifier: String, customIndexingKey: CSCustomAttributeKey,
    getSetter: WritableKeyPath<Entity, Value>
  ) {
    self.init(
      title: nil, identifier: identifier, source: .now(reader(of: getSetter)),
      indexing: IndexingKey(customIndexingKey))
  }

  /// Creates a computed property that can be set, with a title.
  public convenience init<Entity: AppEntity>(
    identifier: String, title: LocalizedStringResource, getSetter: WritableKeyPath<Entity, Value>
  ) {
    self.init(title: title, identifier: identifier, source: .now(reader(of: getSetter)))
  }

  /// Creates a computed property that can be set, with a title and an indexing key.
  public convenience init<Entity: AppEntity, Attribute>(
    identifier: String, title: LocalizedStringResource,
    indexingKey: ReferenceWritableKeyPath<CSSearchableItemAttributeSet, Attribute?>,
    getSetter: WritableKeyPath<Entity, Value>
  ) {
    self.init(
      title: title, identifier: identifier, source: .now(reader(of: getSetter)),
      indexing: IndexingKey(indexingKey))
  }

  /// Creates a computed property that can be set, with a title and a custom indexing key.
  public convenience init<Entity: AppEntity>(
    identifier: String, title: LocalizedStringResource, customIndexingKey: CSCustomAttributeKey,
    getSetter: WritableKeyPath<Entity, Value>
  ) {
    self.init(
      title: title, identifier: identifier, source: .now(reader(of: getSetter)),
      indexing: IndexingKey(customIndexingKey))
  }

  /// Creates a property that is read asynchronously.
  public convenience init<Entity: AppEntity>(
    identifier: String, asyncGetter: @escaping @Sendable (Entity) async throws -> Value
  ) {
    self.init(title: nil, identifier: identifier, source: .later(reader(of: asyncGetter)))
  }

  /// Creates a property that is read asynchronously, with a title.
  public convenience init<Entity: AppEntity>(
    identifier: String, title: LocalizedStringResource,
    asyncGetter: @escaping @Sendable (Entity) async throws -> Value
  ) {
    self.init(title: title, identifier: identifier, source: .later(reader(of: asyncGetter)))
  }
}
