// Tests of what a schema finds wrong with a value, and of the bounds of its work.

import BehestJSON
import JSONSchema
import Testing

struct SchemaViolationTests {
  private static let tree = """
    {"$ref": "#/$defs/node", "$defs": {"node": {"type": "object", "required": ["name"],
      "properties": {"name": {"type": "string"},
        "children": {"type": "array", "items": {"$ref": "#/$defs/node"}}}}}}
    """

  private static let search = """
    {"type": "object", "additionalProperties": false, "required": ["query", "sort"],
     "properties": {
      "query": {"type": "string", "minLength": 1, "maxLength": 5},
      "limit": {"anyOf": [{"type": "integer", "minimum": 1, "maximum": 100}, {"type": "null"}]},
      "sort": {"enum": ["name", "size"]},
      "filters": {"type": "array", "maxItems": 2, "uniqueItems": true, "items":
        {"type": "object", "properties": {"field": {"const": "size"}, "above": {"type": "number"}}}}
     }}
    """

  /// A schema, a value, and what is wrong with it.
  @Test(arguments: [
    // Types.
    (#"{"type": "string"}"#, "1", ["the value must be text"]),
    (#"{"type": ["integer", "null"]}"#, "1.5", ["the value must be a whole number or null"]),
    (#"{"type": "integer"}"#, "9223372036854775808", []), (#"{"type": "integer"}"#, "1e999", []),
    (#"{"type": "integer"}"#, "12345678901234567.5", ["the value must be a whole number"]),
    (#"{"type": "number"}"#, "12345678901234567.5", []),
    (#"{"const": 9223372036854775808}"#, "9223372036854775808", []),
    (#"{"maximum": 100}"#, "1e999", ["the value must be at most 100"]),
    (#"{"type": "integer"}"#, "2.0", []), (#"{"type": "number"}"#, "2", []),
    (#"{"type": "boolean"}"#, "0", ["the value must be true or false"]),
    (#"{"type": "string", "nullable": true}"#, "null", []),
    ("true", "{}", []), ("false", "{}", ["the value is not allowed"]), ("{}", "[null]", []),
    ("[]", "1", []), (#"{"type": "strnig", "minimum": "x", "required": 1}"#, "1", []),
    // Choices.
    (#"{"const": 1}"#, "1.0", []),
    (#"{"const": {"a": [1]}}"#, #"{"a": [2]}"#, [#"the value must be {"a":[1]}"#]),
    (#"{"enum": ["a", "b", 3]}"#, "\"c\"", ["the value must be “a”, “b” or 3"]),
    // Numbers.
    (#"{"minimum": 1, "maximum": 100}"#, "101", ["the value must be at most 100"]),
    (#"{"minimum": 0.5}"#, "0", ["the value must be at least 0.5"]),
    (#"{"exclusiveMinimum": 0}"#, "0", ["the value must be more than 0"]),
    (#"{"exclusiveMinimum": 0, "minimum": 3}"#, "2", ["the value must be at least 3"]),
    (#"{"maximum": 5, "exclusiveMaximum": true}"#, "5", ["the value must be less than 5"]),
    (#"{"multipleOf": 0.1}"#, "0.3", []),
    (#"{"multipleOf": 5}"#, "7", ["the value must be a multiple of 5"]),
    (#"{"multipleOf": 0}"#, "7", []),
    // Texts.
    (#"{"minLength": 1}"#, "\"\"", ["the value must not be empty"]),
    (#"{"maxLength": 2}"#, "\"🥣é\"", []),
    (#"{"pattern": "^(a+)+$"}"#, "\"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab\"", []),
    // Lists.
    (#"{"minItems": 2}"#, "[1]", ["the value must have at least 2 elements"]),
    (#"{"uniqueItems": true}"#, "[1, 1.0]", ["the value must not have the same element twice"]),
    (
      #"{"prefixItems": [{"type": "string"}], "items": {"type": "integer"}}"#, #"["a", 1, "b"]"#,
      ["[2] must be a whole number"]
    ),
    (#"{"items": [{"type": "string"}]}"#, "[1, 2]", ["[0] must be text"]),
    // Objects.
    (Self.search, #"{"query": "abc", "sort": "name", "limit": null, "filters": []}"#, []),
    (
      Self.search, #"{"query": "abcdef", "limit": 101, "sort": "date", "lmit": 1}"#,
      [
        "query must have at most 5 characters", "limit must be at most 100",
        "sort must be “name” or “size”", "lmit is not known",
      ]
    ),
    (
      Self.search, #"{"sort": "size", "filters": [{"field": "x"}, {"above": "1"}, {}]}"#,
      [
        "query is missing", "filters must have at most 2 elements",
        "filters[0].field must be “size”", "filters[1].above must be a number",
      ]
    ),
    (
      #"{"additionalProperties": {"type": "integer"}}"#, #"{"a": 1, "b": "2"}"#,
      ["b must be a whole number"]
    ),
    (#"{"additionalProperties": false, "patternProperties": {"^x": true}}"#, #"{"xa": 1}"#, []),
    // Alternatives.
    (
      #"{"anyOf": [{"type": "string"}, {"type": "integer"}]}"#, "true",
      ["the value must be text or a whole number"]
    ),
    (
      #"{"oneOf": [{"const": "a", "title": "A"}, {"const": "b"}]}"#, "\"c\"",
      ["the value must be “a” or “b”"]
    ),
    (
      #"{"oneOf": [{"type": "number"}, {"type": "integer"}]}"#, "1",
      ["the value must fit only one of its forms"]
    ),
    (
      #"{"allOf": [{"minimum": 1}, {"maximum": 3}], "type": "integer"}"#, "4",
      ["the value must be at most 3"]
    ),
    // References.
    (
      Self.tree, #"{"name": "a", "children": [{"name": "b"}, {"children": [{"name": 1}]}]}"#,
      ["children[1].name is missing", "children[1].children[0].name must be text"]
    ),
    (
      ##"{"$ref": "#/definitions/a~1b", "definitions": {"a/b": {"type": "null"}}}"##, "1",
      ["the value must be null"]
    ),
    (#"{"$ref": "https://example.org/schema"}"#, "1", []),
  ])
  func `what is wrong is said`(_ schema: String, _ value: String, _ words: [String]) throws {
    let violations = Schema(try JSON(parsing: schema.utf8)).violations(
      of: try JSON(parsing: value.utf8))
    #expect(violations.map(\.words) == words)
  }

  /// Schemas that would take forever, and values for them.
  @Test(arguments: [
    (##"{"$ref": "#"}"##, "1"), (##"{"allOf": [{"$ref": "#"}, {"$ref": "#"}]}"##, "1"),
    (##"{"anyOf": [{"$ref": "#"}, {"$ref": "#"}, {"$ref": "#"}]}"##, "1"),
    (
      ##"{"items": {"oneOf": [{"$ref": "#"}, {"$ref": "#"}, {"$ref": "#"}]}}"##,
      String(repeating: "[", count: 60) + String(repeating: "]", count: 60)
    ),
    (
      #"{"items": {"type": "string"}}"#,
      "[" + repeatElement("1", count: 100_000).joined(separator: ",") + "]"
    ),
  ])
  func `the work is bounded`(_ schema: String, _ value: String) throws {
    let schema = Schema(try JSON(parsing: schema.utf8))
    #expect(schema.violations(of: try JSON(parsing: value.utf8)).count <= 20)
    #expect(schema.alternatives.count <= 3)
  }
}
