#!/usr/bin/env python3
"""A server of the Model Context Protocol whose mistakes are switched on by name, for tests.

Without arguments it makes none. The names are those of the rules that it breaks: `broken.py pages-end`.
`--handshake` speaks the revision 2025-11-25, `--extension` adds the manifest of the extension.
"""

import json
import os
import sys
import time

BREAKS = set(sys.argv[1:])
HANDSHAKE = "--handshake" in BREAKS
EXTENSION = "--extension" in BREAKS


def breaks(rule):
    return rule in BREAKS


def write(data):
    sys.stdout.buffer.write(data)
    sys.stdout.buffer.flush()


def send(message):
    head = {} if breaks("messages-are-json-rpc") and "result" in message else {"jsonrpc": "2.0"}
    write(json.dumps({**head, **message}, ensure_ascii=False).encode() + b"\n")


TEXT = {"type": "string"}
PAGE = {"type": "object", "properties": {"page": {"type": "integer"}}, "required": ["page"]}
TOOLS = [
    {
        "name": "read_page", "title": "Read a page", "inputSchema": PAGE,
        "annotations": {"readOnlyHint": True},
    },
    {
        "name": "count_pages", "title": "Count the pages", "inputSchema": {"type": "object"},
        "outputSchema": {"type": "object", "properties": {"count": {"type": "integer"}}, "required": ["count"]},
        "annotations": {"readOnlyHint": True},
    },
    {
        "name": "write_page", "title": "Write a page",
        "inputSchema": {
            "type": "object", "required": ["text"],
            "properties": {"text": TEXT, "mood": {"$ref": "#/$defs/Mood", "default": "calm"}},
            "$defs": {"Mood": {"type": "string", "enum": ["calm", "wild"]}},
        },
    },
]
PROMPTS = [{"name": "review", "arguments": [{"name": "page"}]}]
RESOURCES = [{"uri": "broken://cover", "name": "cover"}]
TEMPLATES = [{"uriTemplate": "broken://page/{number}{?mood,size*}", "name": "page"}]
ORDER = {
    "tool": "Book.Write", "id": "Book.Write", "typeName": "Write", "title": "Write", "traits": ["isDiscoverable", "isListed"],
    "parameters": [{"name": "mood", "typeID": "Book.Mood", "kind": {"kind": "enumeration", "type": {
        "typeName": "Mood", "displayName": "Mood", "cases": [
            {"type": "enumeration", "value": {"rawValue": mood, "title": mood.title()}} for mood in ("calm", "wild")]}}}],
}
READ = {"tool": "Book.Read", "id": "Book.Read", "typeName": "Read", "title": "Read", "traits": ["isDiscoverable", "isListed"], "parameters": []}
APP = {
    "name": "Book", "synonyms": [], "negativePhrases": [], "phraseFiles": [], "intents": [ORDER, READ],
    "shortcuts": [
        {"tool": "Book.Write", "title": "Write", "phrases": ["Write in ${applicationName}", "Write something ${mood} in ${applicationName}"]},
        {"tool": "Book.Read", "title": "Read", "phrases": ["Read in ${applicationName}"]},
    ],
}
CAPABILITIES = {"tools": {}, "prompts": {}, "resources": {}, "completions": {}}
INFO = {"name": "broken", "version": "1.0"}


