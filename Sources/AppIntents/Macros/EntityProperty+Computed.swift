// Properties of an entity whose values are not kept but read from it, now or when asked for.

public import CoreSpotlight
public import FoundationGaps

// Only the macros call these; programs write `@ComputedProperty` or `@DeferredProperty`.
extension EntityProperty {
  /// Makes a computed property public.
  public convenience init<Entity: AppEntity>(
    identifier: String, getter: KeyPath<Entity, Value>
  ) {
    self.init(
      title: nil, identifier: identifier, source: .now(reader(of: getter)))
  }

  /// Makes a computed property public under a title.
  public convenience init<Entity: AppEntity>(
    identifier: String, title: LocalizedStringResource, getter: KeyPath<Entity, Value>
  ) {
    self.init(
      title: title, identifier: identifier, source: .now(reader(of: getter)))
  }

  /// Makes a computed property public, and tells searches what it is.
  public convenience init<Entity: AppEntity, Attribute>(
    identifier: String,
    indexingKey: ReferenceWritableKeyPath<CSSearchableItemAttributeSet, Attribute?>,
    getter: KeyPath<Entity, Value>
  ) {
    self.init(
      title: nil, identifier: identifier, source: .now(reader(of: getter)),
      indexing: IndexingKey(indexingKey))
  }

  /// Makes a computed property public under a title, and tells searches what it is.
  public convenience init<Entity: AppEntity, Attribute>(
    identifier: String, title: LocalizedStringResource,
    indexingKey: ReferenceWritableKeyPath<CSSearchableItemAttributeSet, Attribute?>,
    getter: KeyPath<Entity, Value>
  ) {
    self.init(
      title: title, identifier: identifier, source: .now(reader(of: getter)),
      indexing: IndexingKey(indexingKey))
  }

  /// Makes a computed property public, and tells searches its value under a key.
  public convenience init<Entity: AppEntity>(
    identifier: String, customIndexingKey: CSCustomAttributeKey, getter: KeyPath<Entity, Value>
  ) {
    self.init(
      title: nil, identifier: identifier, source: .now(reader(of: getter)),
      indexing: IndexingKey(customIndexingKey))
  }

  /// Makes a computed property public under a title, and tells searches its value under a key.
  public convenience init<Entity: AppEntity>(
    identifier: String, title: LocalizedStringResource, customIndexingKey: CSCustomAttributeKey,
    getter: KeyPath<Entity, Value>
  ) {
    self.init(
      title: title, identifier: identifier, source: .now(reader(of: getter)),
      indexing: IndexingKey(customIndexingKey))
  }

  /// Makes a computed property that can be set public.
  public convenience init<Entity: AppEntity>(
    identifier: String, getSetter: WritableKeyPath<Entity, Value>
  ) {
    self.init(
      title: nil, identifier: identifier, source: .now(reader(of: getSetter)))
  }

  /// Makes a computed property that can be set public under a title.
  public convenience init<Entity: AppEntity>(
    identifier: String, title: LocalizedStringResource, getSetter: WritableKeyPath<Entity, Value>
  ) {
    self.init(
      title: title, identifier: identifier, source: .now(reader(of: getSetter)))
  }

  /// Makes a computed property that can be set public, and tells searches what it is.
  public convenience init<Entity: AppEntity, Attribute>(
    identifier: String,
    indexingKey: ReferenceWritableKeyPath<CSSearchableItemAttributeSet, Attribute?>,
    getSetter: WritableKeyPath<Entity, Value>
  ) {
    self.init(
      title: nil, identifier: identifier, source: .now(reader(of: getSetter)),
      indexing: IndexingKey(indexingKey))
  }

  /// Makes a computed property that can be set public under a title, and tells searches what it is.
  public convenience init<Entity: AppEntity, Attribute>(
    identifier: String, title: LocalizedStringResource,
    indexingKey: ReferenceWritableKeyPath<CSSearchableItemAttributeSet, Attribute?>,
    getSetter: WritableKeyPath<Entity, Value>
  ) {
    self.init(
      title: title, identifier: identifier, source: .now(reader(of: getSetter)),
      indexing: IndexingKey(indexingKey))
  }

  /// Makes a computed property that can be set public, and tells searches its value under a key.
  public convenience init<Entity: AppEntity>(
    identifier: String, customIndexingKey: CSCustomAttributeKey,
    getSetter: WritableKeyPath<Entity, Value>
  ) {
    self.init(
      title: nil, identifier: identifier, source: .now(reader(of: getSetter)),
      indexing: IndexingKey(customIndexingKey))
  }

  /// Makes a computed property that can be set public under a title, and tells searches its value under a key.
  public convenience init<Entity: AppEntity>(
    identifier: String, title: LocalizedStringResource, customIndexingKey: CSCustomAttributeKey,
    getSetter: WritableKeyPath<Entity, Value>
  ) {
    self.init(
      title: title, identifier: identifier, source: .now(reader(of: getSetter)),
      indexing: IndexingKey(customIndexingKey))
  }

  /// Makes a property public that takes time to read.
  public convenience init<Entity: AppEntity>(
    identifier: String, asyncGetter: @escaping @Sendable (Entity) async throws -> Value
  ) {
    self.init(
      title: nil, identifier: identifier, source: .later(reader(of: asyncGetter)))
  }

  /// Makes a property public under a title that takes time to read.
  public convenience init<Entity: AppEntity>(
    identifier: String, title: LocalizedStringResource,
    asyncGetter: @escaping @Sendable (Entity) async throws -> Value
  ) {
    self.init(
      title: title, identifier: identifier, source: .later(reader(of: asyncGetter)))
  }
}

/// Where a property's value is when it is not kept in the property itself.
enum ComputedSource<Value: Sendable>: Sendable {
  /// Read from the entity at once; `nil` for an entity of another type.
  case now(@Sendable (any AppEntity) -> Value?)
  /// Read from the entity when asked for; `nil` for an entity of another type.
  case later(@Sendable (any AppEntity) async throws -> Value?)
}

/// A key path that may go anywhere.
///
/// Key paths are immutable; one that holds a subscript's arguments could hold an object that is
/// not safe to share. The macros write `\Self.name`, which holds none.
private struct SharedKeyPath<Entity, Value>: @unchecked Sendable {
  let path: KeyPath<Entity, Value>
}

private func reader<Entity: AppEntity, Value>(
  of path: KeyPath<Entity, Value>
) -> @Sendable (any AppEntity) -> Value? {
  let shared = SharedKeyPath(path: path)
  return { entity in (entity as? Entity)?[keyPath: shared.path] }
}

private func reader<Entity: AppEntity, Value>(
  of getter: @escaping @Sendable (Entity) async throws -> Value
) -> @Sendable (any AppEntity) async throws -> Value? {
  { entity in
    guard let entity = entity as? Entity else { return nil }
    return try await getter(entity)
  }
}
