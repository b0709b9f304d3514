// Holds Documentation/Markdown.md to code that compiles and does what it says.

import BehestCards
import BehestTestSupport
import Foundation
import MarkdownTree
import Testing

struct MarkdownPageTests {
  @Test func `every sample of the page is compiled here`() throws {
    let page = try DocumentationPage("Markdown.md")
    #expect(page.code("swift").count == 3)
    #expect(try page.strays() == [])
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
