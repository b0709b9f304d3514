// Many entities, by their identifiers alone until somebody needs more.

/// Many entities, by their identifiers alone until somebody needs more.
public struct EntityCollection<Entity: AppEntity>: Sendable, Equatable, ExpressibleByArrayLiteral {
  /// The identifiers, in order, each once.
  public private(set) var identifiers: [Entity.ID]

  /// A collection of entities with these identifiers.
  public init(identifiers: [Entity.ID]) {
    self.identifiers = []
    append(contentsOf: identifiers)
  }

  /// A collection of entities.
  public init(entities: [Entity]) { self.init(identifiers: entities.map(\.id)) }

  /// A collection of entities with these identifiers.
  public init(arrayLiteral elements: Entity.ID...) { self.init(identifiers: elements) }

  /// The entities, found by their type's query. Those that are no longer there are left out.
  ///
  /// - Throws: `MissingDependencyError`, or what the query throws.
  public func resolvedEntities() async throws -> [Entity] {
    try await Entity.defaultQuery.prepareDependencies()
    return try await Entity.defaultQuery.entities(for: identifiers)
  }

  /// Adds the entity with an identifier, unless it is there.
  public mutating func append(_ identifier: Entity.ID) {
    if !contains(identifier) { identifiers.append(identifier) }
  }

  /// Adds an entity, unless it is there.
  public mutating func append(_ entity: Entity) { append(entity.id) }

  /// Adds the entities with these identifiers that are not there.
  public mutating func append(contentsOf identifiers: [Entity.ID]) {
    for identifier in identifiers { append(identifier) }
  }

  /// Adds the entities that are not there.
  public mutating func append(contentsOf entities: [Entity]) {
    append(contentsOf: entities.map(\.id))
  }

  /// Takes the entity with an identifier away.
  public mutating func remove(_ identifier: Entity.ID) {
    identifiers.removeAll { $0 == identifier }
  }

  /// Takes an entity away.
  public mutating func remove(_ entity: Entity) { remove(entity.id) }

  /// Whether the entity with an identifier is there.
  public func contains(_ identifier: Entity.ID) -> Bool { identifiers.contains(identifier) }

  /// Whether an entity is there.
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
  /// One entity.
  public typealias ValueType = Entity

  /// The collection.
  public typealias UnwrappedType = EntityCollection<Entity>

  /// The collection of what the system found: a collection, a list of entities, or one alone.
  public static func _value(from found: any Sendable) -> EntityCollection<Entity>? {
    if let collection = found as? EntityCollection<Entity> { return collection }
    return [Entity]._value(from: found).map { EntityCollection(entities: $0) }
  }
}
