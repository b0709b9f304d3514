// Holds Documentation/Markdown.md to code that compiles and does what it says.

import Cards
import Foundation
import MarkdownTree
import TestSupport
import Testing

struct MarkdownPageTests {
  @Test func `every sample of the page is compiled here`() throws {
    let page = Fixtures.folder.deletingLastPathComponent()
      .appending(path: "Documentation/Markdown.md")
    let document = try MarkdownDocument(parsing: String(contentsOf: page, encoding: .utf8))
    let source = try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "DocumentationSamples.swift"), encoding: .utf8)
    let compiled = source.components(separatedBy: "// sample\n").dropFirst().map { part in
      part.components(separatedBy: "    // end").first ?? ""
    }
    func flat(_ text: String) -> [String] {
      text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    var count = 0
    for node in document.root.subtree {
      guard case .codeBlock("swift", let text) = node.kind else { continue }
      count += 1
      #expect(compiled.contains { flat($0) == flat(text) }, "\(text)")
    }
    #expect(count == compiled.count)
  }

  @Test func `the samples do what the page says`() throws {
    let source = "# Map\n\n![the way](map.png)\n"
    DocumentationSamples.parse(Array(source.utf8))
    let quiet = DocumentationSamples.walk(try MarkdownDocument(parsing: source), source)
    #expect(quiet.commonMark() == "# Map\n\nthe way\n")
    let card = try DocumentationSamples.card(source)
    #expect(card.title == [.text("Notes")] && card.blocks.count == 3)
  }
}
