// Entities of which there is exactly one, and how they are found.

/// An entity of which there is exactly one.
@_alwaysEmitConformanceMetadata
public protocol UniqueAppEntity: AppEntity where DefaultQuery: UniqueAppEntityQuery {}

extension UniqueAppEntity where ID == String {
  /// An identifier that is the same for ever.
  public var id: String { Self.persistentIdentifier }
}

extension UniqueAppEntity {
  /// The name of the type, which is enough to know the one entity by.
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: Self.typeDisplayRepresentation.name)
  }
}

/// Finds the one entity of its type.
public protocol UniqueAppEntityQuery: EnumerableEntityQuery
where Result == [Entity], Entity: UniqueAppEntity {
  // Said again so that the compiler may infer it from `uniqueEntity()` alone.
  /// What is found.
  associatedtype Entity

  /// The entity.
  func uniqueEntity() async throws -> Entity
}

extension UniqueAppEntityQuery {
  /// The entity, whatever the identifiers.
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    [try await uniqueEntity()]
  }

  /// The entity.
  public func allEntities() async throws -> [Entity] { [try await uniqueEntity()] }
}

/// Finds the one entity of its type by a closure.
public struct UniqueAppEntityProvider<Entity: UniqueAppEntity>: UniqueAppEntityQuery {
  private let provider: (@Sendable () async throws -> Entity)?

  /// Finds nothing; the original makes the entity itself, which needs the macros.
  public init() { provider = nil }

  /// Finds what the closure returns.
  public init(_ provider: @escaping @Sendable () async throws -> Entity) {
    self.provider = provider
  }

  /// What the closure returns.
  ///
  /// - Throws: `AppIntentError.Unrecoverable.entityNotFound` for a provider without a closure.
  public func uniqueEntity() async throws -> Entity {
    guard let provider else { throw AppIntentError.Unrecoverable.entityNotFound }
    return try await provider()
  }
}
