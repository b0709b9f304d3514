// Tests the examples that are made of schemas.

import BehestJSON
import JSONSchema
import Testing

struct SchemaExampleTests {
  @Test(
    arguments: [
      (
        """
        {"type": "object", "required": ["b"],
         "properties": {"a": {}, "b": {"type": "integer", "minimum": 3}}}
        """, ["b": 3]
      ),
      (
        """
        {"type": "array", "items": {"$ref": "#/$defs/P"},
         "$defs": {"P": {"properties": {"x": {"type": "number"}}}}}
        """, [["x": .number(1.5)]]
      ),
      (#"{"anyOf": [{"type": "null"}, {"enum": ["red", "blue"]}]}"#, "red"),
      (
        #"{"anyOf": [{"type": "string"}, {"type": "object", "properties": {"n": {"type": "integer"}}}]}"#,
        ["n": 1]
      ),
      (#"{"type": "string", "examples": ["2026-01-31"]}"#, "2026-01-31"),
      (#"{"type": "boolean", "default": "broken"}"#, true),
      (#"{"type": "integer", "minimum": 1e300}"#, .number(1e300)),
      ("{}", [:]),
    ] as [(String, JSON)])
  func `an example is made of a schema, and fits it`(_ schema: String, _ example: JSON) throws {
    let schema = Schema(try JSON(parsing: schema.utf8))
    #expect(schema.example == example)
    #expect(schema.violations(of: schema.example).isEmpty)
  }

  @Test func `the example of a schema that contains itself has an end`() throws {
    let schema = Schema(
      try JSON(
        parsing: """
          {"type": "object", "properties": {"next": {"$ref": "#"},
           "all": {"items": {"$ref": "#"}, "type": "array"},
           "any": {"anyOf": [{"$ref": "#/properties/any"}, {"type": "object"}]}}}
          """.utf8))
    #expect(schema.example.text(isPretty: false).utf8.count < 2_000)
  }
}
