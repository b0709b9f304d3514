// Definitions of entity types by name, with the queries that find their entities.

public import AppIntents
import SwiftApps

/// A definition you use to dynamically create entity instances for testing.
public struct AppEntityDefinition: AppIntentTypeDefinition, Hashable, Sendable {
  /// The instance type that corresponds to this definition type.
  public typealias Instance = AnyAppEntity

  /// The bundle identifier of the app that includes the app entity.
  public let bundleIdentifier: String

  /// The entity type’s unique identifier, which is its name.
  public let typeIdentifier: String

  /// Creates an app entity instance of the given entity type.
  ///
  /// The instance only refers to an entity; its properties are available once a query has found it.
  public func makeReference(identifier: String) -> AnyAppEntity {
    AnyAppEntity(typeIdentifier: typeIdentifier, identifierString: identifier)
  }

  /// Fetches all available entities of this type.
  ///
  /// - Throws: `AppIntentsTestingError` when its query cannot list them, and the errors of the
  ///   query.
  public func allEntities() async throws -> [AnyAppEntity] {
    try await found("EnumerableEntityQuery") { try await $0.erasedAll() }
  }

  /// Retrieves entities by their identifiers.
  ///
  /// - Throws: The errors of the query. Unknown identifiers are left out.
  public func entities<Identifier>(identifiers: [Identifier]) async throws -> [AnyAppEntity]
  where Identifier: EntityIdentifierConvertible {
    let identifiers = identifiers.map(\.entityIdentifierString)
    return try await found("EntityQuery") { try await $0.erasedEntities(forIDs: identifiers) }
  }

  /// Finds app entities that match a given string query.
  ///
  /// - Throws: `AppIntentsTestingError` when its query is no `EntityStringQuery`, and the errors of
  ///   the query.
  public func entities(matching string: String) async throws -> [AnyAppEntity] {
    try await found("EntityStringQuery") { try await $0.erasedEntities(matching: string) }
  }

  /// Fetches all suggested entities of this type.
  ///
  /// - Throws: The errors of the query.
  public func suggestedEntities() async throws -> [AnyAppEntity] {
    try await found("EntityQuery") { try await $0.erasedSuggested() }
  }

  /// Validates that the provided value matches this definition’s type.
  ///
  /// - Throws: `AppIntentsTestingError` when it does not.
  public func isInstance(_ value: AnyAppEntity) throws {
    let type = try LinkedApp.named(bundleIdentifier).entity(named: typeIdentifier)
    guard value.typeIdentifier == "\(type)" || value.typeIdentifier == typeIdentifier else {
      throw AppIntentsTestingError(
        .wrongType, "The entity is a \(value.typeIdentifier), not a \(typeIdentifier).")
    }
  }

  private func found(
    _ kind: String, _ search: (any EntityQuery) async throws -> [any AppEntity]?
  ) async throws -> [AnyAppEntity] {
    let app = try LinkedApp.named(bundleIdentifier)
    let query = try app.entity(named: typeIdentifier).erasedQuery
    await app.launchOnce()
    guard let entities = try await search(query) else {
      throw AppIntentsTestingError(
        .wrongType, "\(type(of: query)), the query of \(typeIdentifier), is no \(kind).")
    }
    return entities.map { AnyAppEntity($0) }
  }
}