def change():
    """Makes the mistakes that are in lists and capabilities."""
    schema = TOOLS[2]["inputSchema"]
    if EXTENSION:
        CAPABILITIES["extensions"] = {"behest/app": {"version": 1}}
        RESOURCES.append({"uri": "behest://app", "name": "app"})
    if breaks("tools-have-names"):
        TOOLS.append({"title": "Nameless", "inputSchema": {"type": "object"}})
    if breaks("tool-names-are-unique"):
        TOOLS.append(TOOLS[1])
    if breaks("tool-names-are-plain"):
        TOOLS.append({"name": "burn the book", "title": "Burn", "inputSchema": {"type": "object"}})
    if breaks("tools-are-described"):
        TOOLS[1].pop("title")
    if breaks("tools-have-schemas"):
        TOOLS.append({"name": "close_book", "title": "Close"})
        TOOLS.append({"name": "open_book", "title": "Open", "inputSchema": {}})
    if breaks("output-schemas-are-objects"):
        TOOLS[2]["outputSchema"] = {"type": "string"}
    if breaks("annotations-are-booleans"):
        TOOLS[2]["annotations"] = {"readOnlyHint": "no"}
    if breaks("annotations-agree"):
        TOOLS[0]["annotations"]["destructiveHint"] = True
    if breaks("schemas-are-well-formed"):
        schema["properties"]["size"] = {"type": "text"}
        schema["properties"]["odd"] = 3
    if breaks("references-resolve"):
        schema["properties"]["color"] = {"$ref": "#/$defs/Color"}
    if breaks("required-arguments-exist"):
        schema["required"].append("author")
    if breaks("arguments-have-words"):
        schema["properties"]["notes"] = {"type": "array", "items": {"type": "object"}}
    if breaks("defaults-fit"):
        schema["properties"]["mood"]["default"] = "angry"
    if breaks("choices-fit"):
        schema["properties"]["weight"] = {"type": "integer", "enum": [1, "two"]}
    if breaks("prompt-names-are-unique"):
        PROMPTS.append({"name": "review"})
    if breaks("prompt-arguments-are-unique"):
        PROMPTS[0]["arguments"].append({"name": "page"})
    if breaks("resource-addresses-are-unique"):
        RESOURCES.append(RESOURCES[0])
    if breaks("templates-parse"):
        TEMPLATES.append({"uriTemplate": "broken://page/{num ber}", "name": "broken"})
    if breaks("capabilities-are-declared"):
        del CAPABILITIES["prompts"]
    if breaks("server-has-name-and-version"):
        del INFO["version"]
    if breaks("intents-are-unique"):
        APP["intents"].append(READ)
    if breaks("shortcuts-have-tools"):
        APP["shortcuts"][1]["tool"] = "Book.Burn"
    if breaks("missing-application-name"):
        APP["shortcuts"][1]["phrases"].append("Read it")
    if breaks("unknown-slot"):
        APP["shortcuts"][1]["phrases"].append("Read ${page} in ${applicationName}")
    if breaks("too-many-shortcuts"):
        APP["shortcuts"] += [{**APP["shortcuts"][1], "phrases": ["Read %s in ${applicationName}" % word]} for word in "one two three four five six seven eight nine".split()]
    if breaks("broken-phrase"):
        APP["negativePhrases"].append("do not ${")
    if breaks("silenced-phrase"):
        APP["negativePhrases"].append("Read in ${applicationName}")
    if breaks("too-many-slots"):
        APP["shortcuts"][0]["phrases"].append("Write ${mood} and ${ink} in ${applicationName}")
        ORDER["parameters"].append({**ORDER["parameters"][0], "name": "ink"})
    if breaks("slot-type"):
        APP["shortcuts"][0]["phrases"].append("Write a ${text} in ${applicationName}")
        ORDER["parameters"].append({"name": "text", "typeID": "text", "kind": {"kind": "text"}})
    if breaks("too-many-expansions"):
        cases = ORDER["parameters"][0]["kind"]["type"]["cases"]
        cases += [{"type": "enumeration", "value": {"rawValue": "mood%d" % n, "title": "Mood %d" % n}} for n in range(1000)]
    if breaks("overlapping-phrases"):
        APP["shortcuts"][1]["phrases"].append("Write something wild in ${applicationName}")
    if breaks("ambiguous-phrases"):
        APP["shortcuts"][1]["phrases"].append("Write in ${applicationName}")
    if breaks("phrase-files-are-readable"):
        APP["phraseFiles"].append({"path": "AppShortcuts.xcstrings", "text": "{"})


class Refused(Exception):
    pass


