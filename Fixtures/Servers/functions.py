#!/usr/bin/env python3
"""A server of the Model Context Protocol with tools as Python's SDKs make them of functions."""

import json
import sys

WRITE = {
    "name": "write",
    "description": """Writes a file.

Args:
    request: What is written.
    mode: The way in which a file
        that is there already is treated.
""",
    "inputSchema": {
        "type": "object",
        "title": "writeArguments",
        "required": ["request"],
        "$defs": {
            "WriteRequest": {
                "title": "WriteRequest",
                "type": "object",
                "required": ["path", "content"],
                "properties": {
                    "path": {"title": "Path", "type": "string"},
                    "content": {"title": "Content", "type": "string"},
                    "mode": {"title": "Mode", "type": "string", "default": ""},
                },
            }
        },
        "properties": {
            "request": {"$ref": "#/$defs/WriteRequest"},
            "mode": {"title": "Mode", "enum": ["add_lines", "base85"], "default": "base85"},
        },
    },
}
CONVERT = {
    "name": "convert",
    "description": """Converts a volume.

Parameters
----------
unit : str
    The unit to convert to.
steps : list
    The conversions between.

Returns
-------
The volume.
""",
    "inputSchema": {
        "type": "object",
        "required": ["unit"],
        "properties": {
            "unit": {"title": "Unit", "enum": ["ml", "L", "cup"]},
            "steps": {
                "anyOf": [
                    {"type": "array", "items": {"type": "object", "required": ["by"], "properties": {"by": {"type": "number"}}}},
                    {"type": "null"},
                ],
                "default": None,
            },
        },
    },
}
TOOLS = [WRITE, CONVERT]
if "--many" in sys.argv:
    TOOLS += [{"name": "sum_%d" % number, "inputSchema": {"type": "object"}} for number in range(40)]
    TOOLS += [{"name": "math_factor", "inputSchema": {"type": "object"}}]

INFO = {"name": "functions " * 50 if "--many" in sys.argv else "functions", "version": "1.0"}
for line in sys.stdin:
    message = json.loads(line)
    if "id" not in message:
        continue
    answer = {"jsonrpc": "2.0", "id": message["id"]}
    method = message["method"]
    if method == "initialize":
        advice = {"instructions": "Say it in one line. " * 100} if "--many" in sys.argv else {}
        answer["result"] = {"protocolVersion": "2025-11-25", "capabilities": {"tools": {}}, "serverInfo": INFO, **advice}
    elif method == "tools/list":
        answer["result"] = {"tools": TOOLS}
    elif method == "tools/call":
        text = json.dumps(message["params"]["arguments"], sort_keys=True)
        answer["result"] = {"content": [{"type": "text", "text": message["params"]["name"] + " " + text}]}
    else:
        answer["error"] = {"code": -32601, "message": "unknown"}
    print(json.dumps(answer), flush=True)
