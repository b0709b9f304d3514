// How entities are found.

/// Finds entities by identifier, and suggests some.
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable {
  /// What is found.
  associatedtype Entity: AppEntity

  /// How suggestions and matches come: as an array, or as a collection with sections.
  associatedtype Result: ResultsCollection = [Entity]

  /// Makes the query.
  init()

  /// The entities with these identifiers. An identifier without an entity is left out, no error.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]

  /// The entities to offer when the person has not said which.
  func suggestedEntities() async throws -> Result
}

extension EntityQuery {
  /// Nothing, for a query that suggests nothing.
  public func suggestedEntities() async throws -> Result { ._nothing }

  /// The suggestions.
  public func results() async throws -> Result { try await suggestedEntities() }

  /// No default, for a query that has none.
  public func defaultResult() async -> Entity? { nil }
}

/// Finds entities by a text.
public protocol EntityStringQuery: EntityQuery {
  /// The entities that the text may mean.
  func entities(matching string: String) async throws -> Result
}

/// Finds all entities there are.
public protocol EnumerableEntityQuery: EntityQuery {
  /// What the action that finds entities of this type does; `nil` means the system's own words.
  static var findIntentDescription: IntentDescription? { get }

  /// All entities.
  func allEntities() async throws -> Result
}

extension EnumerableEntityQuery {
  /// The system's own words.
  public static var findIntentDescription: IntentDescription? { nil }

  /// All entities.
  public func suggestedEntities() async throws -> Result { try await allEntities() }
}

extension EnumerableEntityQuery where Self: EntityPropertyQuery {
  /// The system's own words.
  public static var findIntentDescription: IntentDescription? { nil }
}
