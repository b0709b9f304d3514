// Describes what each command prints with --json, by its words.

import BehestJSON

extension OutputSchema {
  /// The commands that say, run or explain.
  static let replyCommands: [String: JSON] = [
    "say": reference("reply"), "run": reference("reply"), "shell": reference("reply"),
    "open": anyOf(reference("reply"), reference("document"), text),
    "match": anyOf(reference("understanding"), reference("sentenceResult"), reference("badLine")),
  ]

  /// The commands that list what is installed.
  static let catalogCommands: [String: JSON] = [
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
    "phrases": list(reference("phrase")),
    "entities": list(reference("entity")), "enum": list(reference("entity")),
    "surfaces": list(
      object([
        "name": text, "state": oneOf("served", "declared", "absent"), "detail": orNull(text),
      ])),
    "url": text,
    "mcp config": members(
      members(
        object(
          ["command": text, "args": list(text)], optional: ["type": text, "env": members(text)]))),
  ]

  /// The commands for apps in other processes.
  static let appCommands: [String: JSON] = [
    "app add": list(reference("phrase")), "app update": list(reference("phrase")),
    "app list": list(reference("addedApp")), "app show": reference("addedApp"),
    "app remove": object(["removed": list(text)]),
    "app logs": list(text),
    "app phrases": object(["app": text, "file": orNull(text), "text": text]),
    "app import": anyOf(
      object([
        "added": list(text), "leftOut": list(object(["name": text, "reason": orNull(text)])),
      ]), reference("question")),
    "app call": anyOf(
      list(
        object([
          "name": text, "required": list(text), "title": orNull(text),
          "explanation": orNull(text), "inputSchema": [:],
        ])), reference("reply")),
    "app check": anyOf(
      object([
        "server": text, "versions": list(text), "called": list(text), "passed": flag,
        "findings": list(
          object([
            "rule": text, "group": text, "level": reference("level"), "subject": text,
            "pointer": orNull(text), "message": text, "reason": text,
          ])),
      ]),
      list(object(["id": text, "group": text, "level": reference("level"), "reason": text]))),
  ]

  /// The commands for scripts and what they show.
  static let scriptCommands: [String: JSON] = [
    "script new": object(["app": text, "folder": text, "phrases": list(reference("phrase"))]),
    "script ls": list(
      object(
        ["folder": text],
        optional: [
          "name": text, "inputs": list(text), "version": text, "icon": text, "description": text,
        ])),
    "script run": reference("reply"), "script app": reference("reply"),
    "script snippet": reference("reply"), "script dev": reference("reply"),
    "script share": anyOf(list(text), reference("reply")),
    "script check": object([
      "passed": flag,
      "findings": list(
        object([
          "rule": text, "level": reference("level"), "message": text, "file": orNull(text),
          "line": orNull(integer), "column": orNull(integer),
        ])),
    ]),
    "script intents": list(
      object(["script": text, "name": text, "protocol": integer, "kind": text])),
    "script bench": object([
      "stages": list(object(["name": text, "median": number, "most": orNull(number)]))
    ]),
    "script gallery": list(object(["section": text, "card": reference("card")])),
    "script access": object([
      "network": orNull(oneOf("allowed", "denied")),
      "clipboard": orNull(oneOf("allowed", "denied")),
    ]),
    "widget list": list(text), "widget show": reference("reply"),
    "widget press": reference("reply"),
    "control list": list(text), "control show": reference("reply"),
    "control toggle": reference("reply"), "control press": reference("reply"),
    "activity show": list(object(["app": text, "card": reference("card")])),
    "activity end": object(["ended": text]),
  ]

  /// The commands for documents and settings.
  static let documentCommands: [String: JSON] = [
    "doc list": list(reference("document")), "doc new": reference("document"),
    "doc show": reference("document"), "doc edit": reference("document"),
    "doc rm": anyOf(object(["deleted": list(text)]), reference("reply")),
    "config list": list(reference("setting")), "config get": reference("setting"),
    "config set": object(["key": text, "value": text, "file": text]),
    "doctor": list(
      object([
        "check": text, "state": oneOf("ok", "warning", "problem"), "words": text,
        "advice": orNull(text),
      ])),
    "manual": list(text),
    "schema": ["type": "object", "description": "A JSON Schema of revision 2020-12."],
  ]

  /// The commands for Markdown; each may print why a text was refused.
  static let markdownCommands: [String: JSON] = [
    "md render": reference("form"), "md html": reference("form"), "md text": reference("form"),
    "md rtf": reference("form"), "md commonmark": reference("form"),
    "md gallery": reference("form"),
    "md blocks": reference("card"), "md ast": reference("node"),
    "md ids": list(object(["id": text, "kind": text])),
    "md at": node(["around": list(reference("node"))]),
    "md bench": object([
      "bytes": integer, "drawn": integer, "repeat": integer,
      "stages": list(object(["name": text, "median": number, "least": number])),
      "caches": list(
        object(["name": text, "hits": integer, "misses": integer, "bytes": integer])),
    ]),
  ].mapValues { anyOf($0, reference("refused")) }

  /// The commands that check.
  static let checkCommands: [String: JSON] = [
    "lint": anyOf(
      list(
        object([
          "rule": text, "level": reference("level"), "message": text,
          "app": orNull(text), "utterance": orNull(text), "file": orNull(text),
          "line": orNull(integer), "column": orNull(integer),
          "related": list(
            object([
              "message": text, "file": orNull(text), "line": orNull(integer),
              "column": orNull(integer),
            ])),
        ])),
      list(object(["id": text, "level": reference("level"), "summary": text, "help": text]))),
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
    "debug snippet": object([
      "intent": text, "drawings": integer, "different": integer, "writes": integer,
    ]),
  ]
}
