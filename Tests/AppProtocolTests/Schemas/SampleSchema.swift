// Schemas of arguments as generators write them.

import AppProtocol
import BehestJSON
import Foundation
import Testing

/// A schema of a tool's arguments.
enum SampleSchema: String {
  /// As pydantic writes a function's arguments.
  case history = """
    {"type": "object", "title": "historyArguments", "required": ["repo_path"], "properties": {
      "repo_path": {"title": "Repo Path", "type": "string"},
      "max_count": {"default": 10, "title": "Max Count", "type": "integer"},
      "since": {"anyOf": [{"type": "string"}, {"type": "null"}], "default": null,
        "description": " The first day. ", "title": "Since"}}}
    """
  /// As pydantic writes types with constraints and formats.
  case reading = """
    {"type": "object", "required": ["url"], "properties": {
      "url": {"format": "uri", "minLength": 1, "title": "Url", "type": "string"},
      "max_length": {"default": 5000, "maximum": 999999, "minimum": 1, "type": "integer"},
      "raw": {"default": false, "type": "boolean"}}}
    """
  /// As zod writes an object.
  case tasks = """
    {"$schema": "http://json-schema.org/draft-07/schema#", "type": "object",
     "additionalProperties": false, "required": ["title", "kind", "tags"], "properties": {
      "title": {"type": "string", "minLength": 1}, "kind": {"type": "string", "const": "task"},
      "status": {"type": "string", "enum": ["open", "in_progress", "wontFix", "v1"]},
      "weight": {"type": "number", "exclusiveMinimum": 0, "maximum": 1},
      "count": {"type": "integer", "minimum": -9007199254740991, "maximum": 9007199254740991},
      "tags": {"type": "array", "items": {"type": "string"}, "minItems": 1, "uniqueItems": true},
      "target": {"anyOf": [{"type": "string"}, {"type": "number"}]},
      "level": {"oneOf": [{"const": 1, "title": "Low"}, {"const": 2, "title": "High"}]}}}
    """
  /// As models within models are written.
  case places = """
    {"type": "object", "required": ["name", "home"], "$defs": {
      "Color": {"enum": ["red", "green"], "title": "Color", "type": "string"},
      "Point": {"type": "object", "title": "Point", "required": ["x"], "properties": {
        "x": {"type": "number"}, "y": {"type": "number", "default": 0}}},
      "Address": {"type": "object", "required": ["city"], "properties": {
        "city": {"type": "string"}, "point": {"$ref": "#/$defs/Point"},
        "version": {"const": 2}}}},
     "properties": {
      "name": {"type": "string"}, "home": {"$ref": "#/$defs/Address"},
      "work": {"anyOf": [{"$ref": "#/$defs/Address"}, {"type": "null"}], "default": null},
      "color": {"allOf": [{"$ref": "#/$defs/Color"}], "default": "red"},
      "stops": {"type": "array", "items": {"$ref": "#/$defs/Point"}},
      "options": {"type": "object", "additionalProperties": {"type": "string"}},
      "extra": {"default": null}}}
    """
  /// As pydantic writes a function with a model as its argument, with or without references.
  case request = """
    {"type": "object", "required": ["request"], "$defs": {
      "Mode": {"enum": ["open", "closed"], "title": "Mode", "type": "string"}},
     "properties": {
      "request": {"title": "WriteRequest", "type": "object", "required": ["path", "content"],
        "properties": {
          "path": {"title": "Path", "type": "string"},
          "content": {"title": "Content", "type": "string"},
          "mode": {"$ref": "#/$defs/Mode", "default": "open"}}},
      "mode": {"title": "Mode", "type": "string"}}}
    """
  /// Values with formats, all of them required.
  case formats = """
    {"type": "object", "required": ["at", "day", "time", "long", "mail", "file", "note"],
     "properties": {
      "at": {"type": "string", "format": "date-time"},
      "day": {"type": "string", "format": "date"}, "time": {"type": "string", "format": "time"},
      "long": {"type": "string", "format": "duration"},
      "mail": {"type": "string", "format": "email"},
      "file": {"type": "string", "contentEncoding": "base64"},
      "note": {"type": ["string", "null"], "maxLength": 2000}}}
    """

  /// The parameters of the schema, in the time zone of Vienna.
  func parameters() throws -> SchemaParameters {
    SchemaParameters(
      try JSON(parsing: rawValue.utf8), typePrefix: "App",
      timeZone: try #require(TimeZone(identifier: "Europe/Vienna")))
  }
}
