// Fish in the index that everything else of the app is in.

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
  private let index = CSSearchableIndex.default()

  func update(_ fish: [FishEntity]) async throws {
    try await index.indexAppEntities(fish)
  }

  func forget(_ ids: [String]) async throws {
    try await CSSearchableIndex.default().deleteAppEntities(
      identifiedBy: ids, ofType: FishEntity.self)
  }
}
