// Properties of an entity whose values are not kept but read from it, now or when asked for.

/// Where a property's value is when it is not kept in the property itself.
enum ComputedSource<Value: Sendable>: Sendable {
  /// Read from the entity at once; `nil` for an entity of another type.
  case now(@Sendable (any AppEntity) -> Value?)
  /// Read from the entity when asked for; `nil` for an entity of another type.
  case later(@Sendable (any AppEntity) async throws -> Value?)
}

/// A key path that may go anywhere.
///
/// Key paths are immutable; one that holds a subscript's arguments could hold an object that is
/// not safe to share. The macros write `\Self.name`, which holds none.
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
