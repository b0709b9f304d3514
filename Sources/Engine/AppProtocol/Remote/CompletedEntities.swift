// The entities of a server that completes their identifiers and reads them as resources.

import AppExtension
import BehestJSON
import IntentEngine
import ModelContextProtocol

/// A type of entities that are found by completion, for servers without the tool `behest.entities`.
struct CompletedEntities: EntityType {
  let facts: EntityTypeFacts
  let app: RemoteApp

  var id: String { facts.id }
  var typeName: String { facts.typeName }
  var displayName: String { facts.displayName }
  var isTransient: Bool { facts.isTransient }
  var contentTypes: [String]? { facts.contentTypes }
  var searchesWords: Bool { true }

  /// The template of the addresses of the entities.
  private var template: ResourceTemplate {
    ResourceTemplate(uriTemplate: "\(BehestExtension.entityAddresses)\(id)/{id}", name: id)
  }

  private static let patience = Duration.seconds(30)

  func entities(withIDs ids: [String]) async throws -> [Value] {
    try await withClient { client in
      var found: [Value] = []
      for id in ids {
        let address = template.address(with: ["id": id])
        do {
          let text = try await client.read(address, within: Self.patience).first?.text
          if let json = text.flatMap({ try? JSON(parsing: $0.utf8) }) {
            found.append(entity(json, id: id))
          }
        } catch ClientError.server {
          // An entity that is gone is left out.
        }
      }
      return found
    }
  }

  func entities(matching words: String) async throws -> [Value]? {
    let reference: JSON = ["type": "ref/resource", "uri": .string(template.uriTemplate)]
    let ids = try await withClient { client in
      let answer = try await client.complete("id", words, of: reference, within: Self.patience)
      return (answer["completion"]?["values"]?.array ?? []).compactMap(\.string)
    }
    return try await entities(withIDs: ids)
  }

  func all() async throws -> [Value]? { nil }

  func suggested() async throws -> OptionList {
    OptionList(items: (try await entities(matching: "") ?? []).map { ($0, nil) })
  }

  func searchableProperties() async throws -> [SearchableProperty]? { nil }

  func entities(fitting search: EntitySearch) async throws -> [Value] { [] }

  private func withClient<Result: Sendable>(
    _ body: (MCPClient) async throws -> Result
  ) async throws -> Result {
    do {
      return try await body(try await app.link.client())
    } catch let error as ClientError {
      throw await app.link.failure(for: error)
    }
  }

  /// Returns the entity of a resource, whose members are its properties unless it has `properties`.
  private func entity(_ json: JSON, id: String) -> Value {
    var json = json
    json["id"] = .string(id)
    json["title"] = json["title"] ?? json["name"]
    if json["properties"] == nil, let members = json.object {
      json["properties"] = .object(JSON.Members(members.filter { $0.key != "id" }.map { ($0, $1) }))
    }
    return app.coder.value(json).map { $0.typed(as: facts) } ?? .text(id)
  }
}
