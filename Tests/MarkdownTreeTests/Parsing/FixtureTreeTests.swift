// Compares the tree of each fixture, and the source of each node, with its golden file.

import BehestTestSupport
import MarkdownTree
import Testing

struct FixtureTreeTests {
  static let paths = Fixtures.paths(in: "Markdown", withExtension: "md")

  @Test(arguments: paths)
  func `a fixture has the tree of its golden file`(_ path: String) throws {
    let source = try Fixtures.bytes(path)
    let document = try MarkdownDocument(parsing: source)
    Fixtures.expect(
      outline(document.root, of: source), matches: path.dropLast(3) + ".tree.txt")
  }

  @Test(arguments: paths)
  func `nodes lie inside their parents, one after another`(_ path: String) throws {
    let document = try MarkdownDocument(parsing: try Fixtures.bytes(path))
    for parent in nodes(of: document.root) where !parent.children.isEmpty {
      // Footnotes are moved to the end, wherever they are written.
      let inOrder = parent.children.filter { child in
        if case .footnoteDefinition = child.kind { false } else { true }
      }
      for child in parent.children {
        #expect(parent.range.bytes.lowerBound <= child.range.bytes.lowerBound)
        #expect(parent.range.bytes.upperBound >= child.range.bytes.upperBound)
      }
      for (one, next) in zip(inOrder, inOrder.dropFirst()) {
        #expect(one.range.bytes.upperBound <= next.range.bytes.lowerBound)
      }
    }
  }

  @Test(arguments: paths)
  func `a string and its bytes parse alike`(_ path: String) throws {
    let bytes = try Fixtures.bytes(path)
    let fromText = try MarkdownDocument(parsing: String(decoding: bytes, as: UTF8.self))
    let fromBytes = try MarkdownDocument(parsing: bytes)
    let lazy = try MarkdownDocument(parsing: bytes.lazy.map { $0 })
    #expect(fromText == fromBytes)
    #expect(lazy == fromBytes)
  }
}
