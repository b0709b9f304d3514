// Entities of which there is exactly one, and the queries that find them.

/// An entity of which there is exactly one.
@_alwaysEmitConformanceMetadata
public protocol UniqueAppEntity: AppEntity where DefaultQuery: UniqueAppEntityQuery {}

extension UniqueAppEntity where ID == String {
  /// An identifier that never changes.
  public var id: String { Self.persistentIdentifier }
}

extension UniqueAppEntity {
  /// A representation with the name of the type, as there is only one entity.
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: Self.typeDisplayRepresentation.name)
  }
}

/// A query that finds the one entity of its type.
public protocol UniqueAppEntityQuery: EnumerableEntityQuery
where Result == [Entity], Entity: UniqueAppEntity {
  // Repeated so that the compiler can infer it from `uniqueEntity()` alone.
  /// The type of the entity.
  associatedtype Entity

  /// Returns the entity.
  func uniqueEntity() async throws -> Entity
}

extension UniqueAppEntityQuery {
  /// Returns the entity, whatever the identifiers.
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    [try await uniqueEntity()]
  }

  /// Returns the entity.
  public func allEntities() async throws -> [Entity] { [try await uniqueEntity()] }
}

/// A query that finds the one entity of its type by a closure.
public struct UniqueAppEntityProvider<Entity: UniqueAppEntity>: UniqueAppEntityQuery {
  private let provider: (@Sendable () async throws -> Entity)?

  /// Creates a query that finds nothing. Apple's makes the entity itself, which needs the macros.
  public init() { provider = nil }

  /// Creates a query that returns the closure's entity.
  public init(_ provider: @escaping @Sendable () async throws -> Entity) {
    self.provider = provider
  }

  /// Returns the closure's entity.
  ///
  /// - Throws: `AppIntentError.Unrecoverable.entityNotFound` for a provider without a closure.
  public func uniqueEntity() async throws -> Entity {
    guard let provider else { throw AppIntentError.Unrecoverable.entityNotFound }
    return try await provider()
  }
}
