// Attributed strings made of Markdown.

import Foundation
import FoundationGaps
import MarkdownTree
import Testing

@Suite struct AttributedMarkdownTests {
  typealias Options = AttributedString.MarkdownParsingOptions

  private func runs(_ text: AttributedString) -> [String] {
    text.runs.map { run in
      let intent = run.inlinePresentationIntent.map { " \($0.rawValue)" } ?? ""
      let link = run.link.map { " <\($0.absoluteString)>" } ?? ""
      return String(text[run.range].characters) + intent + link
    }
  }

  @Test func `inlines become runs with their meaning`() throws {
    let text = try AttributedString(
      markdown: "a *b **c*** `d` ~~e~~ [f](https://g.h) i\\\nj")
    #expect(String(text.characters) == "a b c d e f i\nj")
    let soft = InlinePresentationIntent.emphasized.rawValue
    let both = soft | InlinePresentationIntent.stronglyEmphasized.rawValue
    #expect(
      runs(text) == [
        "a ", "b  \(soft)", "c \(both)", " ", "d 4", " ", "e 32", " ", "f <https://g.h>", " i",
        "\n 128", "j",
      ])
  }

  @Test func `the attributes are found by the original's names`() throws {
    var text = AttributedString("x")
    text.inlinePresentationIntent = .stronglyEmphasized
    text.presentationIntent = PresentationIntent(.header(level: 2), identity: 1)
    #expect(text.inlinePresentationIntent == .stronglyEmphasized)
    #expect(text.presentationIntent?.components.map(\.kind) == [.header(level: 2)])
  }

  @Test func `runs say which blocks they stand in, innermost first`() throws {
    let text = try AttributedString(
      markdown: "# H\n\n> 1. one\n> 2. two\n\n```swift\ncode\n```\n\n|a|b|\n|:-:|-:|\n|1|2|")
    let kinds = text.runs.compactMap { $0.presentationIntent?.components.map(\.kind) }
    #expect(kinds.first == [.header(level: 1)])
    #expect(
      kinds.contains([
        .paragraph, .listItem(ordinal: 2), .orderedList, .blockQuote,
      ]))
    #expect(kinds.contains([.codeBlock(languageHint: "swift")]))
    let columns: [PresentationIntent.TableColumn] = [
      .init(alignment: .center), .init(alignment: .right),
    ]
    #expect(
      kinds.last == [.tableCell(columnIndex: 1), .tableRow(rowIndex: 1), .table(columns: columns)])
  }

  @Test func `the parsed document rides along until the text changes`() throws {
    let text = try AttributedString(markdown: "- [x] done\n\nnote[^1]\n\n[^1]: below")
    let document = try #require(text.markdownDocument)
    #expect(document == (try MarkdownDocument(parsing: "- [x] done\n\nnote[^1]\n\n[^1]: below")))
    var longer = text
    longer.append(AttributedString("!"))
    #expect(longer.markdownDocument == nil)
    #expect((text + text).markdownDocument == nil)
    var styled = text
    styled.link = URL(string: "https://example.org")
    #expect(styled.markdownDocument != nil)
    #expect(AttributedString("plain").markdownDocument == nil)
  }

  @Test(arguments: [
    ("# no heading", "# no heading"), ("- no *list*", "- no list"), ("1. no", "1. no"),
    ("    no code", "    no code"), ("a  b\n\n  c", "a  b\n\n  c"), ("**x**", "x"),
    ("*\"quoted\"*", "\"quoted\""), ("", ""), ("> \u{2E36}", "> \u{2E36}"), ("a_b_c", "a_b_c"),
    ("| a |\n| - |", "| a |\n| - |"), ("***", "***"), ("[x]: y", "[x]: y"),
  ])
  func `without blocks every line is text, white space kept`(
    _ markdown: String, _ characters: String
  ) throws {
    let text = try AttributedString(
      markdown: markdown, options: Options(interpretedSyntax: .inlineOnlyPreservingWhitespace))
    #expect(String(text.characters) == characters)
  }

  @Test func `without blocks white space can become one space`() throws {
    let text = try AttributedString(
      markdown: "a  *b*\n  c", options: Options(interpretedSyntax: .inlineOnly))
    #expect(String(text.characters) == "a b c")
  }

  @Test func `text beyond the limits is an error, or stays as it is when asked`() throws {
    let deep = String(repeating: "> ", count: 500) + "x"
    #expect(throws: MarkdownError.self) { try AttributedString(markdown: deep) }
    let kept = try AttributedString(
      markdown: deep, options: Options(failurePolicy: .returnPartiallyParsedIfPossible))
    #expect(String(kept.characters) == deep)
  }
}
