// Tests of making, changing and deleting documents.

import Foundation
import Testing

@testable import SampleMarkdownSnippet

struct WritingTests {
  let folder = ScratchFolder()

  @Test func `a new document has the defaults and is read back by another store`() async throws {
    let created = try await folder.store().create()
    #expect(created.title == "Untitled")
    #expect(created.content == "")
    #expect(created.createdAt == created.modifiedAt)
    #expect(try await folder.store().all() == [created])
  }

  @Test func `a copy of the file alone has what was written`() async throws {
    let store = folder.store()
    let created = try await store.create(title: "t", content: "c")
    let copy = URL(fileURLWithPath: folder.path).appending(path: "copy.sqlite")
    try FileManager.default.copyItem(at: URL(fileURLWithPath: folder.file), to: copy)
    #expect(try await DocumentStore(file: copy).all() == [created])
    withExtendedLifetime(store) {}
  }

  @Test func `the id and the times come from outside`() async throws {
    let id = UUID()
    let instant = Date(timeIntervalSince1970: 1_234_567_890.123456)
    let store = DocumentStore(
      file: URL(fileURLWithPath: folder.file), now: { instant }, makeID: { id })
    let document = try await store.create(title: "t", content: "c")
    #expect(document.id == id)
    #expect(abs(document.createdAt.timeIntervalSince(instant)) < 0.000_001)
    #expect(try await store.document(id: id) == document)
  }

  @Test func `changing either field sets the time of change`() async throws {
    let store = folder.store()
    let made = try await store.create(title: "a", content: "b")
    let renamed = try #require(try await store.update(id: made.id, title: "x"))
    #expect(renamed.title == "x")
    #expect(renamed.content == "b")
    #expect(renamed.modifiedAt > made.modifiedAt)
    #expect(renamed.createdAt == made.createdAt)
    let rewritten = try #require(try await store.update(id: made.id, content: "y"))
    #expect(rewritten.modifiedAt > renamed.modifiedAt)
    #expect(try await store.all() == [rewritten])
  }

  @Test func `a change that changes nothing keeps the time of change`() async throws {
    let store = folder.store()
    let made = try await store.create(title: "a", content: "b")
    #expect(try await store.update(id: made.id, title: "a", content: "b") == made)
    #expect(try await store.update(id: made.id) == made)
  }

  @Test func `changing an unknown document yields nothing`() async throws {
    #expect(try await folder.store().update(id: UUID(), title: "x") == nil)
  }

  @Test func `deleting counts what was there`() async throws {
    let store = folder.store()
    let one = try await store.create(title: "one")
    let two = try await store.create(title: "two")
    let three = try await store.create(title: "three")
    #expect(try await store.delete([one.id, UUID(), three.id, one.id]) == 2)
    #expect(try await store.delete([]) == 0)
    #expect(try await store.all() == [two])
  }

  @Test func `deleted documents come back as they were, and only once`() async throws {
    let store = folder.store()
    let one = try await store.create(title: "one", content: "text\u{0}")
    let two = try await store.create(title: "two")
    try await store.delete([one.id, two.id])
    try await store.restore([one, two])
    try await store.restore([one])
    #expect(try await store.documents(ids: [one.id, two.id]) == [one, two])
    #expect(try await store.all().count == 2)
  }

  @Test func `ten megabytes come back as they went`() async throws {
    let content = String(repeating: "naïve ☕️ text\u{0}\n", count: 600_000)
    #expect(content.utf8.count > 10_000_000)
    let store = folder.store()
    let document = try await store.create(title: "big", content: content)
    #expect(try await folder.store().document(id: document.id)?.content == content)
    #expect(try await store.search("TEXT").map(\.id) == [document.id])
  }

  @Test func `the folder belongs to this person alone`() async throws {
    try await folder.store().create()
    for made in ["/data", "/data/behest"] {
      let attributes = try FileManager.default.attributesOfItem(atPath: folder.path + made)
      #expect(attributes[.posixPermissions] as? Int == 0o700)
    }
  }
}
