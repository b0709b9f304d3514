// Tests of the preview card and of what its buttons do.

import AppIntents
import BehestCards
import BehestSwiftUI
import Foundation
import FoundationGaps
import Testing

@testable import SampleMarkdownSnippet

struct PreviewTests {
  private func preview(_ markdown: String) async throws -> SnippetRendering {
    let intent = try AppUnderTest.intent("PreviewMarkdown", ["markdownText": markdown])
    return try await AppUnderTest.card(of: try await intent.performErased())
  }

  @Test func `the card has a header, the text, a rule, and two buttons`() async throws {
    let rendering = try await preview("# Title\n\nSome **bold** text.")
    let card = rendering.card
    // The header stands in the border of the card, which is the first of the two rules.
    #expect("\(card.title)".contains("Markdown Preview"))
    #expect(card.blocks.filter { $0 == .rule }.count == 1)
    let body = card.blocks.flatMap { block in
      if case .stack(let stack) = block { stack.children } else { [block] }
    }
    #expect(body.contains(.heading(level: 1, [.text("Title")])))
    #expect(card.controls.count == 2)
    #expect(
      rendering.actions.map { String(describing: type(of: $0)) }
        == ["CopyRichTextIntent", "OpenInAppIntent"])
  }

  @Test func `the buttons take the text along`() async throws {
    let actions = try await preview("# Title").actions.compactMap { $0 as? any AppIntent }
    #expect(
      actions.map { $0.parameterFields.first?.parameter.anyValue as? String }
        == ["# Title", "# Title"])
  }

  @Test func `drawing again and again gives the same card`() async throws {
    let first = try await preview("- [x] a\n- [ ] b").card
    for _ in 0..<5 {
      #expect(try await preview("- [x] a\n- [ ] b").card == first)
    }
  }

  @Test func `what cannot be parsed is shown as it is, dimmed`() async throws {
    let markdown = String(repeating: "> ", count: 5_000) + "deep"
    let card = try await preview(markdown).card
    let text = card.blocks.first { if case .text = $0 { true } else { false } }
    guard case .text(let block) = text else {
      Issue.record("no raw text in the card")
      return
    }
    #expect(block.inlines == [.styled(.secondary, [.text(markdown)])])
    #expect(card.controls.count == 2)
  }

  @Test func `a found document is shown and can be opened without making another`() async {
    await #expect(processExitsWith: .success) {
      let app = AppUnderTest()
      let document = try await app.store.create(title: "Notes", content: "# Found")
      let result = try await app.run(
        "FindDocument", ["document": try await app.entity(document)])
      let rendering = try await AppUnderTest.card(of: result)
      #expect(
        rendering.card.blocks.contains { if case .heading(1, _) = $0 { true } else { false } })
      let open = try #require(rendering.actions.last as? any AppIntent)
      #expect(try await open.performErased().said == "Opened MarkdownSnippet.")
      #expect(try await app.store.all().count == 1)
    }
  }
}
