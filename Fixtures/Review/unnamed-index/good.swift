// Fish in an index of their own.

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

struct OpenFishIntent: OpenIntent {
  static let title: LocalizedStringResource = "Open Fish"

  @Parameter(title: "Fish")
  var target: FishEntity
}

actor FishIndex {
  private let index = CSSearchableIndex(name: "Fish")

  func update(_ fish: [FishEntity]) async throws {
    try await index.indexAppEntities(fish)
  }

  func forget(_ ids: [String]) async throws {
    try await index.deleteAppEntities(identifiedBy: ids, ofType: FishEntity.self)
  }
}
