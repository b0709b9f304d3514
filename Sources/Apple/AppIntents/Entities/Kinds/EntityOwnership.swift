// The ownership of entities, which decides what is confirmed, and identifiers shared by devices.

/// The ownership of an entity: shared with some people, with everybody, or unknown.
public struct EntityOwnership: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// An ownership that is not known.
  public static let unknown = EntityOwnership(rawValue: 1 << 0)
  /// An entity that is shared with some people.
  public static let shared = EntityOwnership(rawValue: 1 << 1)
  /// An entity that is shared with everybody.
  public static let `public` = EntityOwnership(rawValue: 1 << 2)
}

/// An entity that states its ownership.
@_alwaysEmitConformanceMetadata
public protocol OwnershipProvidingEntity: AppEntity {
  /// The ownership of the entity.
  var ownership: EntityOwnership { get }
}

/// An entity whose identifier is the same on every device. Has no effect in a terminal.
@_alwaysEmitConformanceMetadata
public protocol SyncableEntity: AppEntity {}

/// An identifier with a part for this device and a part that is the same on every device.
public struct SyncableEntityIdentifier<
  Local: EntityIdentifierConvertible & Hashable & Sendable,
  Stable: EntityIdentifierConvertible & Hashable & Sendable
>: Hashable, Sendable, EntityIdentifierConvertible {
  /// The part for this device.
  public let local: Local

  /// The part that is the same on every device.
  public let stable: Stable

  /// Creates an identifier from its parts.
  public init(local: Local, stable: Stable) {
    self.local = local
    self.stable = stable
  }

  /// Both parts as text, the first preceded by its length.
  public var entityIdentifierString: String {
    let local = local.entityIdentifierString
    return "\(local.utf8.count):\(local)\(stable.entityIdentifierString)"
  }

  /// Returns the identifier that a text represents; `nil` when the text does not hold both parts.
  public static func entityIdentifier(for entityIdentifierString: String) -> Self? {
    guard let colon = entityIdentifierString.firstIndex(of: ":"),
      let length = Int(entityIdentifierString[..<colon]), length >= 0
    else { return nil }
    let rest = entityIdentifierString[entityIdentifierString.index(after: colon)...].utf8
    guard length <= rest.count,
      let first = String(rest.prefix(length)), let second = String(rest.dropFirst(length)),
      let local = Local.entityIdentifier(for: first),
      let stable = Stable.entityIdentifier(for: second)
    else { return nil }
    return Self(local: local, stable: stable)
  }
}
