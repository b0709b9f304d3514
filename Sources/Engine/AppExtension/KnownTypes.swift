// The types of entities and enumerations of an app in another process.

package import IntentEngine

/// The description of a type of entities.
package struct EntityTypeFacts: Hashable, Sendable {
  /// The identifier of the type.
  package var id: String
  /// The name of the type: "SoupEntity".
  package var typeName: String
  /// The type's name for people, in the language of the description.
  package var displayName: String
  /// Whether the entities are transient.
  package var isTransient: Bool
  /// The content types of entities that are files; `nil` for other entities.
  package var contentTypes: [String]?
  /// Whether the query can search by words.
  package var searchesWords: Bool

  /// Creates the description of a type.
  package init(_ type: any EntityType) {
    id = type.id
    typeName = type.typeName
    displayName = type.displayName
    isTransient = type.isTransient
    contentTypes = type.contentTypes
    searchesWords = type.searchesWords
  }

  /// Creates a description from its parts.
  package init(
    id: String, typeName: String, displayName: String, isTransient: Bool = false,
    contentTypes: [String]? = nil, searchesWords: Bool = false
  ) {
    self.id = id
    self.typeName = typeName
    self.displayName = displayName
    self.isTransient = isTransient
    self.contentTypes = contentTypes
    self.searchesWords = searchesWords
  }
}

/// A type of entities that is described, and has nobody to ask for entities.
package struct KnownEntityType: EntityType {
  /// The description of the type.
  package let facts: EntityTypeFacts

  /// Creates a type from its description.
  package init(facts: EntityTypeFacts) { self.facts = facts }

  /// The identifier of the type.
  package var id: String { facts.id }
  /// The name of the type.
  package var typeName: String { facts.typeName }
  /// The type's name for people.
  package var displayName: String { facts.displayName }
  /// Whether the entities are transient.
  package var isTransient: Bool { facts.isTransient }
  /// The content types of entities that are files.
  package var contentTypes: [String]? { facts.contentTypes }
  /// Whether the query can search by words.
  package var searchesWords: Bool { facts.searchesWords }

  /// Returns no entities.
  package func entities(withIDs ids: [String]) async throws -> [Value] { [] }
  /// Returns no entities.
  package func entities(matching words: String) async throws -> [Value]? { nil }
  /// Returns no entities.
  package func all() async throws -> [Value]? { nil }
  /// Returns no entities.
  package func suggested() async throws -> OptionList { OptionList() }
  /// Returns no properties.
  package func searchableProperties() async throws -> [SearchableProperty]? { nil }
  /// Returns no entities.
  package func entities(fitting search: EntitySearch) async throws -> [Value] { [] }
}

/// An enumeration that is described with all its cases.
package struct KnownEnumeration: EnumerationType {
  /// The name of the type.
  package let typeName: String
  /// The type's name for people.
  package let displayName: String
  /// The cases in the order of their declaration.
  package let cases: [Value]

  /// Creates an enumeration from its parts.
  package init(typeName: String, displayName: String, cases: [Value]) {
    self.typeName = typeName
    self.displayName = displayName
    self.cases = cases
  }
}
