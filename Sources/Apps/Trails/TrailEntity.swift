// Trails and the parks they are in.

import AppIntents

enum Park: String, AppEnum {
  case oakwood, granite, coast

  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Park"

  static var caseDisplayRepresentations: [Park: DisplayRepresentation] = [
    .oakwood: DisplayRepresentation(title: "Oakwood", synonyms: ["The Woods"]),
    .granite: "Granite Peaks",
    .coast: DisplayRepresentation(title: "Coast", subtitle: "Windy"),
  ]
}

struct TrailEntity: AppEntity {
  static var typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Trail", numericFormat: "\(placeholder: .int) trails")
  static var defaultQuery = TrailQuery()

  var id: String

  @Property(title: "Name")
  var name: String

  @Property(title: "Length")
  var length: Measurement<UnitLength>

  @Property(title: "Park")
  var park: Park

  @Property(title: "Climb")
  var climb: Int

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)", subtitle: "\(length.value.formatted()) mi")
  }

  init(id: String, name: String, miles: Double, park: Park, climb: Int) {
    self.id = id
    self.name = name
    self.length = Measurement(value: miles, unit: .miles)
    self.park = park
    self.climb = climb
  }

  static var all: [TrailEntity] {
    [
      TrailEntity(id: "oak-loop", name: "Oak Loop", miles: 3, park: .oakwood, climb: 60),
      TrailEntity(id: "oak-ridge", name: "Oak Ridge", miles: 7.5, park: .oakwood, climb: 420),
      TrailEntity(id: "oak-river", name: "Oak River", miles: 5.5, park: .oakwood, climb: 90),
      TrailEntity(id: "summit", name: "Summit Path", miles: 9, park: .granite, climb: 1200),
      TrailEntity(id: "lake", name: "Lake Trail", miles: 4, park: .granite, climb: 150),
      TrailEntity(id: "cliffs", name: "Cliff Walk", miles: 6, park: .coast, climb: 210),
    ]
  }
}

struct TrailQuery: EntityStringQuery, EnumerableEntityQuery {
  func entities(for identifiers: [TrailEntity.ID]) async throws -> [TrailEntity] {
    TrailEntity.all.filter { identifiers.contains($0.id) }
  }

  func entities(matching string: String) async throws -> [TrailEntity] {
    TrailEntity.all.filter { $0.name.localizedCaseInsensitiveContains(string) }
  }

  func allEntities() async throws -> [TrailEntity] {
    TrailEntity.all
  }
}
