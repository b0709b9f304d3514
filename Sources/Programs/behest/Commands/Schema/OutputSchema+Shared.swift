// Describes the parts of what commands print with --json that several commands have in common.

import BehestJSON

extension OutputSchema {
  /// The definitions that several commands use, by name.
  static let shared = replies.merging(matches) { $1 }.merging(others) { $1 }

  private static let replies: [String: JSON] = [
    "reply": [
      "description": "What came of an utterance or an intent; one a line in a script or a batch.",
      "oneOf": .array(
        ["done", "question", "nothingMatched", "failed", "cancelled", "sequence", "told"].map(
          reference)),
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
    "told": reply("told", ["text": text]),
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
  ]

  private static let matches: [String: JSON] = [
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
        "tier": reference("tier"),
        "parameters": members(
          object(
            ["value": orNull(text)],
            optional: ["text": orNull(text), "start": orNull(integer), "end": orNull(integer)])),
      ], optional: ["nameInferred": flag]),
    "sentenceResult": object(
      [
        "utterance": text,
        "matches": list(
          object(
            [
              "app": text, "intent": text, "phrase": text, "tier": reference("tier"),
              "metadata": [:], "captures": members(reference("sentenceSlot")),
              "parameters": members(reference("sentenceSlot")),
            ], optional: ["nameInferred": flag])),
        "nearest": list(
          object([
            "app": text, "intent": text, "phrase": text, "reason": text, "score": number,
            "doubts": list(text), "parameters": members(object(["text": text, "value": [:]])),
          ])),
      ], optional: ["nanoseconds": integer, "explanation": ["type": "object"]]),
    "sentenceSlot": object([
      "text": orNull(text), "start": orNull(integer), "end": orNull(integer), "value": [:],
    ]),
    "badLine": object(["utterance": text, "error": text]),
    "tier": oneOf("exact", "normalised", "fillers", "slips", "parts"),
  ]

  private static let others: [String: JSON] = [
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
    "phrase": object(
      ["app": text, "intent": text, "phrase": text], optional: ["language": orNull(text)]),
    "level": oneOf("note", "warning", "error"),
    "addedApp": object([
      "name": text, "command": list(text), "variables": list(text), "fixed": members([:]),
      "isCareful": flag, "server": text, "version": text, "protocolVersion": text,
      "tools": list(text), "prompts": list(text), "hasResources": flag,
    ]),
    "form": object(["form": text, "text": text]),
    "refused": object([
      "type": ["const": "failed"],
      "error": object(["code": text, "message": text, "offset": integer]),
    ]),
    "node": node(),
    "place": object(["line": integer, "column": integer]),
  ]

  /// Returns the schema of a node of Markdown; its kind decides which of the other members it has.
  static func node(_ more: [String: JSON] = [:]) -> JSON {
    let facts: [String: JSON] = [
      "level": integer, "info": text, "text": text, "first": orNull(integer), "tight": flag,
      "checked": flag, "alignments": list(text), "header": flag, "label": text,
      "destination": text, "title": text, "index": integer,
    ]
    return object(
      [
        "kind": text, "id": text, "bytes": list(integer), "start": reference("place"),
        "end": reference("place"),
      ].merging(more) { $1 },
      optional: facts.merging(["children": list(reference("node"))]) { $1 })
  }

  /// Returns the schema of a reply; in a script or a batch it has the line that it is for.
  private static func reply(_ status: String, _ members: [String: JSON]) -> JSON {
    object(
      members.merging(["status": ["const": .string(status)], "exit": integer]) { $1 },
      optional: ["line": integer, "utterance": text])
  }
}
