// Tests of looking documents up.

import BehestTestSupport
import Foundation
import Testing

@testable import SampleMarkdownSnippet

struct ReadingTests {
  let folder = ScratchFolder()

  @Test func `making a store touches no file`() {
    _ = folder.store()
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/data"))
  }

  @Test func `a store without documents is empty`() async throws {
    let store = folder.store()
    #expect(try await store.all().isEmpty)
    #expect(try await store.recent(limit: 10).isEmpty)
    #expect(try await store.document(id: UUID()) == nil)
  }

  @Test func `the last changed document comes first`() async throws {
    let store = folder.store()
    let first = try await store.create(title: "first")
    try await store.create(title: "second")
    try await store.create(title: "third")
    try await store.update(id: first.id, content: "changed")
    #expect(try await store.all().map(\.title) == ["first", "third", "second"])
  }

  @Test func `documents changed at the same instant come newest made first`() async throws {
    let store = folder.store(now: { FixedClock().now })
    for title in ["a", "b", "c", "d"] { try await store.create(title: title) }
    #expect(try await store.all().map(\.title) == ["d", "c", "b", "a"])
  }

  @Test(arguments: [(0, 0), (-1, 0), (3, 3), (100, 12)])
  func `recent yields at most its limit`(limit: Int, count: Int) async throws {
    let store = folder.store()
    for number in 1...12 { try await store.create(title: "\(number)") }
    let recent = try await store.recent(limit: limit)
    #expect(recent.count == count)
    #expect(recent.map(\.title) == (1...12).reversed().prefix(count).map(String.init))
  }

  @Test func `documents come in the order of their ids and unknown ids are left out`()
    async throws
  {
    let store = folder.store()
    let one = try await store.create(title: "one")
    let two = try await store.create(title: "two")
    let found = try await store.documents(ids: [two.id, UUID(), one.id])
    #expect(found == [two, one])
  }

  @Test func `searching finds titles first and ignores case and diacritics`() async throws {
    let store = folder.store()
    try await store.create(title: "Résumé", content: "work")
    try await store.create(title: "Shopping", content: "paper for the RESUME")
    try await store.create(title: "Other", content: "nothing")
    #expect(try await store.search("  resume\n").map(\.title) == ["Résumé", "Shopping"])
    #expect(try await store.search("SHOPPİNG").map(\.title) == ["Shopping"])
    #expect(try await store.search("absent").isEmpty)
  }

  @Test func `searching takes every character as it is`() async throws {
    let store = folder.store()
    try await store.create(title: "100% of a_b", content: "it's \"quoted\"")
    try await store.create(title: "1000 of acb", content: "")
    #expect(try await store.search("100%").map(\.title) == ["100% of a_b"])
    #expect(try await store.search("a_b").map(\.title) == ["100% of a_b"])
    #expect(try await store.search("it's \"q").map(\.title) == ["100% of a_b"])
  }

  @Test func `searching goes on after a NUL character`() async throws {
    let store = folder.store()
    let made = try await store.create(title: "a\0b", content: "before\0after")
    #expect(try await store.search("AFTER") == [made])
    #expect(try await store.search("a\0B") == [made])
  }

  @Test func `searching for nothing finds all`() async throws {
    let store = folder.store()
    try await store.create(title: "a")
    try await store.create(title: "b")
    #expect(try await store.search("  ").map(\.title) == ["b", "a"])
  }
}
