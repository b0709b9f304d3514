// An entity that Spotlight finds by more than its title.

import AppIntents
import CoreSpotlight

struct FishEntity: IndexedEntity {
  static let defaultQuery = FishQuery()
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Fish"

  let id: String

  @Property(title: "Name", indexingKey: \.displayName)
  var name: String

  @Property(title: "Length")
  var length: Int

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

func index(_ fish: [FishEntity]) async throws {
  try await CSSearchableIndex(name: "Fish").indexAppEntities(fish)
}
