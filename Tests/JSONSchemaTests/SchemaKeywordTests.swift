// Tests of the keywords of a schema: after references, in forms of several generators.

import BehestJSON
import JSONSchema
import Testing

struct SchemaKeywordTests {
  private func property(_ schema: String) throws -> Schema {
    try #require(Schema(try JSON(parsing: schema.utf8)).properties.first?.schema)
  }

  @Test func `a reference has the annotations beside it`() throws {
    let schema = try property(
      """
      {"$defs": {"Color": {"enum": ["red"], "title": "Color", "type": "string"}},
       "properties": {"color": {"$ref": "#/$defs/Color", "default": "red", "title": "Paint"}}}
      """)
    #expect(
      schema.choices == ["red"] && schema.ownTitle == "Paint" && schema.title == "Paint"
        && schema.defaultValue == "red")
  }

  @Test func `the parts of allOf count as one`() throws {
    let schema = Schema(
      try JSON(
        parsing: """
          {"allOf": [{"properties": {"a": {"type": "string"}}, "required": ["a"]},
            {"properties": {"b": {}, "a": {"type": "integer"}}}], "required": ["b"]}
          """.utf8))
    #expect(schema.properties.map(\.name) == ["a", "b"] && schema.required == ["a", "b"])
    #expect(schema.properties[0].schema.kinds == [.string])
  }

  @Test(arguments: [
    #"{"anyOf": [{"type": "integer"}, {"type": "null"}], "title": "T"}"#,
    #"{"oneOf": [{"const": null}, {"type": "integer", "title": "Other"}], "title": "T"}"#,
  ])
  func `what is beside null has the annotations around it`(_ schema: String) throws {
    let schema = try property(#"{"properties": {"a": \#(schema)}}"#)
    #expect(schema.isNullable && schema.alternatives.count == 1)
    #expect(schema.alternatives.first?.kinds == [.integer])
    #expect(schema.alternatives.first?.title == "T")
  }

  @Test func `ranges of both drafts are read`() {
    let schema = Schema(["minItems": 1, "maxItems": 3, "minLength": 2, "minimum": 0])
    #expect(schema.size == 1...3 && schema.length == 2...Int.max)
    #expect(schema.bounds.least?.value == 0 && schema.bounds.most == nil)
    #expect(Schema(["minItems": 3, "maxItems": 1]).size == nil)
    let old = Schema(["maximum": 5, "exclusiveMaximum": true]).bounds.most
    #expect(old?.isExclusive == true && old?.value == 5)
  }

  @Test func `a cycle of references ends`() {
    let schema = Schema(["allOf": [["$ref": "#"], ["$ref": "#/allOf/0"]], "title": "T"])
    #expect(schema.title == "T" && schema.properties.isEmpty)
  }
}
