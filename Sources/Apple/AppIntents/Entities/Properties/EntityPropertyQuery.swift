// Finding entities by what their properties are.

/// Finds entities by comparing their properties with values.
///
/// The query declares which properties can be compared, and how; each comparison turns a value into
/// something of the app's own, and `entities(matching:mode:sortedBy:limit:)` gets those.
public protocol EntityPropertyQuery: EntityQuery {
  /// What comparisons turn values into.
  associatedtype ComparatorMappingType

  /// The properties that can be compared.
  static var properties: QueryProperties { get }

  /// The properties that the entities can be sorted by.
  static var sortingOptions: SortingOptions { get }

  /// What the action that finds entities of this type does; `nil` means the system's own words.
  static var findIntentDescription: IntentDescription? { get }

  /// The entities that fit.
  ///
  /// - Parameters:
  ///   - comparators: What the comparisons made of the person's values; empty means all fit.
  ///   - mode: Whether all comparisons must hold, or any.
  ///   - sortedBy: What the entities are sorted by, the most important first.
  ///   - limit: The most entities to return; `nil` for any number.
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

  /// What entities are sorted by.
  public typealias Sort = EntityQuerySort

  /// Whether all comparisons must hold, or any.
  public typealias ComparatorMode = EntityQueryComparatorMode

  /// The system's own words.
  public static var findIntentDescription: IntentDescription? { nil }
}

/// Whether all comparisons of a query must hold, or any.
public enum EntityQueryComparatorMode: Hashable, Sendable {
  /// All must hold.
  case and
  /// One is enough.
  case or
}
