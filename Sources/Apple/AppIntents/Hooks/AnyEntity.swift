// Type-erased entities and enums for the engine.

package import FoundationGaps

/// A `@Property` whose type is erased.
package protocol AnyEntityProperty: AnyObject, Sendable {
  /// The attribute of the search index that receives the value; `nil` for none.
  var indexing: IndexingKey? { get }

  /// The declared title; `nil` for none.
  var title: LocalizedStringResource? { get }

  /// Returns the value without optionality; `nil` if there is none or reading it takes time.
  func anyValue(in entity: any AppEntity) -> (any Sendable)?

  /// Returns the value without optionality, however long it takes; `nil` if there is none.
  ///
  /// - Throws: what the application's getter throws.
  func deferredValue(in entity: any AppEntity) async throws -> (any Sendable)?
}

/// A public property of an entity.
package struct EntityPropertyField: Sendable {
  /// The property's name in the program.
  package let name: String
  /// The declared title; `nil` for none.
  package let title: LocalizedStringResource?
  /// The value without optionality; `nil` when there is none.
  package let value: (any Sendable)?
}

extension AppEntity {
  /// The identifier as text.
  package var erasedID: String { id.entityIdentifierString }

  /// The display representation of the entity.
  package var display: DisplayRepresentation { displayRepresentation }

  /// The display name of the type.
  package static var typeTitle: LocalizedStringResource { typeDisplayRepresentation.name }

  /// The query that finds entities of this type.
  package static var erasedQuery: any EntityQuery { defaultQuery }

  /// The public properties, in the order of their declaration.
  package var publicProperties: [EntityPropertyField] {
    propertyWrappers(of: self, as: (any AnyEntityProperty).self).map { name, property in
      EntityPropertyField(
        name: name, title: property.title, value: property.anyValue(in: self))
    }
  }
}

extension AppEntity {
  /// Returns the value of a public property, however long reading it takes; `nil` if there is none.
  ///
  /// - Parameter name: The property's name in the program.
  /// - Throws: What the application's getter throws.
  package func deferredValue(of name: String) async throws -> (any Sendable)? {
    let properties = propertyWrappers(of: self, as: (any AnyEntityProperty).self)
    let property = properties.first { $0.name == name }?.wrapper
    return try await property?.deferredValue(in: self)
  }
}

/// A case of an enum whose type is erased.
package struct EnumCaseField: Sendable {
  /// The case.
  package let value: any AppEnum
  /// The raw value as text.
  package let rawString: String
  /// The display representation; the raw value if the enum states none.
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

  /// The display name of the type.
  package static var typeTitle: LocalizedStringResource { typeDisplayRepresentation.name }

  /// The case's raw value as text.
  package var rawString: String { rawValue.description }

  /// The display representation of the case; its raw value if the enum states none.
  package var display: DisplayRepresentation {
    Self.caseDisplayRepresentations[self] ?? DisplayRepresentation(stringLiteral: rawString)
  }
}
