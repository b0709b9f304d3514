// An entity in a form that is independent of its type.

public import AppIntents

/// A type-erased, intermediate representation of your app entity for testing purposes.
@dynamicMemberLookup
public struct AnyAppEntity: IntentValueConvertible, Equatable, CustomStringConvertible, Sendable {
  let typeIdentifier: String
  let identifierString: String
  /// The entity; `nil` for a reference that has not been looked up.
  let entity: (any AppEntity)?

  init(typeIdentifier: String, identifierString: String) {
    self.typeIdentifier = typeIdentifier
    self.identifierString = identifierString
    entity = nil
  }

  init(_ entity: any AppEntity) {
    typeIdentifier = "\(type(of: entity))"
    identifierString = entity.erasedID
    self.entity = entity
  }

  /// The value that uniquely identifies the app entity.
  public var identifier: String { identifierString }

  /// Accesses an entity property by name, for comparison with a known value.
  ///
  /// - Throws: `AppIntentsTestingError` when there is no such property, or it is of another type.
  public subscript<T>(dynamicMember identifier: String) -> T where T: IntentValueConvertible {
    get throws { try path[dynamicMember: identifier] }
  }

  /// Accesses a nested entity property by name.
  public subscript(dynamicMember identifier: String) -> DynamicPropertyPath {
    path[dynamicMember: identifier]
  }

  /// Accesses an entity property by name, without casting.
  @_disfavoredOverload
  public subscript(dynamicMember identifier: String) -> (any IntentValueExpressing)? {
    path[dynamicMember: identifier]
  }

  private var path: DynamicPropertyPath {
    let name = "\(typeIdentifier) “\(identifierString)”"
    guard let entity else {
      return DynamicPropertyPath(
        name,
        failure: AppIntentsTestingError(
          .notFound, "\(name) is only a reference: look it up with entities(identifiers:)."))
    }
    return DynamicPropertyPath(name, value: entity)
  }

  /// Returns whether two values refer to the same entity: type and identifier are equal.
  public static func == (left: AnyAppEntity, right: AnyAppEntity) -> Bool {
    left.typeIdentifier == right.typeIdentifier && left.identifierString == right.identifierString
  }

  /// The entity's title, or its identifier for a reference.
  public var description: String {
    guard let entity else { return "\(typeIdentifier) “\(identifierString)”" }
    return String(localized: entity.display.title)
  }

  /// Converts an entity that the system found.
  public static func _converted(from found: (any Sendable)?) -> AnyAppEntity? {
    (found as? any AppEntity).map { AnyAppEntity($0) }
  }
}
