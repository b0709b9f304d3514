"""An ordinary server that has a little of the extension behest/app: phrases, an entity, cards with buttons.

With the argument "tool" its entities are found by the tool behest.entities, else by completion.
"""

import json
import sys

NOTES = {"1": ["Buy milk", False], "2": ["Call home", False], "3": ["Buy bread", False]}

APP = {
    "version": 1,
    "apps": [
        {
            "name": "Notes",
            "synonyms": ["My Notebook"],
            "shortcuts": [
                {
                    "tool": "finish",
                    "title": "Finish",
                    "phrases": ["Finish ${note} in ${applicationName}", "Finish a note in ${applicationName}"],
                },
                {"tool": "list", "title": "List", "phrases": ["Show my notes in ${applicationName}"]},
            ],
        }
    ],
}

NOTE = {
    "name": "note",
    "title": "Note",
    "kind": {"kind": "entity", "type": {"id": "Note"}},
    "valueDialog": "Which note do you mean?",
}

TOOLS = [
    {
        "name": "finish",
        "title": "Finish Note",
        "inputSchema": {"type": "object", "properties": {"note": {"type": "string"}}, "required": ["note"]},
        "_meta": {"behest/app": {"typeName": "FinishNote", "parameters": [NOTE]}},
    },
    {"name": "list", "title": "List Notes", "inputSchema": {"type": "object"}},
    {"name": "draw", "inputSchema": {"type": "object"}, "_meta": {"behest/app": {"traits": ["isSnippet"]}}},
    {"name": "scribble", "inputSchema": {"type": "object"}},
    {"name": "count", "inputSchema": {"type": "object"}},
    {"name": "learn", "inputSchema": {"type": "object"}},
]
if "tool" in sys.argv:
    TOOLS.append({"name": "behest.entities", "inputSchema": {"type": "object"}})


def entity(note):
    """A note as an entity."""
    title, is_done = NOTES[note]
    subtitle = "done" if is_done else "open"
    return {"type": "Note", "id": note, "title": title, "subtitle": subtitle, "properties": {"isDone": is_done}}


def found(words):
    """The notes with words in their titles."""
    return [note for note in NOTES if words.lower() in NOTES[note][0].lower()]


def card():
    """All notes, with a button for each."""
    lines = ["- [%s] %s" % ("x" if is_done else " ", title) for title, is_done in NOTES.values()]
    buttons = [
        {"label": "Finish " + title, "tool": "finish", "arguments": {"note": note}, "isEnabled": not is_done}
        for note, (title, is_done) in NOTES.items()
    ]
    return {"markdown": "\n".join(lines), "buttons": buttons}


def call(tool, arguments):
    """The result of a tool."""
    if tool == "behest.entities":
        notes = arguments.get("ids") if arguments["find"] == "ids" else found(arguments.get("words", ""))
        return {"content": [], "structuredContent": {"values": [entity(note) for note in notes if note in NOTES]}}
    if tool == "finish" and NOTES[arguments["note"]][1]:
        error = {"code": "intentFailed", "words": "That note is finished already."}
        return {"content": [], "isError": True, "_meta": {"behest/app": {"error": error}}}
    if tool == "finish":
        NOTES[arguments["note"]][1] = True
        donated = {"tool": "finish", "arguments": arguments}
        end = {
            "dialog": "Finished “%s”." % NOTES[arguments["note"]][0],
            "value": entity(arguments["note"]),
            "content": {"snippet": {"tool": "draw"}},
        }
        return {"content": [], "_meta": {"behest/app": {"end": end, "donations": [donated, "finished"]}}}
    elif tool == "list":
        end = {"dialog": "You have %d notes." % len(NOTES), "content": {"snippet": {"tool": "draw"}}}
    elif tool == "draw":
        end = {"content": card()}
    elif tool == "learn":
        TOOLS.append({"name": "dance", "inputSchema": {"type": "object"}})
        print(json.dumps({"jsonrpc": "2.0", "method": "notifications/tools/list_changed"}), flush=True)
        end = {"dialog": "Learnt to dance."}
    elif tool == "scribble":
        end = {"content": {"card": {"title": [], "blocks": [{"kind": "scribble"}]}}}
    else:
        end = {"dialog": "Counted."}
        return {"content": [], "structuredContent": {"count": len(NOTES)}, "_meta": {"behest/app": {"end": end}}}
    return {"content": [{"type": "text", "text": "for other clients"}], "_meta": {"behest/app": {"end": end}}}


def answer(method, params):
    """The result of a request; None for one that is not known."""
    if method == "initialize":
        return {
            "protocolVersion": "2025-11-25",
            "serverInfo": {"name": "notes", "version": "1.0"},
            "capabilities": {"tools": {}, "resources": {}, "completions": {}},
        }
    if method == "tools/list":
        return {"tools": TOOLS}
    if method == "tools/call":
        return call(params["name"], params["arguments"])
    if method == "resources/list":
        return {"resources": [{"uri": "behest://app", "name": "app"}]}
    if method == "resources/templates/list":
        return {"resourceTemplates": [{"uriTemplate": "behest://entity/Note/{id}", "name": "note"}]}
    if method == "completion/complete":
        return {"completion": {"values": found(params["argument"]["value"])}}
    if method == "resources/read":
        note = params["uri"].split("/")[-1]
        if params["uri"] == "behest://app" or note in NOTES:
            contents = APP if note == "app" else entity(note)
            return {"contents": [{"uri": params["uri"], "text": json.dumps(contents)}]}
    return None


for line in sys.stdin:
    message = json.loads(line)
    if "id" in message:
        result = answer(message["method"], message.get("params", {}))
        failed = {"error": {"code": -32602, "message": "There is no " + message["method"]}}
        reply = failed if result is None else {"result": result}
        print(json.dumps({"jsonrpc": "2.0", "id": message["id"], **reply}), flush=True)
