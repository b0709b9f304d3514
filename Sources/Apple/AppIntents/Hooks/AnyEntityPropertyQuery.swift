// Type-erased property queries for the engine.

package import FoundationGaps

/// A condition of a query: a property, a comparison and its values.
package struct EntityCondition: Sendable {
  /// The property's name in the program.
  package let property: String
  /// The way the property is compared.
  package let comparison: EntityComparisonOperator
  /// The values it is compared with: two for `isBetween`, else one.
  package let values: [any Sendable]

  /// Creates a condition from a property, a comparison and values.
  package init(
    property: String, comparison: EntityComparisonOperator, values: [any Sendable]
  ) {
    self.property = property
    self.comparison = comparison
    self.values = values
  }
}

/// A property that a query can compare or sort by.
package struct QueryPropertyField: Sendable {
  /// The property's name in the program.
  package let name: String
  /// The declared title; `nil` for none.
  package let title: LocalizedStringResource?
  /// The comparisons that the query declares, each with the type of its values.
  package let comparisons: [(comparison: EntityComparisonOperator, inputType: any Any.Type)]
}

/// An error for a query that was asked for something it does not declare.
package struct EntityConditionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of error.
  package enum Code: Hashable, Sendable {
    /// The query declares no property of this name.
    case unknownProperty
    /// The query does not declare this comparison of the property.
    case unknownComparison
    /// The value is of another type than the comparison's.
    case unfitValue
    /// The query does not declare sorting by this property.
    case unsortable
  }

  /// The kind of error.
  package let code: Code
  /// The name of the property asked for.
  package let property: String
  /// The names that the query declares instead.
  package let known: [String]

  /// The facts in words.
  package var description: String {
    let list = known.isEmpty ? "nothing" : known.joined(separator: ", ")
    return switch code {
    case .unknownProperty: "No property '\(property)' to compare; there is \(list)."
    case .unknownComparison: "'\(property)' cannot be compared so; there is \(list)."
    case .unfitValue: "'\(property)' is compared with values of type \(list)."
    case .unsortable: "Nothing to sort by called '\(property)'; there is \(list)."
    }
  }
}

extension EntityQuery {
  /// Returns the properties the query can compare, in the order of their declaration.
  ///
  /// Names are found in an entity, so there are none when there is no entity; `nil` when the query
  /// compares no properties.
  ///
  /// - Throws: `MissingDependencyError`, or what the query throws.
  package func erasedQueryProperties() async throws -> [QueryPropertyField]? {
    guard let query = self as? any EntityPropertyQuery else { return nil }
    try await prepareDependencies()
    return try await query.fields()
  }

  /// Returns the entities that match conditions; `nil` when the query compares no properties.
  ///
  /// - Parameter sorting: The names of properties, each with whether the least comes first.
  /// - Throws: `EntityConditionError`, `MissingDependencyError`, or what the query throws.
  package func erasedEntities(
    matching conditions: [EntityCondition], mode: EntityQueryComparatorMode,
    sortedBy sorting: [(property: String, ascending: Bool)] = [], limit: Int? = nil
  ) async throws -> [any AppEntity]? {
    guard let query = self as? any EntityPropertyQuery else { return nil }
    try await prepareDependencies()
    return try await query.answer(conditions, mode, sorting, limit)
  }
}

extension EntityPropertyQuery {
  /// Returns any entity, to find the names of properties in; `nil` when there is none.
  private func sample() async throws -> Entity? {
    let found = try await entities(matching: [], mode: .and, sortedBy: [], limit: 1)
    return OptionList(found).values.lazy.compactMap { $0 as? Entity }.first
  }

  fileprivate func fields() async throws -> [QueryPropertyField] {
    guard let sample = try await sample() else { return [] }
    return Self.properties.declarations.compactMap { declaration in
      declaration.field(in: sample).map { field in
        QueryPropertyField(
          name: field.name, title: field.title,
          comparisons: declaration.comparisons.map { ($0.comparison, $0.inputType) })
      }
    }
  }

  fileprivate func answer(
    _ conditions: [EntityCondition], _ mode: EntityQueryComparatorMode,
    _ sorting: [(property: String, ascending: Bool)], _ limit: Int?
  ) async throws -> [any AppEntity] {
    guard let sample = try await sample() else { return [] }
    let comparators = try conditions.map { try mapping(of: $0, in: sample) }
    let sorts = try sorting.map { try sort(by: $0.property, $0.ascending, in: sample) }
    let found = try await entities(
      matching: comparators, mode: mode, sortedBy: sorts, limit: limit)
    return OptionList(found).values.compactMap { $0 as? any AppEntity }
  }

  private func mapping(
    of condition: EntityCondition, in sample: Entity
  ) throws -> ComparatorMappingType {
    let fields = Self.properties.declarations.map { ($0, $0.field(in: sample)?.name) }
    // A property may be declared several times, with different comparisons.
    let declared = fields.filter { $0.1 == condition.property }.flatMap { $0.0.comparisons }
    func failure(_ code: EntityConditionError.Code, _ known: [String]) -> EntityConditionError {
      EntityConditionError(code: code, property: condition.property, known: known)
    }
    guard !declared.isEmpty else { throw failure(.unknownProperty, fields.compactMap(\.1)) }
    let fitting = declared.filter { $0.comparison == condition.comparison }
    guard !fitting.isEmpty else {
      throw failure(.unknownComparison, declared.map(\.comparison.rawValue))
    }
    for comparison in fitting {
      if let mapped = comparison.map(condition.values) { return mapped }
    }
    throw failure(.unfitValue, fitting.map { "\($0.inputType)" })
  }

  private func sort(
    by name: String, _ ascending: Bool, in sample: Entity
  ) throws -> EntityQuerySort<Entity> {
    let options = Self.sortingOptions.properties.map {
      ($0.keyPath, sample.field(of: $0.keyPath)?.name)
    }
    guard let (keyPath, _) = options.first(where: { $0.1 == name }) else {
      throw EntityConditionError(
        code: .unsortable, property: name, known: options.compactMap(\.1))
    }
    return EntityQuerySort(by: keyPath, order: ascending ? .ascending : .descending)
  }
}

extension AppEntity {
  /// Returns the property that a key path leads to; `nil` when it leads to none.
  func field(of keyPath: PartialKeyPath<Self>) -> EntityPropertyField? {
    guard let wanted = self[keyPath: keyPath] as? any AnyEntityProperty else { return nil }
    return propertyWrappers(of: self, as: (any AnyEntityProperty).self)
      .first { $0.wrapper === wanted }
      .map {
        EntityPropertyField(
          name: $0.name, title: $0.wrapper.title, value: $0.wrapper.anyValue(in: self))
      }
  }
}
