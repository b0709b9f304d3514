#!/usr/bin/env python3
"""A server of the Model Context Protocol for tests: a library of books, kept in memory.

It speaks both eras: without arguments the revision 2026-07-28, with --handshake 2025-11-25 alone.
With --large it has more tools.
"""

import base64
import json
import sys
import threading
import time
import zlib

HANDSHAKE = "--handshake" in sys.argv
LARGE = "--large" in sys.argv
BOOKS = [
    {"title": "Emma", "author": "Jane Austen", "pages": 474, "lent": False},
    {"title": "Persuasion", "author": "Jane Austen", "pages": 249, "lent": True},
    {"title": "Middlemarch", "author": "George Eliot", "pages": 904, "lent": False},
]


def tool(name, description, properties, required=(), title=None, **annotations):
    entry = {
        "name": name,
        "description": description,
        "inputSchema": {"type": "object", "properties": properties, "required": list(required)},
    }
    if title:
        entry["title"] = title
    if annotations:
        entry["annotations"] = annotations
    return entry


TEXT = {"type": "string"}
TOOLS = [
    tool("list_books", "Lists the books.", {}, readOnlyHint=True),
    tool("show_book", "Shows a book.", {"book": {**TEXT, "title": "Title"}}, ["book"], readOnlyHint=True),
    tool(
        "add_book",
        "Adds a book.",
        {
            "title": TEXT,
            "pages": {"type": "integer", "minimum": 1, "maximum": 5000},
            "genre": {
                "oneOf": [
                    {"const": "novel", "title": "Novel"},
                    {"const": "non_fiction", "title": "Non-fiction"},
                ]
            },
            "published": {"anyOf": [{"type": "string", "format": "date"}, {"type": "null"}]},
            "shelf": {
                "type": "object",
                "properties": {"room": TEXT, "row": {"type": "integer"}},
                "required": ["room"],
            },
            "copies": {"type": "integer", "default": 1},
        },
        ["title", "pages", "genre"],
        destructiveHint=False,
    ),
    tool("remove_book", "Removes a book.", {"book": TEXT}, ["book"], destructiveHint=True),
    tool("lend_book", "Lends a book, and asks which and to whom.", {}, destructiveHint=False),
    tool("renew_card", "Renews the library card on a page of its own.", {}, destructiveHint=False),
    tool("count_pages", "Counts all pages, slowly.", {}, readOnlyHint=True),
    tool("draw_cover", "Draws a cover.", {}, readOnlyHint=True),
    tool("hear_book", "Reads the beginning of a book aloud.", {}, readOnlyHint=True),
    tool("count_words", "Counts the words of a text.", {"text": TEXT}, ["text"], readOnlyHint=True),
    tool("summarize", "Asks for a language model.", {}, readOnlyHint=True),
    tool("wait_forever", "Never answers.", {}, readOnlyHint=True),
    tool("stop", "Ends the server in mid-answer.", {}, readOnlyHint=True),
]
PROMPTS = [
    {
        "name": "recommend",
        "title": "Recommend a book",
        "arguments": [{"name": "mood", "required": True}],
    }
]
RESOURCES = [
    {"uri": "library://rules", "name": "rules", "title": "House rules", "mimeType": "text/markdown"}
]
LEND = {
    "type": "object",
    "properties": {
        "book": {"type": "string", "title": "Book", "enum": [book["title"] for book in BOOKS]},
        "reader": {"type": "string", "title": "Reader"},
        "weeks": {"type": "integer", "title": "Weeks", "minimum": 1, "maximum": 8, "default": 4},
    },
    "required": ["book", "reader"],
}

lock = threading.Lock()
answers = {}
cancelled = set()


def send(message):
    with lock:
        sys.stdout.write(json.dumps({"jsonrpc": "2.0", **message}) + "\n")
        sys.stdout.flush()


def text(words):
    return {"content": [{"type": "text", "text": words}]}


def failed(words):
    return {**text(words), "isError": True}


def structured(value):
    return {**text(json.dumps(value)), "structuredContent": value}


def png(width, height, color):
    def chunk(kind, data):
        body = kind + data
        return len(data).to_bytes(4, "big") + body + zlib.crc32(body).to_bytes(4, "big")

    rows = b"".join(b"\0" + bytes(color) * width for _ in range(height))
    header = width.to_bytes(4, "big") + height.to_bytes(4, "big") + bytes([8, 2, 0, 0, 0])
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def ask(key, request, params):
    """Returns the answer to a question, or None when it has been asked by the result instead."""
    if not HANDSHAKE:
        return (params.get("inputResponses") or {}).get(key)
    event = threading.Event()
    answers[key] = [event, None]
    send({"id": key, **request})
    event.wait()
    return answers[key][1]


def question(params):
    return {"method": "elicitation/create", "params": params}


def required(key, request):
    return {"resultType": "input_required", "inputRequests": {key: request}, "requestState": "state-of-" + key}


def find(title):
    return next((book for book in BOOKS if book["title"].lower() == title.lower()), None)


