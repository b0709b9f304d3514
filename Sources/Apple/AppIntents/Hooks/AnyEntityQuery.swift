// Type-erased queries and options for the engine.

package import FoundationGaps
import Synchronization

/// A section of a list of options.
package struct OptionSection: Sendable {
  /// The title of the section; `nil` for none.
  package let title: LocalizedStringResource?
  /// The options, in the order shown.
  package let items: [OptionItem]
}

/// An option of a parameter.
package struct OptionItem: Sendable {
  /// The value.
  package let value: any Sendable
  /// The display representation; `nil` for a value without one that was given no title.
  package let display: DisplayRepresentation?
}

/// A list of options, in sections.
package struct OptionList: Sendable {
  /// The question above the list; `nil` for none.
  package var promptLabel: LocalizedStringResource?
  /// The sections, in the order shown.
  package var sections: [OptionSection]

  /// All values, in the order shown.
  package var values: [any Sendable] { sections.flatMap { $0.items.map(\.value) } }

  init(_ results: some ResultsCollection) {
    self = (results as? any OptionListSource)?.optionList ?? OptionList(sections: [])
  }

  init(promptLabel: LocalizedStringResource? = nil, sections: [OptionSection]) {
    self.promptLabel = promptLabel
    self.sections = sections
  }
}

protocol OptionListSource {
  var optionList: OptionList { get }
}

extension Array: OptionListSource where Element: _IntentValue {
  var optionList: OptionList {
    let items = map { OptionItem(value: $0, display: DisplayRepresentation(of: $0)) }
    return OptionList(sections: [OptionSection(title: nil, items: items)])
  }
}

extension IntentItemCollection: OptionListSource {
  var optionList: OptionList {
    OptionList(
      promptLabel: promptLabel,
      sections: sections.map { section in
        OptionSection(
          title: section.title,
          items: section.items.map {
            OptionItem(
              value: $0.value,
              display: $0.displayRepresentation ?? DisplayRepresentation(of: $0.value))
          })
      })
  }
}

extension DisplayRepresentation {
  /// Creates the display representation of a value; `nil` for a value without one.
  package init?(of value: any Sendable) {
    switch value {
    case let entity as any AppEntity: self = entity.displayRepresentation
    case let value as any AppEnum: self = value.display
    case let text as String: self.init(stringLiteral: text)
    default: return nil
    }
  }
}

extension DynamicOptionsProvider {
  /// Returns the options.
  ///
  /// - Throws: `MissingDependencyError`, or what the provider throws.
  package func erasedResults() async throws -> OptionList {
    try await prepareDependencies()
    return OptionList(try await results())
  }

  /// Returns the value to begin with; `nil` for none.
  package func erasedDefault() async throws -> (any Sendable)? {
    try await prepareDependencies()
    return await defaultResult()?.unwrapped
  }
}

extension EntityQuery {
  /// The type of the entities.
  package static var entityType: any AppEntity.Type { Entity.self }

  /// Returns the entities with the given identifiers. Omits unknown and malformed identifiers.
  ///
  /// - Throws: `MissingDependencyError`, or what the query throws.
  package func erasedEntities(forIDs ids: [String]) async throws -> [any AppEntity] {
    try await prepareDependencies()
    let identifiers = ids.compactMap { Entity.ID.entityIdentifier(for: $0) }
    return try await entities(for: identifiers)
  }

  /// Returns the entities to offer when the person has not said which.
  ///
  /// - Throws: `MissingDependencyError`, or what the query throws.
  package func erasedSuggested() async throws -> [any AppEntity] {
    try await erasedSuggestions().values.compactMap { $0 as? any AppEntity }
  }

  /// Returns the entities to offer when the person has not said which, in their sections.
  ///
  /// - Throws: `MissingDependencyError`, or what the query throws.
  package func erasedSuggestions() async throws -> OptionList {
    try await prepareDependencies()
    return OptionList(try await suggestedEntities())
  }

  /// Returns whether the query implements `suggestedEntities()`, which is called.
  ///
  /// - Throws: `MissingDependencyError`, or what the query throws.
  package func implementsSuggestions() async throws -> Bool {
    let record = SuggestionRecord()
    _ = try await IntentEnvironment.$suggestions.withValue(record) { try await erasedSuggestions() }
    return !record.isDefault
  }

  /// Returns the entities that a text may mean; `nil` when the query cannot search by text.
  ///
  /// - Throws: `MissingDependencyError`, or what the query throws.
  package func erasedEntities(matching text: String) async throws -> [any AppEntity]? {
    try await erasedMatches(for: text)?.values.compactMap { $0 as? any AppEntity }
  }

  /// Returns the entities that a text may mean, in sections; `nil` when the query cannot search by
  /// text.
  ///
  /// - Throws: `MissingDependencyError`, or what the query throws.
  package func erasedMatches(for text: String) async throws -> OptionList? {
    guard let query = self as? any EntityStringQuery else { return nil }
    try await prepareDependencies()
    return try await query.list(matching: text)
  }

  /// Returns all entities; `nil` when the query cannot list them.
  ///
  /// - Throws: `MissingDependencyError`, or what the query throws.
  package func erasedAll() async throws -> [any AppEntity]? {
    guard let query = self as? any EnumerableEntityQuery else { return nil }
    try await prepareDependencies()
    return try await query.listOfAll().values.compactMap { $0 as? any AppEntity }
  }

  /// Returns the one entity; `nil` when there may be several of its type.
  ///
  /// - Throws: `MissingDependencyError`, or what the query throws.
  package func erasedUnique() async throws -> (any AppEntity)? {
    guard let query = self as? any UniqueAppEntityQuery else { return nil }
    try await prepareDependencies()
    return try await query.uniqueEntity()
  }
}

/// A record of whether a query was asked for suggestions and has none of its own.
///
/// A type cannot be asked whether it implements a requirement that has a default: the default says
/// that it was called.
final class SuggestionRecord: Sendable {
  private let wasDefault = Atomic(false)

  /// Whether the query has the default implementation of `suggestedEntities()`.
  var isDefault: Bool { wasDefault.load(ordering: .sequentiallyConsistent) }

  /// Records that the default implementation was called.
  func noteDefault() { wasDefault.store(true, ordering: .sequentiallyConsistent) }
}

extension EntityStringQuery {
  fileprivate func list(matching text: String) async throws -> OptionList {
    OptionList(try await entities(matching: text))
  }
}

extension EnumerableEntityQuery {
  fileprivate func listOfAll() async throws -> OptionList { OptionList(try await allEntities()) }
}
