// An attribute set that forgets the title.

import AppIntents
import CoreSpotlight

struct FishEntity: IndexedEntity {
  static let defaultQuery = FishQuery()
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Fish"

  let id: String

  var displayRepresentation: DisplayRepresentation { "\(id)" }

  var attributeSet: CSSearchableItemAttributeSet {
    let attributes = CSSearchableItemAttributeSet()
    attributes.keywords = ["pond"]
    return attributes
  }
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
