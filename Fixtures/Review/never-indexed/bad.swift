// An entity that could be found and is in no index.

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
