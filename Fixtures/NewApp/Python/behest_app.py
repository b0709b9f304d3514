"""Phrases, entities, dialogs and cards for a server of the official MCP SDK: see Documentation/Apps.md of Behest."""

import functools
import inspect
import json
from enum import Enum
from typing import Any, Callable, get_type_hints

from mcp.types import CallToolResult

try:
    from mcp.server.mcpserver import MCPServer
except ImportError:  # before version 2 of the SDK
    from mcp.server.fastmcp import FastMCP as MCPServer

JSON = dict[str, Any]


class Failure(Exception):
    """Ends an intent with a sentence for people."""


class Choice(Enum):
    """A choice whose cases have titles: `HIGH = 2, "High", "Today or tomorrow"`."""

    def __new__(cls, value: int | str, title: str, subtitle: str | None = None) -> "Choice":
        case = object.__new__(cls)
        case._value_, case.title, case.subtitle = value, title, subtitle
        return case

    @classmethod
    def __get_pydantic_json_schema__(cls, schema: Any, handler: Any) -> JSON:
        return {"oneOf": [given(const=case.value, title=case.title, description=case.subtitle) for case in cls]}

    @property
    def shown(self) -> JSON:
        """The case as a property of an entity."""
        return {"type": "enumeration", "value": {"rawValue": str(self.value), "title": self.title}}


class About(dict[str, Any]):
    """More about a parameter: `Annotated[datetime, About(valueDialog="When is it due?")]`."""


def Entity(type: str) -> About:
    """Makes a parameter an entity, `Annotated[str, Entity("Task")]`, of which the function gets the identifier."""
    return About(kind={"kind": "entity", "type": {"id": type}})


def given(**members: Any) -> JSON:
    """An object without the members that are missing."""
    return {name: value for name, value in members.items() if value is not None}


def call(tool: str, **arguments: Any) -> JSON:
    """A call of a tool with arguments."""
    return {"tool": tool, "arguments": given(**arguments)}


def button(label: str, tool: str, **arguments: Any) -> JSON:
    """A button of a card, which makes a call."""
    return {"label": label, **call(tool, **arguments)}


def card(markdown: str, *buttons: JSON) -> JSON:
    """A card, the content of a result."""
    return {"markdown": markdown, "buttons": list(buttons)}


def done(dialog: str | None = None, value: Any = None, content: JSON | None = None, **end: Any) -> CallToolResult:
    """The result of an intent; its content is a card, or `{"snippet": CALL}` for a card that is drawn again."""
    facts = {"end": given(dialog=dialog, value=value, content=content, **end)}
    return result(dialog or "", structuredContent=given(result=value) or None, _meta={"behest/app": facts})


def result(words: str, **members: Any) -> CallToolResult:
    return CallToolResult.model_validate({"content": [{"type": "text", "text": words}] if words else [], **members})


class App(MCPServer):
    """A server that is an app: its intents are tools, with the phrases that run them."""

    def __init__(self, name: str, **facts: Any):
        super().__init__(name)
        self.facts = {"name": name, "shortcuts": [], **facts}
        resource = self.resource("behest://app", name="app", mime_type="application/json")
        resource(lambda: json.dumps({"version": 1, "apps": [self.facts]}))

    def intent(self, title: str, phrases: list[str] | None = None, symbol: str | None = None, **facts: Any) -> Callable:
        """Makes a function a tool, CreateTask for "Create Task"; the facts are more members of its INTENT."""

        def decorate(function: Callable[..., CallToolResult]) -> Callable[..., CallToolResult]:
            @functools.wraps(function)
            def run(*values: Any, **named: Any) -> CallToolResult:
                try:
                    return function(*values, **named)
                except Failure as failure:
                    return result(str(failure), isError=True)

            hints = get_type_hints(function, include_extras=True).items()
            marks = [(name, mark) for name, hint in hints for mark in getattr(hint, "__metadata__", ())]
            parameters = [{"name": name, **mark} for name, mark in marks if isinstance(mark, About)]
            tool, words = title.replace(" ", ""), inspect.getdoc(function)
            self.tool(tool, title, words, meta={"behest/app": {**facts, "parameters": parameters}})(run)
            if phrases:
                self.facts["shortcuts"].append(given(tool=tool, title=title, symbol=symbol, phrases=phrases))
            return run

        return decorate

    def entities(self, function: Callable[[str, str, list[str], str], list[JSON]]) -> Callable:
        """Makes a function the finder of entities of a type: `find` is "ids", "words", "suggested" or "all"."""

        def entities(type: str, find: str, ids: list[str] = [], words: str = "") -> JSON:
            return {"values": function(type, find, ids, words)} if find in ("ids", "words", "suggested", "all") else {}

        self.tool("behest.entities", description="Finds entities for Behest.")(entities)
        return function