def page(params, name, entries):
    if breaks("pages-end"):
        return {name: entries, "nextCursor": "again"}
    half = len(entries) // 2
    return {name: entries[half:]} if params.get("cursor") else {name: entries[:half], "nextCursor": "rest"}


def call(name, given):
    if name == "count_pages":
        if breaks("server-stays"):
            os._exit(3)
        if breaks("answers-come-in-time"):
            return None
        count = "many" if breaks("results-fit-their-schema") else 12
        content = [{"type": "text", "text": str(count)}]
        if breaks("results-have-content"):
            content = [{"type": "poem", "text": "twelve"}]
        return {"content": content, "structuredContent": {"count": count}}
    if name == "read_page" and "page" not in given and not breaks("missing-arguments-are-refused"):
        return {"content": [{"type": "text", "text": "Which page?"}], "isError": True}
    if name != "read_page" and not breaks("unknown-tools-are-refused"):
        raise Refused(-32602, "There is no tool %s." % name)
    return {"content": [{"type": "text", "text": "Once upon a time"}]}


def result(method, params):
    if method == "server/discover" and not HANDSHAKE:
        return {"supportedVersions": ["2026-07-28"], "capabilities": CAPABILITIES, "_meta": {"io.modelcontextprotocol/serverInfo": INFO}}
    if method == "initialize" and HANDSHAKE:
        if breaks("a-handshake-works"):
            sys.exit("No handshakes today.")
        version = "2031-01-01" if breaks("version-is-known") else "2025-11-25"
        return {"protocolVersion": version, "capabilities": CAPABILITIES, "serverInfo": INFO}
    if method == "ping" and HANDSHAKE:
        return {}
    if method == "tools/list":
        return page(params, "tools", TOOLS)
    if method == "prompts/list" and not breaks("capabilities-are-answered"):
        return page(params, "prompts", PROMPTS)
    if method == "resources/list":
        return page(params, "resources", RESOURCES)
    if method == "resources/templates/list":
        return page(params, "resourceTemplates", TEMPLATES)
    if method == "resources/read":
        if params["uri"] == "behest://app":
            version = 2 if breaks("manifest-is-readable") else 1
            return {"contents": [{"uri": "behest://app", "text": json.dumps({"version": version, "apps": [APP]})}]}
        if breaks("resources-are-readable"):
            raise Refused(-32602, "The cover is torn.")
        return {"contents": [{"uri": params["uri"], "text": "A book"}]}
    if method == "completion/complete":
        return {"completion": {"values": ["1", "2"]}}
    if method == "tools/call":
        return call(params["name"], params.get("arguments") or {})
    if breaks("unknown-methods-are-refused"):
        return {}
    raise Refused(-32600 if breaks("unknown-methods-have-their-code") else -32601, "There is no %s." % method)


def answer(message):
    identifier, method = message["id"], message["method"]
    if method == "tools/list":
        if breaks("only-messages-on-standard-output"):
            write(b"Listing tools ...\n")
        if breaks("messages-are-utf-8"):
            write(b'{"jsonrpc": "2.0", "method": "notifications/m\xfcll"}\n')
        if breaks("answers-have-ids-of-requests"):
            send({"id": "nobody", "result": {"resultType": "complete"}})
    try:
        found = result(method, message.get("params") or {})
    except Refused as error:
        return send({"id": identifier, "error": {"code": error.args[0], "message": error.args[1]}})
    if found is None:
        return
    if not HANDSHAKE and not breaks("results-have-a-type"):
        found = {"resultType": "complete", **found}
    send({"id": identifier, "result": found})
    if method == "tools/call" and breaks("requests-are-answered-once"):
        send({"id": identifier, "result": found})


change()
for line in sys.stdin:
    try:
        message = json.loads(line)
    except ValueError:
        if breaks("broken-lines-are-survived"):
            break
        send({"id": None, "error": {"code": -32700, "message": "That is no JSON."}})
        continue
    if "id" in message:
        answer(message)
if breaks("ends-with-its-input"):
    sys.stdout.close()
    time.sleep(600)
