// Tests of the intents that create, change and delete documents.

import AppIntents
import Foundation
import Testing

@testable import SampleMarkdownSnippet

struct DocumentIntentTests {
  @Test(arguments: [
    ([:], false, "Untitled", ""),
    (["title": "", "content": "x"], false, "", "x"),
    ([:], true, "New Document", "# Hello\n\nStart writing **Markdown** here."),
    (["title": "Own"], true, "Own", "# Hello\n\nStart writing **Markdown** here."),
  ])
  func `a new document has what is given, or what its template has`(
    given: [String: String], usesTemplate: Bool, title: String, content: String
  ) async {
    await #expect(processExitsWith: .success) {
      [
        given = given as [String: String], usesTemplate = usesTemplate as Bool,
        title = title as String, content = content as String
      ] in
      let app = AppUnderTest()
      var values: [String: any Sendable] = given
      values["usesTemplate"] = usesTemplate
      let made = try await app.run("CreateDocument", values).value as? MarkdownDocumentEntity
      #expect(made?.title == title && made?.content == content)
      #expect(try await app.store.all().map(\.id) == [made?.id])
    }
  }

  @Test func `a change is of what is given alone, and of what is there`() async {
    await #expect(processExitsWith: .success) {
      let app = AppUnderTest()
      let document = try await app.store.create(title: "Old", content: "text")
      let entity = try await app.entity(document)
      let values: [String: any Sendable] = ["document": entity, "title": "New"]
      let changed = try await app.run("UpdateDocument", values).value as? MarkdownDocumentEntity
      #expect(changed?.title == "New" && changed?.content == "text")
      #expect(changed.map { $0.modifiedAt > document.modifiedAt } == true)
      try await app.store.delete([document.id])
      await #expect(throws: DocumentError.gone) { try await app.run("UpdateDocument", values) }
    }
  }

  @Test func `nothing is deleted before somebody agrees`() async {
    await #expect(processExitsWith: .success) {
      let app = AppUnderTest()
      let entities = [
        try await app.entity(try await app.store.create(title: "Kept")) as? MarkdownDocumentEntity
      ].compactMap { $0 }
      await #expect(throws: IntentCancellation.self) {
        try await app.run("DeleteDocuments", ["documents": entities])
      }
      #expect(try await app.store.all().map(\.title) == ["Kept"])
    }
  }
}
