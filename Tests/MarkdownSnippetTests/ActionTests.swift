// Tests of converting, copying and opening.

import AppIntents
import Foundation
import FoundationGaps
@testable import SampleMarkdownSnippet
import BehestPasteboard
import Testing

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
      #expect(result.said.hasPrefix("Copied to clipboard as rich text."))
      #expect(result.said.contains(app.folder.url.path + "/out"))
      #expect(try app.copied("clipboard.txt") == "b ü")
      #expect(try app.copied("clipboard.html").contains("<strong>b</strong> ü"))
      let rtf = try app.copied("clipboard.rtf")
      #expect(rtf.hasPrefix(#"{\rtf1"#))
      #expect(rtf.contains(#"\b"#))
      #expect(rtf.utf8.allSatisfy { $0 < 0x80 })
      #expect(app.person.reloaded == ["PreviewMarkdownSnippetIntent"])
    }
  }

  @Test func `copying to a terminal says that it is plain text`() async {
    await #expect(processExitsWith: .success) {
      let app = AppUnderTest()
      try FileManager.default.createDirectory(
        at: app.folder.url, withIntermediateDirectories: true)
      // Without a terminal there is nowhere to copy to, and with one it says which form went.
      let words: String
      do {
        words = try await app.run(
          "CopyRichText", ["markdown": "**b**"], clipboard: .terminal
        ).said
      } catch let error as any CustomLocalizedStringResourceConvertible {
        words = String(localized: error.localizedStringResource)
      }
      #expect(
        words == "Copied to clipboard as plain text only (OSC 52)."
          || words.hasPrefix("There is no clipboard here: "))
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
