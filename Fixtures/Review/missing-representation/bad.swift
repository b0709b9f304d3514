// Types and values that cannot be shown.

import AppIntents

struct TreeEntity: AppEntity {
  static let defaultQuery = TreeQuery()
  static let typeDisplayRepresentation: TypeDisplayRepresentation = ""

  let id: String
}

struct TreeQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [TreeEntity] { [] }
}

enum Fruit: String, AppEnum {
  case apple, pear

  static let caseDisplayRepresentations: [Fruit: DisplayRepresentation] = [
    .apple: "Apple", .pear: "Pear",
  ]
}
