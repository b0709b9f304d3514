// The entities of a remote app, which its server finds.

import AppExtension
import BehestJSON
import IntentEngine

/// A type of entities whose query runs in the server.
struct RemoteEntities: EntityType {
  let facts: EntityTypeFacts
  let app: RemoteApp
  /// The call with the queried parameter, for a query that depends on its other values.
  var call: RemoteCall?
  /// The name of the queried parameter.
  var parameter: String?

  var id: String { facts.id }
  var typeName: String { facts.typeName }
  var displayName: String { facts.displayName }
  var isTransient: Bool { facts.isTransient }
  var contentTypes: [String]? { facts.contentTypes }
  var outsideOfParameters: any EntityType { RemoteEntities(facts: facts, app: app) }
  var searchesWords: Bool { facts.searchesWords }

  func entities(withIDs ids: [String]) async throws -> [Value] {
    try await values("ids", ["ids": JSON(strings: ids)]) ?? []
  }

  func entities(matching words: String) async throws -> [Value]? {
    try await values("words", ["words": .string(words)])
  }

  func all() async throws -> [Value]? { try await values("all") }

  func suggested() async throws -> OptionList {
    var list = app.coder.optionList(try await find("suggested"))
    list.items = list.items.map { ($0.value.typed(as: facts), $0.section) }
    return list
  }

  func suggestsSome() async throws -> Bool {
    try await find("suggested")["suggestsSome"] != false
  }

  func searchableProperties() async throws -> [SearchableProperty]? {
    try await find("properties")["properties"]?.array?.compactMap(app.coder.property).map { found in
      var property = found
      property.comparisons = found.comparisons.map { ($0.comparison, $0.kind.asked(of: app)) }
      return property
    }
  }

  func entities(fitting search: EntitySearch) async throws -> [Value] {
    try await values("search", ["search": app.coder.json(search)]) ?? []
  }

  private func values(_ way: String, _ arguments: JSON = [:]) async throws -> [Value]? {
    try await find(way, arguments)["values"]?.array?.compactMap(app.coder.value)
      .map { $0.typed(as: facts) }
  }

  private func find(_ way: String, _ arguments: JSON = [:]) async throws -> JSON {
    var arguments = arguments.merging(["type": .string(id), "find": .string(way)])
    arguments["call"] = call.map { app.coder.json($0.state) }
    arguments["parameter"] = parameter.map { .string($0) }
    return try await app.ask(.entities, arguments)
  }
}

extension Value {
  /// Returns the value as an entity of a type, where the server has not said of which one it is.
  func typed(as facts: EntityTypeFacts) -> Value {
    guard case .entity(var entity) = self, entity.typeID.isEmpty else { return self }
    entity.typeID = facts.id
    if entity.type.isEmpty { entity.type = facts.displayName }
    return .entity(entity)
  }
}

extension ValueKind {
  /// Returns the kind with types of entities that ask the server of an app.
  ///
  /// - Parameters:
  ///   - call: The call with a parameter of this kind; `nil` for none.
  ///   - parameter: The name of the parameter.
  func asked(of app: RemoteApp, for call: RemoteCall? = nil, _ parameter: String? = nil) -> Self {
    switch self {
    case .entity(let type) where app.has(.entities):
      .entity(
        RemoteEntities(facts: EntityTypeFacts(type), app: app, call: call, parameter: parameter))
    case .entity(let type): .entity(CompletedEntities(facts: EntityTypeFacts(type), app: app))
    case .list(let element): .list(of: element.asked(of: app, for: call, parameter))
    case .union(let kinds, let name):
      .union(kinds.map { $0.asked(of: app, for: call, parameter) }, named: name)
    default: self
    }
  }
}
