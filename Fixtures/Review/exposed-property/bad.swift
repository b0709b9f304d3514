// Properties that are nobody's business.

import AppIntents

struct GateEntity: AppEntity {
  static let defaultQuery = GateQuery()
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Gate"

  let id: String

  @Property(title: "Name")
  var name: String

  @Property(title: "Token")
  var accessToken: String

  @Property(title: "Row")
  var rowID: Int

  var displayRepresentation: DisplayRepresentation { "\(name)" }
}

struct GateQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [GateEntity] { [] }
}
