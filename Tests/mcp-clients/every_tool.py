"""Calls every tool of `behest mcp serve` with the official SDK of Python, of either era.

    BEHEST_SAMPLES=all python3 every_tool.py .build/debug/behest [--legacy]

Prints a line for each tool, and exits with status 1 if a call failed as a call. Version 1 of the SDK
speaks with a handshake, version 2 without; --legacy makes version 2 use the handshake as well.
"""

import asyncio
import contextlib
import json
import os
import sys

import mcp

try:
    import mcp_types as types
except ImportError:
    from mcp import types


def value(schema, name):
    """Returns a value that a schema allows."""
    if "default" in schema and schema["default"] is not None:
        return schema["default"]
    for choices in ("oneOf", "anyOf"):
        if choices in schema:
            first = schema[choices][0]
            return first["const"] if "const" in first else value(first, name)
    if "enum" in schema:
        return schema["enum"][0]
    kind = schema.get("type")
    if kind == "boolean":
        return True
    if kind in ("integer", "number"):
        return schema.get("minimum", 1)
    if kind == "array":
        return [value(schema["items"], name)] * max(1, schema.get("minItems", 1))
    formats = {
        "date-time": "2026-12-24T17:00:00Z", "date": "2026-12-24", "time": "17:00:00",
        "uri": "https://example.org",
    }
    if schema.get("format") in formats:
        return formats[schema["format"]]
    examples = [part.split("”")[0] for part in schema.get("description", "").split("“")[1:]]
    return examples[0] if examples else "Test " + name


asked = []


async def elicit(context, params):
    """Answers a form with the first values that it allows."""
    schema = getattr(params, "requested_schema", None) or getattr(params, "requestedSchema", None)
    asked.append(params.message)
    fields = schema["properties"]
    return types.ElicitResult(
        action="accept", content={name: value(fields[name], name) for name in fields})


@contextlib.asynccontextmanager
async def connection(program, asks, legacy):
    """Opens a client on a new process of the server."""
    parameters = mcp.StdioServerParameters(
        command=program, args=["mcp", "serve"], env=dict(os.environ))
    if hasattr(mcp, "Client"):
        async with mcp.Client(
            parameters, mode="legacy" if legacy else "auto",
            elicitation_callback=elicit if asks else None, read_timeout_seconds=60,
            input_required_max_rounds=60,
        ) as client:
            yield client
    else:
        from mcp.client.stdio import stdio_client

        async with stdio_client(parameters) as (read, write):
            async with mcp.ClientSession(
                read, write, elicitation_callback=elicit if asks else None
            ) as session:
                await session.initialize()
                yield session


def plain(model):
    return model.model_dump(by_alias=True, exclude_none=True, mode="json")


async def main():
    program, legacy = sys.argv[1], "--legacy" in sys.argv
    failures = 0
    for asks in (True, False):
        async with connection(program, asks, legacy) as client:
            tools = [plain(tool) for tool in (await client.list_tools()).tools]
            for tool in tools:
                schema = tool["inputSchema"]
                properties = schema["properties"]
                needed = {name: value(properties[name], name) for name in schema.get("required", [])}
                every = {name: value(properties[name], name) for name in properties}
                for arguments in ({}, needed, every):
                    asked.clear()
                    try:
                        result = plain(await client.call_tool(tool["name"], arguments))
                    except Exception as error:
                        failures += 1
                        print(f"FAILED {tool['name']} {json.dumps(arguments)}: {error!r}")
                        continue
                    words = " / ".join(
                        part.get("text", part["type"]) for part in result["content"])
                    state = "error" if result.get("isError") else "done"
                    print(
                        f"{state} {'asks' if asks else 'silent'} {tool['name']}"
                        f" {json.dumps(arguments)} {len(asked)} asked: {words[:150]!r}")
            templates = plain(await client.list_resource_templates())["resourceTemplates"]
            for template in templates:
                uri = template["uriTemplate"]
                reference = types.ResourceTemplateReference(type="ref/resource", uri=uri)
                found = plain(
                    await client.complete(reference, {"name": "id", "value": ""}))["completion"]
                print("complete", uri, found["values"][:3], found.get("total"))
                for identifier in found["values"][:1]:
                    from urllib.parse import quote

                    address = uri.replace("{id}", quote(identifier, safe=""))
                    contents = plain(await client.read_resource(address))["contents"]
                    json.loads(contents[0]["text"])
            print("resources", [str(r.uri) for r in (await client.list_resources()).resources])
    print(f"{len(tools)} tools, {failures} failures")
    sys.exit(1 if failures else 0)


asyncio.run(main())
