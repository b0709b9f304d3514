// Identifiers that belong to a record.

import AppIntents

struct HenEntity: AppEntity {
  static let defaultQuery = HenQuery()
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Hen"

  var id = UUID()
  var name: String

  init(_ hen: Hen) {
    id = hen.id
    name = hen.name
  }

  var displayRepresentation: DisplayRepresentation { "\(name)" }
}

struct HenQuery: EntityQuery {
  func entities(for identifiers: [UUID]) async throws -> [HenEntity] { [] }
}

struct EggEntity: AppEntity {
  static let defaultQuery = EggQuery()
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Egg"

  var id: String { color }
  var color: String

  var displayRepresentation: DisplayRepresentation { "\(color)" }
}

struct EggQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [EggEntity] { [] }
}
