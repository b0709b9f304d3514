// Tests of files that earlier and later versions wrote.

import BehestTestSupport
import Foundation
import Testing

@testable import SampleMarkdownSnippet

/// The documents in `Fixtures/Databases/<schema>.sqlite`, which are the same for every schema.
private let expected = [
  Document(
    id: UUID(uuid: (2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2)), title: "Résumé",
    content: "# Über\u{0}mich\n", createdAt: Date(timeIntervalSince1970: 1_769_947_202),
    modifiedAt: Date(timeIntervalSince1970: 1_769_947_203.25)),
  Document(
    id: UUID(uuid: (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)), title: "Groceries",
    content: "- [ ] milk\n- [x] bread\n", createdAt: Date(timeIntervalSince1970: 1_769_947_201),
    modifiedAt: Date(timeIntervalSince1970: 1_769_947_201)),
]

struct SchemaTests {
  let folder = ScratchFolder()

  @Test(arguments: Fixtures.paths(in: "Databases", withExtension: "sqlite"))
  func `the file of a released schema opens and keeps its documents`(path: String) async throws {
    try put(try Fixtures.bytes(path))
    let store = folder.store()
    #expect(try await store.all() == expected)
    try await store.create(title: "new")
    #expect(try await folder.store().all().count == 3)
  }

  @Test func `there is a file of the first schema`() {
    #expect(
      Fixtures.paths(in: "Databases", withExtension: "sqlite").contains("Databases/1.sqlite"))
  }

  @Test func `a file of a newer schema is refused and left alone`() async throws {
    try put(try Fixtures.bytes("Databases/newer.db"))
    let error = await #expect(throws: DocumentStoreError.self) {
      try await folder.store().create()
    }
    #expect(error?.code == .newerSchema)
    #expect(
      try Data(contentsOf: URL(fileURLWithPath: folder.file))
        == Data(try Fixtures.bytes("Databases/newer.db")))
  }

  /// Writes the file of the schema being developed. One that has been released is never rewritten.
  @Test(.enabled(if: Fixtures.isUpdating))
  func `the file of a new schema is written once`() async throws {
    let target = Fixtures.url("Databases/1.sqlite")
    guard !FileManager.default.fileExists(atPath: target.path) else { return }
    for document in expected.reversed() {
      let made = DocumentStore(
        file: URL(fileURLWithPath: folder.file), now: { document.createdAt },
        makeID: { document.id })
      try await made.create(title: document.title)
      let changed = DocumentStore(
        file: URL(fileURLWithPath: folder.file), now: { document.modifiedAt })
      try await changed.update(id: document.id, content: document.content)
    }
    try FileManager.default.createDirectory(
      at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: URL(fileURLWithPath: folder.file), to: target)
  }

  private func put(_ bytes: [UInt8]) throws {
    try FileManager.default.createDirectory(
      atPath: folder.path + "/data/behest", withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(fileURLWithPath: folder.file))
  }
}
