// Types and values that can be shown, some by an extension or a protocol.

import AppIntents

protocol NamedEntity: AppEntity {
  var name: String { get }
}

extension NamedEntity {
  var displayRepresentation: DisplayRepresentation { "\(name)" }
}

struct TreeEntity: NamedEntity {
  static let defaultQuery = TreeQuery()

  let id: String
  var name: String
}

extension TreeEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tree"
}

struct TreeQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [TreeEntity] { [] }
}

enum Fruit: String {
  case apple, pear
}

extension Fruit: AppEnum {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Fruit")
  static let caseDisplayRepresentations: [Fruit: DisplayRepresentation] = [
    .apple: "Apple", .pear: "Pear",
  ]
}
