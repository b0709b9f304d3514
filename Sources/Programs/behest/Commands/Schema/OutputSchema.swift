// Describes what --json prints, as a JSON Schema: a definition for each command.

package import BehestJSON

/// The schema of the output of `--json`, in the form of JSON Schema 2020-12.
///
/// No object has other members than those named, so that a test fails where a command prints
/// something new. The definition of a command has its words as its name.
package enum OutputSchema {
  /// The commands that are described, in the order of their names.
  package static var commands: [String] { Array(commandSchemas.keys).sorted() }

  /// Returns the schema of a command, or of all of them; `nil` for one that is not described.
  package static func document(of command: String? = nil) -> JSON? {
    if let command, commandSchemas[command] == nil { return nil }
    var document: JSON = [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "What behest prints with --json",
      "$defs": .object(
        JSON.Members(shared.merging(commandSchemas) { $1 }.sorted { $0.key < $1.key })),
    ]
    if let command {
      // Whatever keeps a command from being run is a failed reply.
      document["anyOf"] = [reference(command), reference("failed")]
    } else {
      document["description"] =
        "The definition named as a command describes what that prints; the failed reply is what every command prints that cannot be run."
    }
    return document
  }

  private static let commandSchemas =
    replyCommands.merging(catalogCommands) { $1 }.merging(appCommands) { $1 }
    .merging(scriptCommands) { $1 }.merging(documentCommands) { $1 }
    .merging(markdownCommands) { $1 }.merging(checkCommands) { $1 }

  // MARK: Parts of a schema

  static let text: JSON = ["type": "string"]
  static let integer: JSON = ["type": "integer"]
  static let number: JSON = ["type": "number"]
  static let flag: JSON = ["type": "boolean"]

  static func reference(_ name: String) -> JSON { ["$ref": .string("#/$defs/\(name)")] }

  static func list(_ element: JSON) -> JSON { ["type": "array", "items": element] }

  static func orNull(_ schema: JSON) -> JSON { anyOf(schema, ["type": "null"]) }

  static func anyOf(_ schemas: JSON...) -> JSON { ["anyOf": .array(schemas)] }

  static func oneOf(_ words: String...) -> JSON {
    ["enum": .array(words.map { .string($0) })]
  }

  /// Returns the schema of an object with any names.
  static func members(_ value: JSON) -> JSON {
    ["type": "object", "additionalProperties": value]
  }

  static func object(
    _ required: [String: JSON], optional: [String: JSON] = [:]
  ) -> JSON {
    let all = required.merging(optional) { $1 }.sorted { $0.key < $1.key }
    return [
      "type": "object", "additionalProperties": false,
      "required": .array(required.keys.sorted().map { .string($0) }),
      "properties": .object(JSON.Members(all)),
    ]
  }
}
