// The samples of Documentation/Markdown.md, compiled; a test compares them with the page.

import BehestCards
import CardHTML
import Foundation
import MarkdownTree

enum DocumentationSamples {
  static func parse(_ bytes: [UInt8]) {
    // sample
    do {
      let document = try MarkdownDocument(parsing: bytes)
      print(document.plainText())
    } catch {
      print(error.code, error.offset)  // tooDeep, tooWide, tooCostly …, and where
    }
    // end
  }

  static func walk(_ document: MarkdownDocument, _ source: String) -> MarkdownDocument {
    // sample
    for node in document.root.subtree {
      guard case .heading(let level) = node.kind else { continue }
      print(level, node.plainText(), node.range.start.line, node.range.text(in: source))
    }
    let quiet = document.rewriting { node in
      if case .image = node.kind { return node.children }  // what describes it
      return [node]
    }
    print(quiet.html(), quiet.commonMark())
    // end
    return quiet
  }

  static func card(_ source: String) throws -> Card {
    // sample
    var card = try Card(markdown: source)
    card.title = [.text("Notes")]
    card.blocks.append(
      .control(Control(.link(destination: "https://example.com"), label: [.text("More")])))
    let json = try JSONEncoder().encode(card)
    let again = try JSONDecoder().decode(Card.self, from: json)
    print(again.htmlPage(language: "en"))
    // end
    return again
  }
}
