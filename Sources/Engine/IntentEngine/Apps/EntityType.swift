// The types of entities and enumerations of an app, and searches for entities.

/// A type of entities, which finds them by a query.
package protocol EntityType: Sendable {
  /// The identifier of the type, unique among all types.
  var id: String { get }

  /// The name of the type: "DocumentEntity".
  var typeName: String { get }

  /// The type's name for people, in the current language: "Markdown Document".
  var displayName: String { get }

  /// Whether the entities are transient: created on demand, with no way to find them again.
  var isTransient: Bool { get }

  /// The content types, as identifiers, of entities that are files and whose identifiers are URLs;
  /// `nil` for other entities.
  var contentTypes: [String]? { get }

  /// The type with its own query, where that of a parameter differs from it.
  var outsideOfParameters: any EntityType { get }

  /// Whether the query can search by words.
  var searchesWords: Bool { get }

  /// Whether phrases are listed with the entities; not where it takes long to ask for them.
  var areInLists: Bool { get }

  /// Returns the entities with these identifiers, leaving out unknown ones.
  func entities(withIDs ids: [String]) async throws -> [Value]

  /// Returns the entities that words may mean; `nil` when the query cannot search by words.
  func entities(matching words: String) async throws -> [Value]?

  /// Returns all entities; `nil` when the query cannot list them.
  func all() async throws -> [Value]?

  /// Returns the entities to offer before a person has searched for any.
  func suggested() async throws -> OptionList

  /// Returns whether the query suggests entities at all, though it may have none to suggest now.
  func suggestsSome() async throws -> Bool

  /// Returns the properties that entities can be searched by; `nil` when they cannot.
  func searchableProperties() async throws -> [SearchableProperty]?

  /// Returns the entities whose properties satisfy a search.
  ///
  /// - Throws: `Failure` for a condition or an order that is not declared.
  func entities(fitting search: EntitySearch) async throws -> [Value]
}

extension EntityType {
  /// Whether phrases are listed with the entities: true unless stated.
  package var areInLists: Bool { true }

  /// Whether the entities are transient: false unless stated.
  package var isTransient: Bool { false }

  /// The content types of entities that are files: none unless stated.
  package var contentTypes: [String]? { nil }

  /// The type with its own query: the same one unless stated.
  package var outsideOfParameters: any EntityType { self }

  /// Returns whether the query suggests entities: true unless stated.
  package func suggestsSome() async throws -> Bool { true }

  /// The type's name without "Entity".
  package var name: String { typeName.droppingSuffix("Entity") }

  /// The names by which people may refer to the type, in the current language.
  var names: [String] { [typeName, name, displayName] }
}

/// An enumeration, which lists its cases.
package protocol EnumerationType: Sendable {
  /// The name of the type: "SizeEnum".
  var typeName: String { get }

  /// The type's name for people, in the current language: "Size".
  var displayName: String { get }

  /// The cases in the order of their declaration, titled in the current language.
  var cases: [Value] { get }
}

extension EnumerationType {
  /// The type's name without "Enum".
  package var name: String { typeName.droppingSuffix("Enum") }

  /// The names by which people may refer to the type, in the current language.
  var names: [String] { [typeName, name, displayName] }
}

/// A list of options, in sections.
package struct OptionList: Sendable {
  /// A value on offer with the heading of its section, which is `nil` outside sections.
  package typealias Item = (value: Value, section: String?)

  /// The question over the list; `nil` for none.
  package var prompt: String?
  /// The values, in the order shown.
  package var items: [Item]

  /// Creates a list of options.
  package init(prompt: String? = nil, items: [Item] = []) {
    self.prompt = prompt
    self.items = items
  }
}

/// A property that entities can be searched by.
package struct SearchableProperty: Sendable {
  /// A comparison, and the kind of value to compare with.
  package typealias Comparison = (comparison: EntityComparison, kind: ValueKind)

  /// The name of the property in the source.
  package var name: String
  /// The title of the property; `nil` when none was declared.
  package var title: String?
  /// The comparisons that the property supports.
  package var comparisons: [Comparison]

  /// Creates a searchable property.
  package init(name: String, title: String?, comparisons: [Comparison]) {
    self.name = name
    self.title = title
    self.comparisons = comparisons
  }
}

/// A comparison of an entity's property with a value.
package enum EntityComparison: String, Sendable {
  /// Comparisons for equality.
  case equalTo, notEqualTo
  /// Comparisons for a smaller value.
  case lessThan, lessThanOrEqualTo
  /// Comparisons for a greater value.
  case greaterThan, greaterThanOrEqualTo
  /// A comparison with a range: between two values.
  case isBetween
  /// Comparisons with a part of a text.
  case contains, hasPrefix, hasSuffix
}

/// A search for entities by their properties.
package struct EntitySearch: Sendable {
  /// A condition of a search: a property, a comparison, and the values, two for `isBetween`, else
  /// one.
  package typealias Condition = (
    property: String, comparison: EntityComparison, values: [Value]
  )

  /// The conditions that have to hold.
  package var conditions: [Condition] = []
  /// Whether one satisfied condition is enough.
  package var needsOnlyOne = false
  /// The properties to sort by.
  package var sorting: [(property: String, ascending: Bool)] = []
  /// The maximum number of entities; `nil` for any number.
  package var limit: Int?

  /// Creates a search without conditions.
  package init(limit: Int? = nil) { self.limit = limit }
}
