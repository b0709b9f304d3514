// Checks the ways through a tree: finding nodes, replacing them, and what is written of the result.

import MarkdownTree
import Testing

struct WalkingTests {
  @Test func `a subtree is given in the order of the text`() throws {
    let document = try MarkdownDocument(parsing: "# A *b*\n\n- c\n  - d\n\ne\n")
    let words = document.root.subtree.compactMap { node -> String? in
      if case .text(let text) = node.kind { text } else { nil }
    }
    #expect(words == ["A ", "b", "c", "d", "e"])
    let headings = document.root.subtree.filter { $0.kind == .heading(level: 1) }
    #expect(headings.map { $0.plainText() } == ["A b"])
  }

  @Test func `nodes are replaced from the inside, by several or by none`() throws {
    let document = try MarkdownDocument(
      parsing: "# Title\n\nA ![the map](map.png) and [*words*](http://example.com).\n\n---\n")
    let changed = document.rewriting { node in
      switch node.kind {
      case .heading(let level):
        var node = node
        node.kind = .heading(level: level + 1)
        return [node]
      case .image, .link: return node.children
      case .thematicBreak: return []
      default: return [node]
      }
    }
    #expect(changed.commonMark() == "## Title\n\nA the map and *words*.\n")
    #expect(changed.html() == "<h2>Title</h2>\n<p>A the map and <em>words</em>.</p>\n")
  }

  @Test func `a document is made of any node`() throws {
    let paragraph = MarkdownNode(
      kind: .paragraph, children: [MarkdownNode(kind: .text("1 < 2"))])
    let document = MarkdownDocument(root: paragraph)
    #expect(document.root.kind == .document)
    #expect(document.html() == "<p>1 &lt; 2</p>\n")
    #expect(MarkdownDocument(root: document.root) == document)
  }

  @Test func `a range gives what is written there`() throws {
    let source = "Grüße an *alle*\n\n> und\n> mehr\n"
    let root = try MarkdownDocument(parsing: source).root
    let emphasis = try #require(root.subtree.first { $0.kind == .emphasis })
    #expect(emphasis.range.text(in: source) == "*alle*")
    #expect(root.children[1].range.text(in: source) == "> und\n> mehr")
    #expect(emphasis.range.text(in: "short") == "")
  }

  @Test func `blocks give their words as a document does`() throws {
    let root = try MarkdownDocument(parsing: "- a\n- b\n\n> c `d`\n").root
    #expect(root.children.map { $0.plainText() } == ["- a\n- b", "> c d"])
    #expect(root.plainText() == "- a\n- b\n\n> c d")
  }
}
