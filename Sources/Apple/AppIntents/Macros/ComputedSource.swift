// Properties of an entity whose values are computed, at once or asynchronously.

/// The source of a property's value that is not stored in the property itself.
enum ComputedSource<Value: Sendable>: Sendable {
  /// A synchronous getter of the entity; returns `nil` for an entity of another type.
  case now(@Sendable (any AppEntity) -> Value?)
  /// An asynchronous getter of the entity; returns `nil` for an entity of another type.
  case later(@Sendable (any AppEntity) async throws -> Value?)
}

/// A box that makes a key path `Sendable`.
///
/// Unchecked: key paths are immutable; one that holds a subscript's arguments could hold an object
/// that is not safe to share. The macros write `\Self.name`, which holds none.
private struct SharedKeyPath<Entity, Value>: @unchecked Sendable {
  let path: KeyPath<Entity, Value>
}

/// Returns a function that reads a key path of an entity; `nil` for an entity of another type.
func reader<Entity: AppEntity, Value>(
  of path: KeyPath<Entity, Value>
) -> @Sendable (any AppEntity) -> Value? {
  let shared = SharedKeyPath(path: path)
  return { entity in (entity as? Entity)?[keyPath: shared.path] }
}

/// Returns a function that calls a getter of an entity; `nil` for an entity of another type.
func reader<Entity: AppEntity, Value>(
  of getter: @escaping @Sendable (Entity) async throws -> Value
) -> @Sendable (any AppEntity) async throws -> Value? {
  { entity in
    guard let entity = entity as? Entity else { return nil }
    return try await getter(entity)
  }
}
