// The queries that find entities.

/// A query that finds entities by identifier and suggests some.
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable {
  /// The type of the entities.
  associatedtype Entity: AppEntity

  /// The type of the results: an array, or a collection with sections.
  associatedtype Result: ResultsCollection = [Entity]

  /// Creates the query.
  init()

  /// Returns the entities with the given identifiers. Omits an identifier without an entity.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]

  /// Returns the entities to offer when the person has not said which.
  func suggestedEntities() async throws -> Result
}

extension EntityQuery {
  /// Returns no suggestions.
  public func suggestedEntities() async throws -> Result {
    IntentEnvironment.suggestions?.noteDefault()
    return ._nothing
  }

  /// Returns the suggested entities.
  public func results() async throws -> Result { try await suggestedEntities() }

  /// Returns `nil`: no default.
  public func defaultResult() async -> Entity? { nil }
}

/// A query that also finds entities by a text.
public protocol EntityStringQuery: EntityQuery {
  /// Returns the entities that a text may mean.
  func entities(matching string: String) async throws -> Result
}

/// A query that can list all entities of its type.
public protocol EnumerableEntityQuery: EntityQuery {
  /// A description of the action that finds entities of this type; `nil` uses a default text.
  static var findIntentDescription: IntentDescription? { get }

  /// Returns all entities.
  func allEntities() async throws -> Result
}

extension EnumerableEntityQuery {
  /// A description of the action that finds entities: `nil`, which uses a default text.
  public static var findIntentDescription: IntentDescription? { nil }

  /// Returns all entities.
  public func suggestedEntities() async throws -> Result { try await allEntities() }
}

extension EnumerableEntityQuery where Self: EntityPropertyQuery {
  /// A description of the action that finds entities: `nil`, which uses a default text.
  public static var findIntentDescription: IntentDescription? { nil }
}
