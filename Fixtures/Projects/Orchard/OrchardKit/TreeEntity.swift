// A tree as the system sees it, in a module that the app only uses.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import AppIntents

/// A tree.
public struct TreeEntity: AppEntity {
  public static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Trees", numericFormat: "\(placeholder: .int) trees")
  public static let defaultQuery = TreeQuery()

  public let id: Int
  public let kind: String

  public var displayRepresentation: DisplayRepresentation { "\(kind)" }
}

/// Finds trees.
public struct TreeQuery: EnumerableEntityQuery {
  public init() {}

  public func entities(for identifiers: [Int]) async throws -> [TreeEntity] {
    try await allEntities().filter { identifiers.contains($0.id) }
  }

  public func allEntities() async throws -> [TreeEntity] {
    ["Apple", "Pear"].enumerated().map { TreeEntity(id: $0, kind: $1) }
  }
}

/// A crate as the module sees it; the app has a type of the same name.
public enum Crate: String, AppEnum {
  case oak, elm

  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Wood"
  public static let caseDisplayRepresentations: [Crate: DisplayRepresentation] = [
    .oak: "Oak", .elm: "Elm",
  ]
}
