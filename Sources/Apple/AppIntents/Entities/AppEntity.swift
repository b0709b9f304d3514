// The things an app can name to the system.

/// A thing that the app can name to the system: a document, a soup, a trail.
@_alwaysEmitConformanceMetadata
public protocol AppEntity: AppValue, Identifiable, TypeDisplayRepresentable,
  InstanceDisplayRepresentable
where ID: EntityIdentifierConvertible & Sendable {
  /// The type of the query that finds entities of this type.
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self

  /// The query that finds entities of this type.
  static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
  /// The wrapper that makes a property of an entity public.
  public typealias Property<Value: _IntentValue> = EntityProperty<Value>
}

/// An entity that exists only while it is passed on: it has no identity and no query.
@_alwaysEmitConformanceMetadata
public protocol TransientAppEntity: AppEntity {
  /// Makes an entity whose properties are not set yet.
  init()
}

extension TransientAppEntity {
  /// A query that finds nothing.
  public static var defaultQuery: _TransientAppEntityQuery<Self> { _TransientAppEntityQuery() }

  /// An identifier that means nothing.
  public var id: String { "transient" }
}

/// The query of entities that have no identity: it finds nothing.
public struct _TransientAppEntityQuery<Entity: AppEntity>: EntityQuery {
  /// Makes the query.
  public init() {}

  /// Nothing: entities of this type have no identity.
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] }
}
