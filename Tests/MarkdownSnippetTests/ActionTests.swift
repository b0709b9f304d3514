// Tests of converting, copying and opening.

import AppIntents
import BehestUIKit
import Foundation
import FoundationGaps
import Testing

@testable import SampleMarkdownSnippet

struct ActionTests {
  @Test func `converting takes the marks away`() async throws {
    let result = try await AppUnderTest.intent("ConvertMarkdown", ["markdownText": "**a**\n"])
      .performErased()
    #expect(result.value as? String == "a")
    #expect(result.said == "Converted Markdown to rich text.")
  }

  @Test func `what cannot be parsed is given back`() async throws {
    let markdown = String(repeating: "> ", count: 5_000) + "deep"
    let result = try await AppUnderTest.intent("ConvertMarkdown", ["markdownText": markdown])
      .performErased()
    #expect(result.value as? String == markdown)
    #expect(result.said == "Could not parse Markdown.")
  }

  @Test func `copying gives three forms and draws the card again`() async {
    await #expect(processExitsWith: .success) {
      let app = AppUnderTest()
      let result = try await app.run("CopyRichText", ["markdown": "**b** ü"])
      #expect(result.said == "Copied to clipboard as rich text.")
      let pasteboard = UIPasteboard.general
      #expect(pasteboard.string == "b ü")
      let html = pasteboard.value(forPasteboardType: "public.html") as? String
      #expect(html?.contains("<strong>b</strong> ü") == true)
      let rtf = try #require(pasteboard.data(forPasteboardType: "public.rtf"))
      #expect(rtf.starts(with: Data(#"{\rtf1"#.utf8)))
      #expect(rtf.range(of: Data(#"\b"#.utf8)) != nil)
      #expect(rtf.allSatisfy { $0 < 0x80 })
      #expect(app.person.reloaded == ["PreviewMarkdownSnippetIntent"])
    }
  }

  @Test func `what cannot be parsed is copied as it is`() async {
    await #expect(processExitsWith: .success) {
      let markdown = String(repeating: "> ", count: 5_000) + "deep"
      let result = try await AppUnderTest().run("CopyRichText", ["markdown": markdown])
      #expect(result.said == "Copied to clipboard as plain text only.")
      #expect(UIPasteboard.general.types == ["public.utf8-plain-text"])
      #expect(UIPasteboard.general.string == markdown)
    }
  }

  @Test(arguments: [
    ("# T", "T"),
    ("\n \t\n##  Two words ##\nrest", "Two words ##"),
    (String(repeating: "x", count: 200), String(repeating: "x", count: 80)),
    ("###\n\ntext", "Imported Markdown"),
    (" \n\n", "Imported Markdown"),
    ("\r\nplain line\r\nnext", "plain line"),
  ])
  func `opening with Markdown makes a document named by its first line`(
    markdown: String, title: String
  ) async {
    await #expect(processExitsWith: .success) {
      [markdown = markdown as String, title = title as String] in
      let app = AppUnderTest()
      let result = try await app.run("OpenInApp", ["markdown": markdown])
      #expect(result.said == "Opened MarkdownSnippet with a new document.")
      let documents = try await app.store.all()
      #expect(documents.map(\.title) == [title])
      #expect(documents.map(\.content) == [markdown])
    }
  }

  @Test(arguments: [[:], ["markdown": ""]])
  func `opening without Markdown makes no document`(values: [String: String]) async {
    await #expect(processExitsWith: .success) { [values = values as [String: String]] in
      let app = AppUnderTest()
      let result = try await app.run("OpenInApp", values)
      #expect(result.said == "Opened MarkdownSnippet.")
      #expect(try await app.store.all().isEmpty)
    }
  }

  @Test func `an app that was not launched names what is missing`() async {
    await #expect(processExitsWith: .success) {
      let error = await #expect(throws: MissingDependencyError.self) {
        try await AppUnderTest.intent("OpenInApp").performErased()
      }
      #expect(error?.typeName == "DocumentStore")
    }
  }
}
