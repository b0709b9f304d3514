// Offers entities as resources, and completes their identifiers.

import AppExtension
import BehestJSON
import IntentEngine
import ModelContextProtocol

/// An entity type of an app.
struct ServedType: Sendable {
  /// The app of the type.
  let app: App
  /// The type.
  let type: any EntityType

  /// The name of the type in addresses: "Soupy.Soup".
  var name: String { EntityAddress.name(type, of: app) }
}

extension AppServer {
  /// The maximum number of values of one completion, which the protocol sets.
  private static let mostValues = 100

  /// The entity types of the apps' parameters, each once.
  var entityTypes: [ServedType] {
    apps.flatMap { app in
      var known: Set<String> = []
      return app.intents.flatMap { app.speakingParameters(of: $0) }
        .flatMap(\.kind.entityTypes)
        .filter { known.insert($0.id).inserted }
        .map { ServedType(app: app, type: $0.outsideOfParameters) }
    }
  }

  /// The templates of the addresses of entities.
  var templates: [ResourceTemplate] {
    entityTypes.filter { !$0.type.isTransient }.map { served in
      let title = served.app.speaking { served.type.displayName }
      return ResourceTemplate(
        uriTemplate: EntityAddress.template(served.type, of: served.app), name: served.name,
        title: title, explanation: "A \(title) of \(served.app.name), by its identifier.",
        mimeType: "application/json")
    }
  }

  /// Reads an entity, or the manifest.
  func read(_ params: JSON, _ request: ServerRequest) async throws -> JSON {
    guard let uri = params["uri"]?.string else {
      throw RPCError(.invalidParams, "The request has no uri.")
    }
    if uri == manifestResource.uri {
      return contents(uri, manifest.text(isPretty: false), "application/json")
    }
    guard let address = EntityAddress(uri),
      let served = entityTypes.first(where: { $0.name == address.type }),
      let entity = try await entities(of: served, .identifiers([address.id])).first
    else {
      throw RPCError(
        request.client.version.isStateless ? .invalidParams : .resourceNotFound,
        "Resource not found", data: ["uri": .string(uri)])
    }
    return contents(uri, JSON(encoding: entity).text(isPretty: false), "application/json")
  }

  private func contents(_ uri: String, _ text: String, _ type: String) -> JSON {
    ["contents": [ResourceContents(uri: uri, mimeType: type, text: text).json]]
  }

  /// Completes the identifier in the address of an entity: for no text with those suggested.
  func complete(_ params: JSON) async throws -> JSON {
    let reference = params["ref"] ?? [:]
    let uri = reference["uri"]?.string ?? ""
    guard reference["type"] == "ref/resource", let words = params["argument"]?["value"]?.string,
      let served = entityTypes.first(where: {
        EntityAddress.template($0.type, of: $0.app) == uri
      })
    else { throw RPCError(.invalidParams, "There is nothing to complete: \(uri)") }
    var found = try await entities(of: served, words.isEmpty ? .suggested : .matching(words))
    if words.isEmpty, found.isEmpty { found = try await entities(of: served, .all) }
    let first = found.prefix(Self.mostValues)
    return [
      "completion": [
        "values": .array(first.map { .string($0.id) }), "total": .integer(found.count),
        "hasMore": .boolean(found.count > first.count),
      ],
      "_meta": [
        BehestExtension.name: [
          "options": .array(
            first.map { entity in
              var option: JSON = ["id": .string(entity.id), "title": .string(entity.title)]
              option["subtitle"] = entity.subtitle.map { .string($0) }
              return option
            })
        ]
      ],
    ]
  }

  private func entities(
    of served: ServedType, _ request: EntityRequest
  ) async throws -> [Value.Entity] {
    do {
      return try await conversation.entities(
        of: served.type.typeName, in: served.app.name, request)
    } catch {
      throw RPCError(.internalError, error.words)
    }
  }

  /// Tells clients that values of apps have changed, if they have since the last time.
  func tellChanges() { changes.tell(of: apps) }
}

extension App {
  /// Returns the parameters of an intent, in the current language.
  func speakingParameters(of intent: any IntentSource) -> [ParameterFacts] {
    speaking { intent.makeCall().parameters }
  }
}

extension ValueKind {
  /// The entity types among the kind.
  var entityTypes: [any EntityType] {
    switch self {
    case .entity(let type): [type]
    case .list(let element): element.entityTypes
    case .union(let kinds, _): kinds.flatMap(\.entityTypes)
    default: []
    }
  }
}
