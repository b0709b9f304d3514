// Entities as the engine sees them: without their types.

package import FoundationGaps

/// A `@Property` whose type has been forgotten.
package protocol AnyEntityProperty: AnyObject, Sendable {
  /// Where the value goes in the search index; `nil` means it does not.
  var indexing: IndexingKey? { get }

  /// The title that was declared; `nil` when none was.
  var title: LocalizedStringResource? { get }

  /// The value without optionality; `nil` when there is none, or when reading it takes time.
  func anyValue(in entity: any AppEntity) -> (any Sendable)?

  /// The value without optionality, however long it takes; `nil` when there is none.
  ///
  /// - Throws: what the application's getter throws.
  func deferredValue(in entity: any AppEntity) async throws -> (any Sendable)?
}

/// A public property of an entity.
package struct EntityPropertyField: Sendable {
  /// The property's name in the program.
  package let name: String
  /// The title that was declared; `nil` when none was.
  package let title: LocalizedStringResource?
  /// The value without optionality; `nil` when there is none.
  package let value: (any Sendable)?
}

extension AppEntity {
  /// The identifier as text.
  package var erasedID: String { id.entityIdentifierString }

  /// How the entity is shown.
  package var display: DisplayRepresentation { displayRepresentation }

  /// What the type is called.
  package static var typeTitle: LocalizedStringResource { typeDisplayRepresentation.name }

  /// The query that finds entities of this type.
  package static var erasedQuery: any EntityQuery { defaultQuery }

  /// The public properties, in the order of their declaration.
  package var publicProperties: [EntityPropertyField] {
    Mirror(reflecting: self).wrapped(as: (any AnyEntityProperty).self).map { name, property in
      EntityPropertyField(
        name: name, title: property.title, value: property.anyValue(in: self))
    }
  }
}

extension AppEntity {
  /// The value of a public property, however long reading it takes; `nil` when there is none.
  ///
  /// - Parameter name: The property's name in the program.
  /// - Throws: What the application's getter throws.
  package func deferredValue(of name: String) async throws -> (any Sendable)? {
    let properties = Mirror(reflecting: self).wrapped(as: (any AnyEntityProperty).self)
    let property = properties.first { $0.name == name }?.wrapper
    return try await property?.deferredValue(in: self)
  }
}

/// A case of an enum, without its type.
package struct EnumCaseField: Sendable {
  /// The case.
  package let value: any AppEnum
  /// Its raw value as text.
  package let rawString: String
  /// How it is shown; its raw value when the enum does not say.
  package let display: DisplayRepresentation
}

extension AppEnum {
  /// The cases in the order of their declaration.
  package static var erasedCases: [EnumCaseField] {
    let displays = caseDisplayRepresentations
    return allCases.map { value in
      let raw = value.rawValue.description
      return EnumCaseField(
        value: value, rawString: raw,
        display: displays[value] ?? DisplayRepresentation(stringLiteral: raw))
    }
  }

  /// What the type is called.
  package static var typeTitle: LocalizedStringResource { typeDisplayRepresentation.name }

  /// The case's raw value as text.
  package var rawString: String { rawValue.description }

  /// How the case is shown; its raw value when the enum does not say.
  package var display: DisplayRepresentation {
    Self.caseDisplayRepresentations[self] ?? DisplayRepresentation(stringLiteral: rawString)
  }
}
