// A plant as the system sees it.

import AppIntents

struct PlantEntity: AppEntity {
  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
  static var defaultQuery = PlantQuery()

  var id: Int

  @Property(title: "Name")
  var name: String

  @Property(title: "Bed")
  var bed: String

  @Property(title: "Water Today")
  var litres: Double

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)", subtitle: "\(bed) bed")
  }

  init(_ plant: Plant) {
    id = plant.id
    name = plant.name
    bed = plant.bed
    litres = plant.litres
  }
}

struct PlantQuery: EntityStringQuery {
  func entities(for identifiers: [PlantEntity.ID]) async throws -> [PlantEntity] {
    await Garden.shared.plants
      .filter { identifiers.contains($0.id) }
      .map(PlantEntity.init)
  }

  func entities(matching string: String) async throws -> [PlantEntity] {
    await Garden.shared.plants
      .filter { $0.name.localizedCaseInsensitiveContains(string) }
      .map(PlantEntity.init)
  }

  func suggestedEntities() async throws -> [PlantEntity] {
    await Garden.shared.plants.map(PlantEntity.init)
  }
}
