// Whose an entity is, which decides what is confirmed, and whether it is the same on every device.

/// Whose an entity is.
public struct EntityOwnership: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Nobody knows.
  public static let unknown = EntityOwnership(rawValue: 1 << 0)
  /// The person shares it with some others.
  public static let shared = EntityOwnership(rawValue: 1 << 1)
  /// The person shares it with everybody.
  public static let `public` = EntityOwnership(rawValue: 1 << 2)
}

/// An entity that says whose it is.
@_alwaysEmitConformanceMetadata
public protocol OwnershipProvidingEntity: AppEntity {
  /// Whose the entity is.
  var ownership: EntityOwnership { get }
}

/// An entity whose identifier is the same on every device. Has no effect in a terminal.
@_alwaysEmitConformanceMetadata
public protocol SyncableEntity: AppEntity {}

/// An identifier with one part for this device and one that is the same on every device.
public struct SyncableEntityIdentifier<
  Local: EntityIdentifierConvertible & Hashable & Sendable,
  Stable: EntityIdentifierConvertible & Hashable & Sendable
>: Hashable, Sendable, EntityIdentifierConvertible {
  /// The part for this device.
  public let local: Local

  /// The part that is the same on every device.
  public let stable: Stable

  /// Makes an identifier of its parts.
  public init(local: Local, stable: Stable) {
    self.local = local
    self.stable = stable
  }

  /// Both parts as text, the first with its length before it.
  public var entityIdentifierString: String {
    let local = local.entityIdentifierString
    return "\(local.utf8.count):\(local)\(stable.entityIdentifierString)"
  }

  /// The parts in a text; `nil` when the text does not hold both.
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
