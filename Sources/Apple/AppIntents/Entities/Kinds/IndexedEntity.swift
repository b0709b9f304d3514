// Entities for the search index. There is no index yet: what is indexed is discarded.

public import BehestCoreSpotlight
import BehestUniformTypeIdentifiers
import FoundationGaps

/// An entity that can be put into the search index.
///
/// There is no index yet: the attributes are kept and nothing searches them.
@_alwaysEmitConformanceMetadata
public protocol IndexedEntity: AppEntity {
  /// The attributes of the entity in the search index.
  var attributeSet: CSSearchableItemAttributeSet { get }

  /// Whether searches leave the entity out. Has no effect in a terminal.
  var hideInSpotlight: Bool { get }
}

extension IndexedEntity {
  /// The attributes from the entity's display representation and its properties with an indexing
  /// key.
  public var defaultAttributeSet: CSSearchableItemAttributeSet {
    let set = CSSearchableItemAttributeSet(contentType: .item)
    let display = displayRepresentation
    set.displayName = String(localized: display.title)
    set.title = set.displayName
    set.contentDescription = display.subtitle.map { String(localized: $0) }
    if !display.synonyms.isEmpty {
      set.alternateNames = display.synonyms.map { String(localized: $0) }
    }
    for (_, property) in propertyWrappers(of: self, as: (any AnyEntityProperty).self) {
      if let key = property.indexing, let value = property.anyValue(in: self) {
        key.write(set, value)
      }
    }
    return set
  }

  /// The attributes of the entity; `defaultAttributeSet` unless stated.
  public var attributeSet: CSSearchableItemAttributeSet { defaultAttributeSet }

  /// Whether searches leave the entity out: `false` unless stated.
  public var hideInSpotlight: Bool { false }
}

/// A query that adds its entities to the search index again when the index asks. Has no effect in a
/// terminal.
///
/// There is no index yet, so nothing asks.
public protocol IndexedEntityQuery: EntityQuery where Entity: IndexedEntity {
  /// Adds the entities with the given identifiers to the index again.
  func reindexEntities(
    for identifiers: [Entity.ID], indexDescription: CSSearchableIndexDescription
  ) async throws

  /// Adds all entities to the index again.
  func reindexAllEntities(indexDescription: CSSearchableIndexDescription) async throws
}

extension CSSearchableIndex {
  /// Adds entities to the index. Has no effect in a terminal.
  public func indexAppEntities<Entity: IndexedEntity>(
    _ entities: [Entity], priority: Int = 0
  ) async throws {}

  /// Removes entities from the index by their identifiers. Has no effect in a terminal.
  public func deleteAppEntities<Entity: IndexedEntity>(
    identifiedBy identifiers: [Entity.ID], ofType type: Entity.Type
  ) async throws {}

  /// Removes all entities of a type from the index. Has no effect in a terminal.
  public func deleteAppEntities<Entity: IndexedEntity>(ofType type: Entity.Type) async throws {}
}

extension CSSearchableItem {
  /// Creates a searchable item from an entity and its `attributeSet`.
  public convenience init(appEntity: some IndexedEntity) {
    self.init(
      uniqueIdentifier: appEntity.id.entityIdentifierString, domainIdentifier: nil,
      attributeSet: appEntity.attributeSet)
  }

  /// Creates a searchable item from an entity and a priority, which nothing uses yet.
  public convenience init<Entity: IndexedEntity>(appEntity: Entity, priority: Int) {
    self.init(appEntity: appEntity)
  }

  /// Associates the item with an entity. Has no effect in a terminal.
  public func associateAppEntity<Entity: AppEntity>(_ appEntity: Entity, priority: Int = 0) {}
}

extension CSSearchableItemAttributeSet {
  /// Associates the attributes with an entity. Has no effect in a terminal.
  public func associateAppEntity<Entity: AppEntity>(_ appEntity: Entity, priority: Int = 0) {}
}

/// A query that finds values for an input other than text, such as what a camera sees. Has no
/// effect in a terminal.
///
/// Nothing asks such a query yet.
public protocol IntentValueQuery: PersistentlyIdentifiable, _SupportsAppDependencies, Sendable {
  /// The type of the input.
  associatedtype Input

  /// The type of the results.
  associatedtype Result: Collection

  /// Creates the query.
  init()

  /// Returns the values for an input, best first.
  func values(for input: Input) async throws -> Result
}
