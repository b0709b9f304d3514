// Identifiers that nobody finds again.

import AppIntents

struct HenEntity: AppEntity {
  static let defaultQuery = HenQuery()
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Hen"

  let id = UUID()
  var name: String

  var displayRepresentation: DisplayRepresentation { "\(name)" }
}

struct HenQuery: EntityQuery {
  func entities(for identifiers: [UUID]) async throws -> [HenEntity] { [] }
}

struct EggEntity: AppEntity {
  static let defaultQuery = EggQuery()
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Egg"

  var id: Int { color.hashValue }
  var color: String

  var displayRepresentation: DisplayRepresentation { "\(color)" }
}

struct EggQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [EggEntity] { [] }
}
