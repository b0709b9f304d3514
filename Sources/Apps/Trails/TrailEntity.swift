// Trails and their parks.

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

struct TrailQuery: EntityStringQuery, EntityPropertyQuery {
  typealias Test = (TrailEntity) -> Bool

  static var properties = QueryProperties {
    Property(\TrailEntity.$name) {
      EqualToComparator { name in { $0.name == name } as Test }
      NotEqualToComparator { name in { $0.name != name } as Test }
      ContainsComparator { text in { $0.name.localizedCaseInsensitiveContains(text) } as Test }
      HasPrefixComparator { text in { $0.name.hasPrefix(text) } as Test }
      HasSuffixComparator { text in { $0.name.hasSuffix(text) } as Test }
    }
    Property(\TrailEntity.$length) {
      LessThanComparator { length in { $0.length < length } as Test }
      LessThanOrEqualToComparator { length in { $0.length <= length } as Test }
      GreaterThanComparator { length in { $0.length > length } as Test }
      GreaterThanOrEqualToComparator { length in { $0.length >= length } as Test }
    }
    Property(\TrailEntity.$climb) {
      IsBetweenComparator { low, high in { low <= $0.climb && $0.climb <= high } as Test }
      LessThanComparator { climb in { $0.climb < climb } as Test }
    }
    Property(\TrailEntity.$park) {
      EqualToComparator { park in { $0.park == park } as Test }
    }
  }

  static var sortingOptions = SortingOptions {
    SortableBy(\TrailEntity.$name)
    SortableBy(\TrailEntity.$length)
    SortableBy(\TrailEntity.$climb)
  }

  func entities(
    matching comparators: [Test], mode: ComparatorMode, sortedBy: [Sort<TrailEntity>], limit: Int?
  ) async throws -> [TrailEntity] {
    var found = TrailEntity.all.filter { trail in
      mode == .and
        ? comparators.allSatisfy { $0(trail) }
        : comparators.isEmpty || comparators.contains { $0(trail) }
    }
    for sort in sortedBy.reversed() {
      let isAscending = sort.order == .ascending
      switch sort.by {
      case \TrailEntity.$length: found.sort { ($0.length < $1.length) == isAscending }
      case \TrailEntity.$climb: found.sort { ($0.climb < $1.climb) == isAscending }
      default: found.sort { ($0.name < $1.name) == isAscending }
      }
    }
    return limit.map { Array(found.prefix($0)) } ?? found
  }

  func entities(for identifiers: [TrailEntity.ID]) async throws -> [TrailEntity] {
    TrailEntity.all.filter { identifiers.contains($0.id) }
  }

  func entities(matching string: String) async throws -> [TrailEntity] {
    TrailEntity.all.filter { $0.name.localizedCaseInsensitiveContains(string) }
  }

  func suggestedEntities() async throws -> [TrailEntity] {
    TrailEntity.all
  }
}
