// The lamps, and the service that controls them.

import AppIntents

actor LightService {
  struct Light: Sendable {
    var id: String
    var name: String
    var isOn = false
    var brightness = 100
    var color = LightColor.white
  }

  private var lights = [
    Light(id: "living-room", name: "Living Room"), Light(id: "kitchen", name: "Kitchen"),
    Light(id: "porch", name: "Porch", isOn: true),
  ]

  func all() -> [Light] { lights }

  /// Sets lamps to what they were.
  func restore(_ before: [Light]) {
    for light in before { _ = change(light.id) { $0 = light } }
  }

  func change(_ id: String, _ change: @Sendable (inout Light) -> Void) -> Light? {
    guard let index = lights.firstIndex(where: { $0.id == id }) else { return nil }
    change(&lights[index])
    return lights[index]
  }
}

enum LightColor: String, AppEnum {
  case white, warm, red, blue

  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Color"

  static var caseDisplayRepresentations: [LightColor: DisplayRepresentation] = [
    .white: "White",
    .warm: DisplayRepresentation(title: "Warm White", subtitle: "For the evening"),
    .red: "Red",
    .blue: "Blue",
  ]
}

struct LightEntity: AppEntity {
  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Light"
  static var defaultQuery = LightQuery()

  var id: String

  @Property(title: "Name")
  var name: String

  @Property(title: "On")
  var isOn: Bool

  @Property(title: "Brightness")
  var brightness: Int

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(name)", subtitle: isOn ? "On" : "Off",
      image: .init(systemName: isOn ? "lightbulb.fill" : "lightbulb"))
  }

  init(_ light: LightService.Light) {
    id = light.id
    name = light.name
    isOn = light.isOn
    brightness = light.brightness
  }
}

struct LightQuery: EntityQuery {
  @Dependency
  var service: LightService

  func entities(for identifiers: [String]) async throws -> [LightEntity] {
    await service.all().filter { identifiers.contains($0.id) }.map(LightEntity.init)
  }

  func suggestedEntities() async throws -> [LightEntity] {
    await service.all().map(LightEntity.init)
  }
}
