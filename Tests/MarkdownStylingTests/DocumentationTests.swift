// Holds Documentation/MarkdownStyling.md to code that compiles and does what it says.

import BehestCards
import BehestTestSupport
import CardTerminal
import Foundation
import MarkdownStyling
import MarkdownTree
import Testing

struct DocumentationTests {
  @Test func `every sample of the page is compiled here`() throws {
    let page = try DocumentationPage("MarkdownStyling.md")
    #expect(page.code("swift").count == 5)
    #expect(try page.strays() == [])
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
