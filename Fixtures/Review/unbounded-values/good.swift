// Visual searches that return a few, by themselves or by what they ask.

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
    let plants = try await Nursery.shared.plants(labels: input.labels, limit: 8)
    return plants.map { PlantEntity(id: $0.id) }
  }
}

struct SeedValueQuery: IntentValueQuery {
  func values(for input: StringSearchCriteria) async throws -> [PlantEntity] {
    try await Nursery.shared.bestSeeds(input.term)
  }
}
