// Checks that names of nodes outlive edits elsewhere.

import BehestTestSupport
import MarkdownTree
import Testing

struct NodeIdentifierTests {
  private func ids(_ text: String) throws -> [MarkdownNode.ID] {
    nodes(of: try MarkdownDocument(parsing: text).root).map(\.id)
  }

  @Test(arguments: Fixtures.paths(in: "Markdown", withExtension: "md"))
  func `names are unique in a document and the same in each parse`(_ path: String) throws {
    let source = try Fixtures.bytes(path)
    let document = try MarkdownDocument(parsing: source)
    let ids = nodes(of: document.root).map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(try MarkdownDocument(parsing: source) == document)
  }

  @Test(arguments: [
    ("> one\n\n- two\n- two\n\n| a | b |\n|---|---|\n| c | d |\n\nlast\n", "last", "changed"),
    ("> one\n\n- two\n- three\n\nlast\n", "one", "another *one*"),
    ("- a\n- b\n  - c\n\ntext\n\ntext\n", "c", "changed"),
    ("| a | b |\n|---|---|\n| c | d |\n", "c", "changed"),
    ("# Title\n\n```\ncode\n```\n\nend[^1]\n\n[^1]: note\n", "note", "other"),
  ])
  func `editing one block renames that block and its inlines only`(
    _ text: String, _ old: String, _ new: String
  ) throws {
    let edited = try #require(text.firstRange(of: old)).lowerBound
    let change = text[..<edited] + new + text[text.index(edited, offsetBy: old.count)...]
    let before = nodes(of: try MarkdownDocument(parsing: text).root)
    let after = Set(try ids(String(change)))
    let offset = text.utf8.distance(from: text.startIndex, to: edited)
    for node in before {
      let isLeaf = node.children.isEmpty || node.children[0].kind.isInline
      let isEdited = isLeaf && node.range.bytes.contains(offset)
      #expect(after.contains(node.id) != isEdited, "\(node.kind)")
    }
  }

  @Test func `a paragraph put in front renames nothing`() throws {
    let text = "> one\n\n- two\n\n# three\n"
    let before = Set(try ids(text))
    #expect(before.isSubset(of: Set(try ids("new\n\n" + text))))
  }

  @Test func `equal paragraphs are told apart`() throws {
    let ids = try ids("same\n\nsame\n\nsame\n")
    #expect(Set(ids).count == 7)
  }

  @Test func `a name is the same on every machine`() throws {
    let id = try MarkdownDocument(parsing: "# Title\n").root.children[0].id
    #expect(id.description == "c73c97317deec74a")
  }
}