def call(identifier, params):
    name, given = params["name"], params.get("arguments") or {}
    known = next(entry["inputSchema"]["properties"] for entry in TOOLS if entry["name"] == name)
    if given.keys() - known.keys():
        return failed("Unexpected: %s." % ", ".join(sorted(given.keys() - known.keys())))
    if name == "list_books":
        return structured({"books": BOOKS})
    if name == "show_book":
        book = find(given["book"])
        if not book:
            return failed("There is no book “%s”. There are %s." % (given["book"], ", ".join(b["title"] for b in BOOKS)))
        return text("# %s\n\n- **Author**: %s\n- **Pages**: %d\n" % (book["title"], book["author"], book["pages"]))
    if name == "add_book":
        return text("Added: " + json.dumps(given, sort_keys=True))
    if name == "remove_book":
        return text("Removed %s." % given["book"])
    if name == "lend_book":
        request = question({"message": "Who wants which book?", "mode": "form", "requestedSchema": LEND})
        answer = ask("lend", request, params)
        if answer is None:
            return required("lend", request)
        if not HANDSHAKE and params.get("requestState") != "state-of-lend":
            return failed("The state has changed.")
        if answer["action"] != "accept":
            return text("Nothing was lent.")
        content = answer["content"]
        return text("Lent %s to %s for %s weeks." % (content["book"], content["reader"], content.get("weeks")))
    if name == "renew_card":
        request = question({"message": "Renew your card.", "mode": "url", "url": "https://library.example/renew?card=7"})
        answer = ask("renew", request, params)
        if answer is None:
            return required("renew", request)
        return text("Renewed." if answer["action"] == "accept" else "Not renewed.")
    if name == "count_pages":
        token = (params.get("_meta") or {}).get("progressToken")
        for index, book in enumerate(BOOKS):
            send({
                "method": "notifications/progress",
                "params": {
                    "progressToken": token, "progress": index + 1, "total": len(BOOKS),
                    "message": "Counting " + book["title"],
                },
            })
            time.sleep(0.05)
        return structured({"result": sum(book["pages"] for book in BOOKS)})
    if name == "draw_cover":
        data = base64.b64encode(png(12, 16, (120, 40, 40))).decode()
        return {"content": [{"type": "image", "data": data, "mimeType": "image/png"}]}
    if name == "hear_book":
        data = base64.b64encode(b"RIFF\x24\0\0\0WAVEfmt ").decode()
        return {"content": [{"type": "audio", "data": data, "mimeType": "audio/wav"}]}
    if name == "count_words":
        return structured({"result": len(given["text"].split())})
    if name == "summarize":
        request = {"method": "sampling/createMessage", "params": {"messages": [], "maxTokens": 10}}
        if not HANDSHAKE:
            return required("model", request)
        return failed("No model: " + ask("model", request, params)["message"])
    if name == "wait_forever":
        while identifier not in cancelled:
            time.sleep(0.02)
        sys.stderr.write("cancelled\n")
        sys.stderr.flush()
        return None
    if name == "stop":
        sys.stdout.write('{"jsonrpc": "2.0", "id": ')
        sys.stdout.flush()
        import os
        os._exit(3)
    raise KeyError(name)


def result(identifier, method, params):
    if method == "server/discover":
        return {
            "supportedVersions": ["2026-07-28"], "capabilities": CAPABILITIES, "ttlMs": 0, "cacheScope": "private",
            "_meta": {"io.modelcontextprotocol/serverInfo": INFO},
        }
    if method == "initialize":
        advice = {"instructions": "Dust the shelves before a book is lent.\n\nShelf 3 is in the attic."} if LARGE else {}
        return {"protocolVersion": "2025-11-25", "capabilities": CAPABILITIES, "serverInfo": INFO, **advice}
    if method == "tools/list":
        shelves = [{"name": "dust_shelf_%d" % i, "inputSchema": {"type": "object"}} for i in range(8 if LARGE else 0)]
        return {"tools": TOOLS + shelves}
    if method == "prompts/list":
        return {"prompts": PROMPTS}
    if method == "resources/list":
        return {"resources": RESOURCES}
    if method == "resources/templates/list":
        return {"resourceTemplates": []}
    if method == "resources/read":
        return {"contents": [{"uri": params["uri"], "mimeType": "text/markdown", "text": "1. Be quiet.\n2. Bring books back.\n"}]}
    if method == "prompts/get":
        words = "Recommend a book for a reader who is %s." % params["arguments"]["mood"]
        return {"messages": [{"role": "user", "content": {"type": "text", "text": words}}]}
    if method == "tools/call":
        return call(identifier, params)
    raise KeyError(method)


CAPABILITIES = {"tools": {}, "prompts": {}, "resources": {}}
INFO = {"name": "library", "title": "Library", "version": "1.0"}


def serve(identifier, method, params):
    legacy_only = method == "server/discover" if HANDSHAKE else method == "initialize"
    try:
        if legacy_only:
            raise KeyError(method)
        found = result(identifier, method, params)
        if found is None or identifier in cancelled:
            return
        if not HANDSHAKE:
            found = {"resultType": "complete", **found}
        send({"id": identifier, "result": found})
    except KeyError as error:
        send({"id": identifier, "error": {"code": -32601, "message": "There is no %s." % error.args[0]}})


for line in sys.stdin:
    message = json.loads(line)
    if "method" not in message:
        event = answers[message["id"]]
        event[1] = message.get("result") or message.get("error")
        event[0].set()
    elif "id" in message:
        arguments = (message["id"], message["method"], message.get("params") or {})
        threading.Thread(target=serve, args=arguments, daemon=True).start()
    elif message["method"] == "notifications/cancelled":
        cancelled.add(message["params"]["requestId"])
