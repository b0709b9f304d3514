// Lists the entities and enumerations of Swift apps for the engine.

import AppIntents
import FoundationGaps
import IntentEngine

/// The entities of a Swift type, which a query finds.
struct SwiftEntities: EntityType {
  private let type: any AppEntity.Type
  private let query: any EntityQuery
  /// The intent with the queried parameter, for a query that depends on its other values.
  private let intent: (any AppIntent)?

  /// Creates a description of an entity type for a parameter, which may have a query of its own.
  init(_ type: any AppEntity.Type, query: (any EntityQuery)?, of intent: (any AppIntent)?) {
    self.type = type
    self.query = query ?? type.erasedQuery
    self.intent = intent
  }

  var id: String { Value.typeID(of: type) }

  var typeName: String { nameOfType(type) }

  var displayName: String { type.typeTitle.text }

  var isTransient: Bool { type is any TransientAppEntity.Type }

  var contentTypes: [String]? {
    (type as? any FileEntity.Type)?.supportedContentTypes.map(\.identifier)
  }

  var outsideOfParameters: any EntityType { SwiftEntities(type, query: nil, of: intent) }

  var searchesWords: Bool { query is any EntityStringQuery }

  func entities(withIDs ids: [String]) async throws -> [Value] {
    try await asked { try await query.erasedEntities(forIDs: ids).map { Value(swift: $0) } }
  }

  func entities(matching words: String) async throws -> [Value]? {
    try await asked {
      try await query.erasedEntities(matching: words)?.map { Value(swift: $0) }
    }
  }

  func all() async throws -> [Value]? {
    try await asked { try await query.erasedAll()?.map { Value(swift: $0) } }
  }

  func suggested() async throws -> IntentEngine.OptionList {
    try await asked { IntentEngine.OptionList(try await query.erasedSuggestions()) }
  }

  func suggestsSome() async throws -> Bool {
    try await asked { try await query.implementsSuggestions() }
  }

  func searchableProperties() async throws -> [SearchableProperty]? {
    let fields = try await asked { try await query.erasedQueryProperties() }
    guard let fields else { return nil }
    return fields.map { field in
      SearchableProperty(
        name: field.name, title: field.title?.text,
        comparisons: field.comparisons.compactMap { comparison, type in
          guard let comparison = EntityComparison(rawValue: comparison.rawValue),
            let kind = ValueKind(comparing: type)
          else { return nil }
          return (comparison, kind)
        })
    }
  }

  func entities(fitting search: EntitySearch) async throws -> [Value] {
    let fields = try await asked { try await query.erasedQueryProperties() } ?? []
    // The types that properties are compared with, by name of the property.
    let types = Dictionary(
      fields.map { ($0.name, $0.comparisons.map(\.inputType)) }, uniquingKeysWith: +)
    let conditions = search.conditions.compactMap { condition in
      EntityComparisonOperator(rawValue: condition.comparison.rawValue).map { comparison in
        EntityCondition(
          property: condition.property, comparison: comparison,
          values: condition.values.map { $0.swift(asOneOf: types[condition.property] ?? []) })
      }
    }
    do {
      let found = try await asked {
        try await query.erasedEntities(
          matching: conditions, mode: search.needsOnlyOne ? .or : .and, sortedBy: search.sorting,
          limit: search.limit)
      }
      return (found ?? []).map { Value(swift: $0) }
    } catch let error as EntityConditionError {
      throw Failure(.unknownName, error.description)
    }
  }

  private func asked<Result>(_ question: () async throws -> Result) async rethrows -> Result {
    guard let intent else { return try await question() }
    return try await IntentEnvironment.$intent.withValue(intent) { try await question() }
  }
}

/// An enumeration of a Swift type.
struct SwiftEnumeration: EnumerationType {
  let type: any AppEnum.Type

  var typeName: String { nameOfType(type) }

  var displayName: String { type.typeTitle.text }

  var cases: [Value] { type.erasedCases.map { Value(swift: $0.value) } }
}

extension IntentEngine.OptionList {
  /// Creates the engine's list of options from that of a Swift app.
  init(_ list: AppIntents.OptionList) {
    self.init(
      prompt: list.promptLabel?.text.nonEmpty,
      items: list.sections.flatMap { section in
        let title = section.title?.text
        return section.items.map { (Value(swift: $0.value, display: $0.display), title) }
      })
  }
}
