// A result of Spotlight that nothing opens.

import AppIntents
import CoreSpotlight

struct FishEntity: IndexedEntity {
  static let defaultQuery = FishQuery()
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Fish"

  let id: String

  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

struct FishQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [FishEntity] { [] }
}

func index(_ fish: [FishEntity]) async throws {
  try await CSSearchableIndex(name: "Fish").indexAppEntities(fish)
}
