// Holds Documentation/MarkdownStyling.md to code that compiles and does what it says.

import CardTerminal
import Cards
import Foundation
import MarkdownStyling
import MarkdownTree
import TestSupport
import Testing

struct DocumentationTests {
  private static let root = Fixtures.folder.deletingLastPathComponent()

  /// The code blocks of the page in a language.
  static func blocks(_ language: String) throws -> [String] {
    let page = try MarkdownDocument(
      parsing: String(
        contentsOf: root.appending(path: "Documentation/MarkdownStyling.md"), encoding: .utf8))
    return page.root.children.compactMap { node in
      guard case .codeBlock(language, let text) = node.kind else { return nil }
      return text
    }
  }

  @Test func `every sample of the page is compiled here`() throws {
    let source = try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "DocumentationSamples.swift"), encoding: .utf8)
    let compiled = source.components(separatedBy: "// sample\n").dropFirst().map { part in
      part.components(separatedBy: "    // end").first ?? ""
    }
    func flat(_ text: String) -> [String] {
      text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    let samples = try Self.blocks("swift")
    #expect(samples.count == 5)
    for sample in samples { #expect(compiled.contains { flat($0) == flat(sample) }, "\(sample)") }
  }

  @Test func `the samples do what the page says`() throws {
    let document = try MarkdownDocument(
      parsing: "# T\n\n[in](https://internal.myco.com) <a@b.co>\n\n    code\n")
    let card = DocumentationSamples.overrides(document, DocumentationSamples.styles())
    var profile = TerminalProfile(width: 30)
    DocumentationSamples.themes(&profile)
    let text = TerminalRenderer(profile: profile).render(card.blocks)
    #expect(text.hasPrefix("━━━━━━━━━━"))
    #expect(text.contains("✉ a@b.co") && text.contains("│     code"))
  }
}
