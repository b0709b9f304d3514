// Queries that leave out what is gone; one fails when there is no store at all.

import AppIntents

struct TreeEntity: AppEntity {
  static let defaultQuery = TreeQuery()
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tree"

  let id: String

  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

struct TreeQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [TreeEntity] {
    guard let orchard = Orchard.open() else { throw OrchardError.closed }
    var trees: [TreeEntity] = []
    for id in identifiers {
      guard let tree = orchard[id] else { continue }
      trees.append(tree)
    }
    return trees
  }
}

enum OrchardError: Error {
  case closed
}
