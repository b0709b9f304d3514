// Tests of what the app declares: intents, parameters, phrases.

import AppIntents
import Foundation
import FoundationGaps
import SwiftApps
import Testing

@testable import SampleMarkdownSnippet

struct DeclarationTests {
  @Test func `four intents are for people and the others are helpers`() {
    let names = { (types: [any AppIntent.Type]) in types.map { String(localized: $0.title) } }
    #expect(
      names(declared.intents.filter { $0.isDiscoverable }) == [
        "Convert Markdown to Rich Text", "Find Markdown Document", "New Document",
        "Preview Markdown",
      ])
    #expect(
      names(declared.intents.filter { !$0.isDiscoverable }) == [
        "Copy as Rich Text", "Create Markdown Document", "Delete Markdown Documents",
        "Open in MarkdownSnippet", "Markdown Preview Snippet", "Update Markdown Document",
      ])
  }

  @Test func `only opening the app opens the app`() {
    let opening = declared.intents.filter { $0.openAppWhenRun }
    #expect(opening.map { String(describing: $0) } == ["OpenInAppIntent"])
  }

  @Test(arguments: [
    ("PreviewMarkdown", "markdownText", "Markdown Text", false),
    ("PreviewMarkdownSnippet", "markdownText", "Markdown Text", false),
    ("FindDocument", "document", "Document", false),
    ("ConvertMarkdown", "markdownText", "Markdown Text", false),
    ("CopyRichText", "markdown", "Markdown", false),
    ("OpenInApp", "markdown", "Markdown", true),
  ])
  func `each intent takes one thing`(
    intent: String, name: String, title: String, isOptional: Bool
  ) throws {
    let field = try #require(try AppUnderTest.intent(intent).parameterFields.first)
    #expect(field.name == name)
    #expect(field.parameter.declaredTitle.map { String(localized: $0) } == title)
    #expect(field.parameter.isOptional == isOptional)
    #expect(!field.parameter.isSet)
  }

  @Test func `the text to preview is described and may have many lines`() throws {
    let parameter = try #require(
      try AppUnderTest.intent("PreviewMarkdown").parameterFields.first?.parameter)
    #expect(
      parameter.explanation.map { String(localized: $0) } == "The Markdown content to preview")
    #expect(parameter.options.isMultiline)
  }

  @Test func `three shortcuts have their phrases, titles and symbols`() {
    let shortcuts = declared.shortcuts[0].appShortcuts
    #expect(
      shortcuts.map { $0.shortTitle.map { String(localized: $0) } }
        == ["Preview Markdown", "Find Document", "New Document"])
    #expect(
      shortcuts.map(\.systemImageName) == ["doc.richtext", "magnifyingglass", "square.and.pencil"])
    #expect(
      shortcuts.map { $0.phrases.map(\.segments) } == [
        [
          [.literal("Preview markdown in "), .applicationName],
          [.literal("Show markdown preview with "), .applicationName],
          [.literal("Render markdown using "), .applicationName],
        ],
        [
          [.literal("Find document in "), .applicationName],
          [.literal("Open a document from "), .applicationName],
          [
            .literal("Find document "), .parameter(name: "document"), .literal(" in "),
            .applicationName,
          ],
          [
            .literal("Open document "), .parameter(name: "document"), .literal(" in "),
            .applicationName,
          ],
        ],
        [
          [.literal("New document in "), .applicationName],
          [.literal("Create a document in "), .applicationName],
          [.literal("Write a document with "), .applicationName],
        ],
      ])
  }
}
