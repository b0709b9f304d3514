// Tests of documents as entities, and of finding them.

import AppIntents
import Foundation
import FoundationGaps
import Testing

@testable import SampleMarkdownSnippet

struct DocumentQueryTests {
  @Test func `a document shows its title and its first hundred characters`() async {
    await #expect(processExitsWith: .success) {
      let app = AppUnderTest()
      let content = String(repeating: "é👩‍👩‍👧 ", count: 60)
      let document = try await app.store.create(title: "Notes", content: content)
      let entity = try await app.entity(document)
      #expect(entity.erasedID == document.id.uuidString)
      #expect(
        entity.publicProperties.map(\.name) == [
          "title", "content", "preview", "createdAt", "modifiedAt",
        ])
      #expect(entity.publicProperties[1].value as? String == content)
      #expect((entity.publicProperties[2].value as? String)?.count == 100)
      #expect(String(localized: entity.display.title) == "Notes")
      #expect(
        entity.display.subtitle.map { String(localized: $0) } == String(content.prefix(100)))
      let untitled = try await app.entity(try await app.store.create(title: ""))
      #expect(String(localized: untitled.display.title) == "Untitled")
    }
  }

  @Test func `unknown ids are left out`() async {
    await #expect(processExitsWith: .success) {
      let app = AppUnderTest()
      let document = try await app.store.create(title: "Notes")
      let ids = [UUID().uuidString, document.id.uuidString, "no id"]
      let found = try await AppUnderTest.query().erasedEntities(forIDs: ids)
      #expect(found.map(\.erasedID) == [document.id.uuidString])
    }
  }

  @Test func `the ten documents that changed last are suggested`() async {
    await #expect(processExitsWith: .success) {
      let app = AppUnderTest()
      for number in 1...12 { try await app.store.create(title: "\(number)") }
      let suggested = try await AppUnderTest.query().erasedSuggested()
      #expect(
        suggested.map { String(localized: $0.display.title) }
          == (3...12).reversed().map(String.init))
    }
  }

  @Test func `a whole title means that document and a part means all that fit`() async {
    await #expect(processExitsWith: .success) {
      let app = AppUnderTest()
      try await app.store.create(title: "Notes", content: "")
      try await app.store.create(title: "Notes of May", content: "")
      try await app.store.create(title: "Other", content: "see my notes")
      func titles(_ text: String) async throws -> [String]? {
        try await AppUnderTest.query().erasedEntities(matching: text)?
          .map { String(localized: $0.display.title) }
      }
      #expect(try await titles(" nótes ") == ["Notes"])
      #expect(try await titles("note") == ["Notes of May", "Notes", "Other"])
      #expect(try await titles("nothing like it") == [])
    }
  }

  @Test func `a broken store is told in one sentence`() async {
    await #expect(processExitsWith: .success) {
      let app = AppUnderTest()
      let file = app.folder.url.appending(path: "MarkdownSnippet.sqlite")
      try FileManager.default.createDirectory(
        at: app.folder.url, withIntermediateDirectories: true)
      try Data(repeating: 0x41, count: 4_096).write(to: file)
      let error = await #expect(throws: (any Error).self) {
        try await AppUnderTest.query().erasedSuggested()
      }
      let words = try #require(error as? any CustomLocalizedStringResourceConvertible)
      #expect(
        String(localized: words.localizedStringResource)
          == "The file \(file.path) is not a database of documents; move it away to start afresh.")
    }
  }
}
