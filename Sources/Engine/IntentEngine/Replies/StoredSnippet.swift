// A snippet intent and its parameters, kept to draw its card again.

import AppIntents

/// What survives between two runs of a snippet intent: its type and its parameters' values.
struct StoredSnippet: Sendable {
  /// The type of the intent.
  let type: any SnippetIntent.Type

  /// The values of its parameters by name, those without a value left out.
  let values: [String: any Sendable]

  /// Stores an intent.
  init(_ intent: any SnippetIntent) {
    type = Swift.type(of: intent)
    values = Dictionary(
      intent.parameterFields.compactMap { field in
        field.parameter.anyValue.map { (field.name, $0) }
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Makes a snippet of a type from the values of others: those of the same name and type.
  ///
  /// - Returns: `nil` when a parameter that it cannot do without has no value in them.
  init?(_ type: any SnippetIntent.Type, filledFrom shown: StoredSnippet?, _ intent: any AppIntent) {
    let fresh = type.init()
    let own = intent.parameterFields.compactMap { field in
      field.parameter.anyValue.map { (field.name, $0) }
    }
    let known = (shown?.values ?? [:]).merging(own) { shown, _ in shown }
    for field in fresh.parameterFields {
      if let value = known[field.name], (try? field.parameter.assign(value)) != nil { continue }
      guard field.parameter.isOptional || field.parameter.anyValue != nil else { return nil }
    }
    self.init(fresh)
  }

  /// A fresh intent with the stored values, entities asked for again by their identifiers.
  ///
  /// - Throws: `Failure` when an entity that a required parameter needs no longer exists, and
  ///   what the application's queries throw.
  func restored() async throws -> any SnippetIntent {
    let intent = type.init()
    for field in intent.parameterFields {
      guard let value = values[field.name] else { continue }
      let fresh = try await refreshed(value, for: field.parameter)
      if fresh == nil, !field.parameter.isOptional {
        let title = field.parameter.declaredTitle?.text ?? field.name
        throw Failure(.intentFailed, "The \(title.insideSentence) no longer exists.")
      }
      try field.parameter.assign(fresh)
    }
    return intent
  }

  private func refreshed(
    _ value: any Sendable, for parameter: any AnyIntentParameter
  ) async throws -> (any Sendable)? {
    switch value {
    case let entity as any TransientAppEntity:
      return entity
    case let entity as any AppEntity:
      let query = parameter.options.query ?? Swift.type(of: entity).erasedQuery
      return try await query.erasedEntities(forIDs: [entity.erasedID]).first
    case let list as any AnyList:
      var elements: [any Sendable] = []
      for element in list.anyElements {
        if let fresh = try await refreshed(element, for: parameter) { elements.append(fresh) }
      }
      return elements
    default:
      return value
    }
  }
}
