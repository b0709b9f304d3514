// What the entities that a query finds are sorted by.

/// The properties that entities can be sorted by.
///
/// Unchecked: key paths do not change.
public struct EntityQuerySortingOptions<Entity: AppEntity>: @unchecked Sendable {
  let properties: [EntityQuerySortableByProperty<Entity>]

  /// No property.
  public init() { properties = [] }

  /// Takes the properties that entities can be sorted by.
  public init(
    @EntityQuerySortingOptionsBuilder<Entity>
    content: () -> [EntityQuerySortableByProperty<Entity>]
  ) { properties = content() }

  /// The property at a zero-based index.
  public subscript(index: Int) -> EntityQuerySortableByProperty<Entity> { properties[index] }
}

/// Builds the properties that entities can be sorted by.
@resultBuilder
public enum EntityQuerySortingOptionsBuilder<Entity: AppEntity> {
  /// The properties after one another.
  public static func buildBlock(
    _ properties: EntityQuerySortableByProperty<Entity>...
  ) -> [EntityQuerySortableByProperty<Entity>] { properties }
}

/// A property that entities can be sorted by.
public struct EntityQuerySortableByProperty<Entity: AppEntity> {
  let keyPath: PartialKeyPath<Entity>

  /// Sorts by a property.
  public init<Property>(_ keyPath: KeyPath<Entity, Property>) { self.keyPath = keyPath }
}

/// What entities are sorted by, and which way.
///
/// Unchecked: key paths do not change.
public struct EntityQuerySort<Entity: AppEntity>: @unchecked Sendable {
  /// Which way entities are sorted.
  public enum Ordering: Hashable, Sendable {
    /// The least first.
    case ascending
    /// The greatest first.
    case descending
  }

  /// The property, by the key path of its wrapper.
  public let by: PartialKeyPath<Entity>

  /// Which way.
  public let order: Ordering

  init(by keyPath: PartialKeyPath<Entity>, order: Ordering) {
    by = keyPath
    self.order = order
  }
}
