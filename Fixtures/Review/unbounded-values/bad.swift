// A visual search that returns the whole nursery.

import AppIntents

struct PlantEntity: AppEntity {
  static let defaultQuery = PlantQuery()
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"

  let id: String

  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

struct PlantQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [PlantEntity] { [] }
}

struct PlantValueQuery: IntentValueQuery {
  func values(for input: SemanticContentDescriptor) async throws -> [PlantEntity] {
    let plants = try await Nursery.shared.plants(labels: input.labels)
    return plants.map { PlantEntity(id: $0.id) }
  }
}
