// The sort orders of a query by properties.

/// The properties that entities can be sorted by.
///
/// Unchecked: key paths do not change.
public struct EntityQuerySortingOptions<Entity: AppEntity>: @unchecked Sendable {
  let properties: [EntityQuerySortableByProperty<Entity>]

  /// Creates an empty list.
  public init() { properties = [] }

  /// Creates a list of the properties that entities can be sorted by.
  public init(
    @EntityQuerySortingOptionsBuilder<Entity>
    content: () -> [EntityQuerySortableByProperty<Entity>]
  ) { properties = content() }

  /// The property at a zero-based index.
  public subscript(index: Int) -> EntityQuerySortableByProperty<Entity> { properties[index] }
}

/// A result builder that builds the properties that entities can be sorted by.
@resultBuilder
public enum EntityQuerySortingOptionsBuilder<Entity: AppEntity> {
  /// Returns the properties in a list.
  public static func buildBlock(
    _ properties: EntityQuerySortableByProperty<Entity>...
  ) -> [EntityQuerySortableByProperty<Entity>] { properties }
}

/// A property that entities can be sorted by.
public struct EntityQuerySortableByProperty<Entity: AppEntity> {
  let keyPath: PartialKeyPath<Entity>

  /// Creates a declaration of a property that entities can be sorted by.
  public init<Property>(_ keyPath: KeyPath<Entity, Property>) { self.keyPath = keyPath }
}

/// A property that entities are sorted by, and the direction.
///
/// Unchecked: key paths do not change.
public struct EntityQuerySort<Entity: AppEntity>: @unchecked Sendable {
  /// The direction of a sort.
  public enum Ordering: Hashable, Sendable {
    /// The direction from the least to the greatest.
    case ascending
    /// The direction from the greatest to the least.
    case descending
  }

  /// The property, by the key path of its wrapper.
  public let by: PartialKeyPath<Entity>

  /// The direction of the sort.
  public let order: Ordering

  init(by keyPath: PartialKeyPath<Entity>, order: Ordering) {
    by = keyPath
    self.order = order
  }
}
