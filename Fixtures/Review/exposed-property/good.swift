// What the app alone needs is not marked.

import AppIntents

struct GateEntity: AppEntity {
  static let defaultQuery = GateQuery()
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Gate"

  let id: String

  @Property(title: "Name")
  var name: String

  @Property(title: "Tokens")
  var tokenCount: Int

  var accessToken: String
  var rowID: Int

  var displayRepresentation: DisplayRepresentation { "\(name)" }
}

struct GateQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [GateEntity] { [] }
}
