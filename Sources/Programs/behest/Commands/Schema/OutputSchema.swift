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

  // MARK: Commands

  private static let commandSchemas: [String: JSON] = [
    "say": reference("reply"), "run": reference("reply"), "shell": reference("reply"),
    "match": reference("understanding"),
    "apps": list(
      object([
        "name": text, "synonyms": list(text), "intentCount": integer, "shortcutCount": integer,
        "isSample": flag,
      ])),
    "intents": list(reference("intent")), "describe": reference("intent"),
    "shortcuts": list(
      object([
        "app": text, "intent": text, "title": text, "symbol": orNull(text), "phrases": list(text),
      ])),
    "phrases": list(
      object(["app": text, "intent": text, "phrase": text], optional: ["language": orNull(text)])),
    "entities": list(reference("entity")), "enum": list(reference("entity")),
    "surfaces": list(
      object([
        "name": text, "state": oneOf("served", "declared", "absent"), "detail": orNull(text),
      ])),
    "url": text,
    "doc list": list(reference("document")), "doc new": reference("document"),
    "doc show": reference("document"), "doc edit": reference("document"),
    "doc rm": object(["deleted": list(text)]),
    "config list": list(reference("setting")), "config get": reference("setting"),
    "config set": object(["key": text, "value": text, "file": text]),
    "doctor": list(
      object([
        "check": text, "state": oneOf("ok", "warning", "problem"), "words": text,
        "advice": orNull(text),
      ])),
    "lint": list(
      object([
        "rule": text, "level": oneOf("note", "warning", "error"), "message": text,
        "app": orNull(text), "utterance": orNull(text), "file": orNull(text),
        "line": orNull(integer), "column": orNull(integer),
        "related": list(
          object([
            "message": text, "file": orNull(text), "line": orNull(integer),
            "column": orNull(integer),
          ])),
      ])),
    "test": object([
      "total": integer, "failed": integer,
      "cases": list(
        object([
          "utterance": text, "file": text, "line": integer, "column": integer, "passed": flag,
          "differences": list(
            object(["field": text, "expected": orNull(text), "actual": orNull(text)])),
        ])),
    ]),
    "sample": object(
      [
        "utterance": text, "app": text, "intent": text, "phrase": text,
        "values": members(object(["text": text, "value": orNull(text)])),
      ], optional: ["context": members([:])]),
  ]

  // MARK: What they share

  private static let shared: [String: JSON] = [
    "reply": [
      "description": "What came of an utterance or an intent; one a line in a script or a batch.",
      "oneOf": .array(
        ["done", "question", "nothingMatched", "failed", "cancelled", "sequence"].map(reference)),
    ],
    "done": reply(
      "done",
      [
        "app": text, "intent": text, "value": [:], "dialog": orNull(text),
        "card": orNull(reference("card")), "opensApp": flag,
        "steps": list(
          object([
            "kind": oneOf("created", "parameter", "performed", "snippet", "opens"),
            "intent": text, "detail": orNull(text),
          ])),
      ]),
    "question": reply("question", ["question": reference("asked")]),
    "nothingMatched": reply(
      "nothingMatched",
      [
        "nearest": list(reference("nearMiss")),
        "vetoed": list(object(["app": text, "phrase": text])),
      ]),
    "failed": reply(
      "failed",
      ["code": text, "message": text, "detail": orNull(text), "choices": list(text)]),
    "cancelled": reply("cancelled", ["declined": flag, "intent": orNull(text)]),
    "sequence": reply(
      "sequence", ["commands": list(reference("reply")), "notRun": list(text)]),
    "card": [
      "description": "A card, as Documentation/Card.schema.json of Behest has it.",
      "type": "object", "required": ["title", "blocks"],
    ],
    "asked": object([
      "kind": oneOf("value", "choice", "confirmation", "intent", "suggestion"),
      "app": orNull(text), "intent": orNull(text), "prompt": text, "problem": orNull(text),
      "answer": text,
      "parameter": orNull(
        object(["name": text, "title": text, "explanation": orNull(text), "type": text])),
      "options": list(
        object([
          "number": integer, "title": text, "subtitle": orNull(text), "symbol": orNull(text),
          "section": orNull(text), "synonyms": list(text), "isCancel": flag,
          "isDestructive": flag,
        ])),
      "acceptWords": list(text), "declineWords": list(text), "isDestructive": flag,
      "isMultiline": flag, "isSecret": flag, "defaultAnswer": orNull(text),
      "card": orNull(reference("card")),
    ]),
    "nearMiss": object(
      [
        "app": text, "intent": text, "phrase": text, "reason": text,
        "parameters": members(object(["text": text, "value": orNull(text)])),
        "score": orNull(number),
      ], optional: ["doubts": list(text), "interpreted": flag]),
    "understanding": object(
      [
        "utterance": text, "matches": list(reference("matched")),
        "nearest": list(reference("nearMiss")),
      ],
      optional: [
        "sequence": list(
          object(
            [
              "text": text, "start": integer, "end": integer, "takes": list(text),
              "matches": list(reference("matched")),
            ], optional: ["explanation": ["type": "object"]])),
        "explanation": ["type": "object"],
      ]),
    "matched": object(
      [
        "app": text, "intent": text, "phrase": text,
        "tier": oneOf("exact", "normalised", "fillers", "slips", "parts"),
        "parameters": members(
          object(
            ["value": orNull(text)],
            optional: ["text": orNull(text), "start": orNull(integer), "end": orNull(integer)])),
      ], optional: ["nameInferred": flag]),
    "intent": object([
      "app": text, "name": text, "title": text, "explanation": orNull(text),
      "isDiscoverable": flag, "opensApp": flag, "authenticationPolicy": text,
      "summary": orNull(text),
      "parameters": list(
        object([
          "name": text, "title": text, "explanation": orNull(text), "type": text,
          "isRequired": flag, "default": orNull(text), "cases": list(text),
        ])),
    ]),
    "entity": object([
      "type": text, "id": text, "title": text, "subtitle": orNull(text), "symbol": orNull(text),
      "synonyms": list(text), "properties": members([:]),
    ]),
    "document": [
      "type": "object", "description": "A document, with the properties that its app has.",
      "required": ["id", "title", "content"],
      "properties": ["id": text, "title": text, "content": text],
    ],
    "setting": object(["key": text, "value": orNull(text), "source": text]),
  ]

  // MARK: Parts of a schema

  private static let text: JSON = ["type": "string"]
  private static let integer: JSON = ["type": "integer"]
  private static let number: JSON = ["type": "number"]
  private static let flag: JSON = ["type": "boolean"]

  private static func reference(_ name: String) -> JSON { ["$ref": .string("#/$defs/\(name)")] }

  private static func list(_ element: JSON) -> JSON { ["type": "array", "items": element] }

  private static func orNull(_ schema: JSON) -> JSON { ["anyOf": [schema, ["type": "null"]]] }

  private static func oneOf(_ words: String...) -> JSON {
    ["enum": .array(words.map { .string($0) })]
  }

  /// Returns the schema of an object with any names.
  private static func members(_ value: JSON) -> JSON {
    ["type": "object", "additionalProperties": value]
  }

  private static func object(
    _ required: [String: JSON], optional: [String: JSON] = [:]
  ) -> JSON {
    let all = required.merging(optional) { $1 }.sorted { $0.key < $1.key }
    return [
      "type": "object", "additionalProperties": false,
      "required": .array(required.keys.sorted().map { .string($0) }),
      "properties": .object(JSON.Members(all)),
    ]
  }

  /// Returns the schema of a reply; in a script or a batch it has the line that it is for.
  private static func reply(_ status: String, _ members: [String: JSON]) -> JSON {
    object(
      members.merging(["status": ["const": .string(status)], "exit": integer]) { $1 },
      optional: ["line": integer, "utterance": text])
  }
}
