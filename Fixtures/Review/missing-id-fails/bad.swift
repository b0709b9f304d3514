// A query that loses everything for one tree that was felled.

import AppIntents

struct TreeEntity: AppEntity {
  static let defaultQuery = TreeQuery()
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tree"

  let id: String

  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

struct TreeQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [TreeEntity] {
    try identifiers.map { id in
      guard let tree = Orchard.trees[id] else { throw OrchardError.felled }
      return tree
    }
  }
}

enum OrchardError: Error {
  case felled
}
