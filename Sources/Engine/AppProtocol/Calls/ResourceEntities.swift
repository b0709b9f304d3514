// The resources that a server lists, as entities that can be found by their names.

import BehestJSON
import Foundation
import IntentEngine
import ModelContextProtocol

/// The resources of a mounted app as a type of entities.
struct ResourceEntities: EntityType {
  let app: String
  let link: ServerLink

  private static let patience = Duration.seconds(30)

  var id: String { "\(app).Resource" }
  var typeName: String { "Resource" }
  var displayName: String { "Resource" }
  var searchesWords: Bool { true }
  var areInLists: Bool { false }

  /// The parameter that takes one of the resources.
  var parameter: ParameterFacts {
    var facts = ParameterFacts(name: "resource", kind: .entity(self), typeID: id)
    facts.title = "Resource"
    return facts
  }

  private func listed() async throws -> [Resource] {
    do {
      return try await link.client().resources(within: Self.patience)
    } catch let error as ClientError {
      throw await link.failure(for: error)
    }
  }

  func entities(withIDs ids: [String]) async throws -> [Value] {
    let listed = try await listed()
    return ids.compactMap { id in listed.first { $0.uri == id }.map { value(of: $0) } }
  }

  func entities(matching words: String) async throws -> [Value]? {
    let words = words.lowercased()
    return try await listed().filter { resource in
      [resource.name, resource.title ?? "", resource.uri].contains {
        $0.lowercased().contains(words)
      }
    }.map { value(of: $0) }
  }

  /// Returns the contents of the resource with an address, or a name in any letter case, as a text or
  /// a file; `nil` when there is none.
  func contents(of name: String) async throws -> Value? {
    let listed = try await listed()
    let named =
      listed.first { $0.uri == name }
      ?? listed.first { resource in
        [resource.name, resource.title].contains { $0?.lowercased() == name.lowercased() }
      }
    guard let named else { return nil }
    do {
      return CallResult(try await link.client().read(named.uri, within: Self.patience)).value
    } catch let error as ClientError {
      throw await link.failure(for: error)
    }
  }

  func all() async throws -> [Value]? { try await listed().map { value(of: $0) } }

  func suggested() async throws -> OptionList {
    OptionList(items: try await listed().map { (value(of: $0), nil) })
  }

  func searchableProperties() async throws -> [SearchableProperty]? { nil }

  func entities(fitting search: EntitySearch) async throws -> [Value] { [] }

  private func value(of resource: Resource) -> Value {
    .entity(
      Value.Entity(
        type: displayName, id: resource.uri,
        title: (resource.title ?? resource.name).oneLine(),
        subtitle: (resource.explanation ?? resource.uri).oneLine(),
        properties: [
          .init(name: "uri", title: "Address", value: .text(resource.uri)),
          .init(name: "mimeType", title: "Type", value: resource.mimeType.map { .text($0) }),
        ], typeID: id))
  }
}
