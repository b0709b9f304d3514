// Describes what tools return, and puts it into that form.

import BehestJSON
import IntentEngine

/// The JSON Schema of the structured content of a tool's result.
///
/// An object is the content itself; any other value is its member `result`. No member is required:
/// the result that asks for another call is of the same schema.
struct ResultSchema {
  /// The schema.
  let json: JSON

  /// Creates the schema of a type; `nil` for a type that is not known.
  ///
  /// - Parameter types: The entity types of the app by identifier.
  init?(returned type: String, _ types: [String: any EntityType]) {
    if let entity = types[type] {
      json = Self.entity(entity.displayName)
      return
    }
    let value: JSON
    switch type {
    case "text", "decimal", "duration": value = ["type": "string"]
    case "integer": value = ["type": "integer"]
    case "number": value = ["type": "number"]
    case "boolean": value = ["type": "boolean"]
    case "date": value = ["type": "string", "format": "date-time"]
    case "url": value = ["type": "string", "format": "uri"]
    default: return nil
    }
    json = ["type": "object", "properties": ["result": value]]
  }

  private static func entity(_ name: String) -> JSON {
    [
      "type": "object", "title": .string(name),
      "properties": [
        "type": ["type": "string"], "id": ["type": "string"], "title": ["type": "string"],
        "subtitle": ["type": ["string", "null"]], "symbol": ["type": ["string", "null"]],
        "synonyms": ["type": "array", "items": ["type": "string"]],
        "properties": ["type": "object"],
      ],
    ]
  }

  /// Returns a value as structured content.
  static func content(_ value: Value) -> JSON {
    let json = JSON(encoding: value)
    if case .object = json { return json }
    return ["result": json]
  }
}
