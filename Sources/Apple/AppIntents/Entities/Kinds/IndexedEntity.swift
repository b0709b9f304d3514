// Entities for the search index. There is no index yet: what is handed over is dropped.

public import BehestCoreSpotlight
import FoundationGaps
import BehestUniformTypeIdentifiers

/// An entity that can be put into the search index.
///
/// There is no index yet. What an app says here is kept, and searched by nobody.
@_alwaysEmitConformanceMetadata
public protocol IndexedEntity: AppEntity {
  /// What is known of the entity.
  var attributeSet: CSSearchableItemAttributeSet { get }

  /// Whether searches leave the entity out. Has no effect in a terminal.
  var hideInSpotlight: Bool { get }
}

extension IndexedEntity {
  /// What the entity's representation and its properties with an indexing key tell of it.
  public var defaultAttributeSet: CSSearchableItemAttributeSet {
    let set = CSSearchableItemAttributeSet(contentType: .item)
    let display = displayRepresentation
    set.displayName = String(localized: display.title)
    set.title = set.displayName
    set.contentDescription = display.subtitle.map { String(localized: $0) }
    if !display.synonyms.isEmpty {
      set.alternateNames = display.synonyms.map { String(localized: $0) }
    }
    for (_, property) in Mirror(reflecting: self).wrapped(as: (any AnyEntityProperty).self) {
      if let key = property.indexing, let value = property.anyValue(in: self) {
        key.write(set, value)
      }
    }
    return set
  }

  /// What is known of the entity, unless it says otherwise.
  public var attributeSet: CSSearchableItemAttributeSet { defaultAttributeSet }

  /// Searches find the entity, unless it says otherwise.
  public var hideInSpotlight: Bool { false }
}

/// Finds entities, and hands them to the search index again when it asks. Has no effect in a
/// terminal.
///
/// There is no index yet: nobody asks.
public protocol IndexedEntityQuery: EntityQuery where Entity: IndexedEntity {
  /// Hands over the entities with these identifiers again.
  func reindexEntities(
    for identifiers: [Entity.ID], indexDescription: CSSearchableIndexDescription
  ) async throws

  /// Hands over all entities again.
  func reindexAllEntities(indexDescription: CSSearchableIndexDescription) async throws
}

extension CSSearchableIndex {
  /// Takes entities in. Has no effect in a terminal.
  public func indexAppEntities<Entity: IndexedEntity>(
    _ entities: [Entity], priority: Int = 0
  ) async throws {
    try await EntityIndexing.index?.take(entities, into: name, priority: priority)
  }

  /// Forgets entities by their identifiers. Has no effect in a terminal.
  public func deleteAppEntities<Entity: IndexedEntity>(
    identifiedBy identifiers: [Entity.ID], ofType type: Entity.Type
  ) async throws {
    try await EntityIndexing.index?.forget(
      identifiers.map(\.entityIdentifierString), of: type, from: name)
  }

  /// Forgets all entities of a type. Has no effect in a terminal.
  public func deleteAppEntities<Entity: IndexedEntity>(ofType type: Entity.Type) async throws {
    try await EntityIndexing.index?.forget(nil, of: type, from: name)
  }
}

extension CSSearchableItem {
  /// An entity as a thing that can be searched for, with what its `attributeSet` says.
  public convenience init(appEntity: some IndexedEntity) {
    self.init(
      uniqueIdentifier: appEntity.id.entityIdentifierString, domainIdentifier: nil,
      attributeSet: appEntity.attributeSet)
  }

  /// An entity as a thing that can be searched for, and how important it is. There is no index yet
  /// that would weigh it.
  public convenience init<Entity: IndexedEntity>(appEntity: Entity, priority: Int) {
    self.init(appEntity: appEntity)
  }

  /// Says that the item is an entity. Has no effect in a terminal.
  public func associateAppEntity<Entity: AppEntity>(_ appEntity: Entity, priority: Int = 0) {}
}

extension CSSearchableItemAttributeSet {
  /// Says that the item is an entity. Has no effect in a terminal.
  public func associateAppEntity<Entity: AppEntity>(_ appEntity: Entity, priority: Int = 0) {}
}

/// Finds values for something that is not text, such as what a camera sees. Has no effect in a
/// terminal.
///
/// Nothing asks such a query yet.
public protocol IntentValueQuery: PersistentlyIdentifiable, _SupportsAppDependencies, Sendable {
  /// What values are found for.
  associatedtype Input

  /// How the values come.
  associatedtype Result: Collection

  /// Makes the query.
  init()

  /// The values for an input, best first.
  func values(for input: Input) async throws -> Result
}
