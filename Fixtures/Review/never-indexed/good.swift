// An entity that is put into an index.

import AppIntents
import CoreSpotlight

struct FishEntity: IndexedEntity {
  static let defaultQuery = FishQuery()
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Fish"

  let id: String

  @Property(title: "Name", indexingKey: \.displayName)
  var name: String

  var displayRepresentation: DisplayRepresentation { "\(name)" }
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
}
