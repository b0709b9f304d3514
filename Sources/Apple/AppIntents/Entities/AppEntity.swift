// The protocol of an app's entities.

/// A type whose values an app exposes to the system, such as a document, a soup or a trail.
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
  /// A property wrapper that exposes a property of an entity to the system.
  public typealias Property<Value: _IntentValue> = EntityProperty<Value>
}

/// An entity that exists only while it is passed on, without identity and without a query.
@_alwaysEmitConformanceMetadata
public protocol TransientAppEntity: AppEntity {
  /// Creates an entity whose properties are not set yet.
  init()
}

extension TransientAppEntity {
  /// A query that never finds an entity.
  public static var defaultQuery: _TransientAppEntityQuery<Self> { _TransientAppEntityQuery() }

  /// A constant, as transient entities have no identity.
  public var id: String { "transient" }
}

/// The query of transient entities, which never finds one.
public struct _TransientAppEntityQuery<Entity: AppEntity>: EntityQuery {
  /// Creates the query.
  public init() {}

  /// Returns no entities: transient entities have no identity.
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] }
}
