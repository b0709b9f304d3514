// A collection of entities that loads them only when asked.

/// A collection of entities that keeps their identifiers and loads them only when asked.
public struct EntityCollection<Entity: AppEntity>: Sendable, Equatable, ExpressibleByArrayLiteral {
  /// The identifiers, in order, each once.
  public private(set) var identifiers: [Entity.ID]

  /// Creates a collection of entities with these identifiers.
  public init(identifiers: [Entity.ID]) {
    self.identifiers = []
    append(contentsOf: identifiers)
  }

  /// Creates a collection of entities.
  public init(entities: [Entity]) { self.init(identifiers: entities.map(\.id)) }

  /// Creates a collection of entities with these identifiers.
  public init(arrayLiteral elements: Entity.ID...) { self.init(identifiers: elements) }

  /// Returns the entities, found by their type's query. Omits those that no longer exist.
  ///
  /// - Throws: `MissingDependencyError`, or what the query throws.
  public func resolvedEntities() async throws -> [Entity] {
    try await Entity.defaultQuery.prepareDependencies()
    return try await Entity.defaultQuery.entities(for: identifiers)
  }

  /// Adds the entity with an identifier, unless the collection contains it.
  public mutating func append(_ identifier: Entity.ID) {
    if !contains(identifier) { identifiers.append(identifier) }
  }

  /// Adds an entity, unless the collection contains it.
  public mutating func append(_ entity: Entity) { append(entity.id) }

  /// Adds the entities with identifiers that the collection does not contain.
  public mutating func append(contentsOf identifiers: [Entity.ID]) {
    for identifier in identifiers { append(identifier) }
  }

  /// Adds the entities that the collection does not contain.
  public mutating func append(contentsOf entities: [Entity]) {
    append(contentsOf: entities.map(\.id))
  }

  /// Removes the entity with an identifier.
  public mutating func remove(_ identifier: Entity.ID) {
    identifiers.removeAll { $0 == identifier }
  }

  /// Removes an entity.
  public mutating func remove(_ entity: Entity) { remove(entity.id) }

  /// Returns whether the collection contains the entity with an identifier.
  public func contains(_ identifier: Entity.ID) -> Bool { identifiers.contains(identifier) }

  /// Returns whether the collection contains an entity.
  public func contains(_ entity: Entity) -> Bool { contains(entity.id) }
}

extension EntityCollection: RandomAccessCollection {
  /// The zero-based index of the first entity.
  public var startIndex: Int { identifiers.startIndex }

  /// One more than the zero-based index of the last entity.
  public var endIndex: Int { identifiers.endIndex }

  /// The identifier of the entity at a zero-based index.
  public subscript(position: Int) -> Entity.ID { identifiers[position] }
}

extension EntityCollection: _IntentValue {
  /// The type of one entity.
  public typealias ValueType = Entity

  /// The type without optionality: the collection itself.
  public typealias UnwrappedType = EntityCollection<Entity>

  /// Returns a collection made from a found collection, list of entities or single entity; else
  /// `nil`.
  public static func _value(from found: any Sendable) -> EntityCollection<Entity>? {
    if let collection = found as? EntityCollection<Entity> { return collection }
    return [Entity]._value(from: found).map { EntityCollection(entities: $0) }
  }
}
