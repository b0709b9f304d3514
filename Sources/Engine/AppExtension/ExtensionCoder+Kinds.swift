// Codes the kinds of values, with the types of entities and enumerations in them.

package import BehestJSON
import Foundation
package import IntentEngine

extension ExtensionCoder {
  /// The kinds without anything more to say, by their names.
  private static let plainKinds: [(name: String, kind: ValueKind)] = [
    ("text", .text), ("attributedText", .attributedText), ("integer", .integer),
    ("number", .number), ("decimal", .decimal), ("boolean", .boolean), ("date", .date),
    ("dateComponents", .dateComponents), ("duration", .duration), ("url", .url), ("file", .file),
    ("amount", .amount), ("person", .person), ("personName", .personName), ("place", .place),
    ("recurrence", .recurrence),
  ]

  /// Returns a kind as JSON.
  package func json(_ kind: ValueKind) -> JSON {
    switch kind {
    case .measurement(let unit): return ["kind": "measurement", "unit": UnitCoding.json(unit)]
    case .entity(let type): return ["kind": "entity", "type": json(EntityTypeFacts(type))]
    case .enumeration(let type):
      return [
        "kind": "enumeration",
        "type": [
          "typeName": .string(type.typeName), "displayName": .string(type.displayName),
          "cases": .array(type.cases.map(json)),
        ],
      ]
    case .list(let element): return ["kind": "list", "element": json(element)]
    case .union(let kinds, let name):
      return ["kind": "union", "kinds": .array(kinds.map(json)), "name": .string(name)]
    case .spoken(let name): return ["kind": "spoken", "name": .string(name)]
    case .other(let name): return ["kind": "other", "name": .string(name)]
    case .text, .attributedText, .integer, .number, .decimal, .boolean, .date, .dateComponents,
      .duration, .url, .file, .amount, .person, .personName, .place, .recurrence:
      // Each plain kind is described by its own name.
      return ["kind": .string(String(describing: kind))]
    }
  }

  /// Returns the kind of a JSON object; one that is not known cannot be read from words.
  package func kind(_ json: JSON) -> ValueKind {
    let name = json["name"]?.string ?? ""
    let type = json["type"] ?? [:]
    switch json["kind"]?.string ?? "" {
    case "measurement": return .measurement(json["unit"].flatMap(UnitCoding.unit) ?? Self.noUnit)
    case "entity": return .entity(entityType(entityTypeFacts(type)))
    case "enumeration":
      return .enumeration(
        KnownEnumeration(
          typeName: type["typeName"]?.string ?? "",
          displayName: type["displayName"]?.string ?? "",
          cases: (type["cases"]?.array ?? []).compactMap(value)))
    case "list": return .list(of: kind(json["element"] ?? [:]))
    case "union":
      return .union((json["kinds"]?.array ?? []).map(kind), named: name)
    case "spoken": return .spoken(name)
    case let plain:
      return Self.plainKinds.first { $0.name == plain }?.kind
        ?? .other(name.isEmpty ? plain : name)
    }
  }

  private static let noUnit: Dimension = UnitLength.baseUnit()

  /// Returns the description of a type of entities as JSON.
  package func json(_ type: EntityTypeFacts) -> JSON {
    var json: JSON = [
      "id": .string(type.id), "typeName": .string(type.typeName),
      "displayName": .string(type.displayName), "searchesWords": .boolean(type.searchesWords),
    ]
    if type.isTransient { json["isTransient"] = true }
    json["contentTypes"] = type.contentTypes.map { .array($0.map { .string($0) }) }
    return json
  }

  /// Returns the description of a type of entities in a JSON object.
  package func entityTypeFacts(_ json: JSON) -> EntityTypeFacts {
    let id = json["id"]?.string ?? ""
    let name = json["typeName"]?.string ?? String(id.split(separator: ".").last ?? "")
    return EntityTypeFacts(
      id: id.isEmpty ? name : id, typeName: name,
      displayName: json["displayName"]?.string ?? name.wordsOfIdentifier,
      isTransient: json["isTransient"] == true,
      contentTypes: json["contentTypes"]?.array?.compactMap(\.string),
      searchesWords: json["searchesWords"] != false)
  }
}
