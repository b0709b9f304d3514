// Queries that find entities by the values of their properties.

/// A query that finds entities by comparing their properties with values.
///
/// The query declares which properties can be compared, and how; each comparator maps a value to a
/// type of the app's own, and `entities(matching:mode:sortedBy:limit:)` receives the mapped values.
public protocol EntityPropertyQuery: EntityQuery {
  /// The type that comparators map values to.
  associatedtype ComparatorMappingType

  /// The properties that can be compared.
  static var properties: QueryProperties { get }

  /// The properties that the entities can be sorted by.
  static var sortingOptions: SortingOptions { get }

  /// A description of the action that finds entities of this type; `nil` uses a default text.
  static var findIntentDescription: IntentDescription? { get }

  /// Returns the entities that match.
  ///
  /// - Parameters:
  ///   - comparators: The mapped values of the comparisons; empty matches all entities.
  ///   - mode: Whether all comparisons must hold, or any.
  ///   - sortedBy: The sort orders, the most important first.
  ///   - limit: The maximum number of entities to return; `nil` for any number.
  func entities(
    matching comparators: [ComparatorMappingType], mode: ComparatorMode,
    sortedBy: [EntityQuerySort<Entity>], limit: Int?
  ) async throws -> Result
}

extension EntityPropertyQuery {
  /// The properties that can be compared.
  public typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>

  /// A property that can be compared.
  public typealias Property = EntityQueryProperty

  /// The properties that entities can be sorted by.
  public typealias SortingOptions = EntityQuerySortingOptions<Entity>

  /// A property that entities can be sorted by.
  public typealias SortableBy = EntityQuerySortableByProperty<Entity>

  /// A property that entities are sorted by, and the direction.
  public typealias Sort = EntityQuerySort

  /// The mode that combines comparisons: all must hold, or any.
  public typealias ComparatorMode = EntityQueryComparatorMode

  /// A description of the action that finds entities: `nil`, which uses a default text.
  public static var findIntentDescription: IntentDescription? { nil }
}

/// The mode that combines the comparisons of a query.
public enum EntityQueryComparatorMode: Hashable, Sendable {
  /// All comparisons must hold.
  case and
  /// One comparison must hold.
  case or
}
