// The JSON Schema of cards against the cards there are.

import BehestCards
import BehestTestSupport
import Foundation
import Testing

struct SchemaTests {
  let schema: JSONSchema

  init() throws {
    let url = Fixtures.folder.deletingLastPathComponent()
      .appending(path: "Documentation/Card.schema.json")
    schema = try JSONSchema(Data(contentsOf: url))
  }

  private func complaints(_ card: Card) throws -> [String] {
    schema.complaints(about: try JSONSerialization.jsonObject(with: JSONEncoder().encode(card)))
  }

  @Test func `a card of everything is as the schema says`() throws {
    #expect(try complaints(CodingTests.everything) == [])
  }

  @Test(arguments: ["controls", "layout", "order", "everything"])
  func `the cards of the fixtures are as the schema says`(_ name: String) throws {
    let json = try JSONSerialization.jsonObject(
      with: Data(try Fixtures.bytes("Cards/\(name).json")))
    #expect(schema.complaints(about: json) == [])
  }

  @Test func `every style and every colour is as the schema says`() throws {
    let styles: [Style] =
      [
        .emphasis, .strong, .strikethrough, .underline, .monospaced, .title, .headline, .caption,
        .secondary, .tertiary, .destructive, .success, .warning,
        .custom(TextStyle(foreground: .rgb(0xABCDEF), background: .indexed(200), bold: false)),
      ] + Tint.allCases.flatMap { [.tint($0), .custom(TextStyle(foreground: .tint($0)))] }
    let inlines = styles.map { Inline.styled($0, []) }
    let stack = Block.Stack([.paragraph(inlines)], style: TextStyle(background: .green))
    #expect(try complaints(Card(blocks: [.stack(stack)])) == [])
  }

  @Test(arguments: [
    #"{"title": []}"#, #"{"title": "x", "blocks": []}"#,
    #"{"title": [], "blocks": [{"kind": "unknown"}]}"#,
    #"{"title": [], "blocks": [{"kind": "heading", "level": 7, "inlines": []}]}"#,
    #"{"title": [], "blocks": [{"kind": "rule", "more": 1}]}"#,
    #"{"title": [], "blocks": [{"kind": "text", "alignment": "middle", "inlines": []}]}"#,
    #"{"title": [{"kind": "styled", "style": "loud", "inlines": []}], "blocks": []}"#,
    #"{"title": [], "blocks": [{"kind": "control", "control": {"kind": {"button": {}}}}]}"#,
    #"{"title": [], "blocks": [{"kind": "control", "control": {"kind": "toggle", "label": []}}]}"#,
  ])
  func `what is no card is not as the schema says`(_ json: String) throws {
    #expect(schema.complaints(about: try JSONSerialization.jsonObject(with: Data(json.utf8))) != [])
  }

  @Test func `a control says what it is in a word`() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let text = String(decoding: try encoder.encode(Control(label: [.text("Go")])), as: UTF8.self)
    #expect(text == #"{"isEnabled":true,"kind":"button","label":["Go"]}"#)
  }
}
