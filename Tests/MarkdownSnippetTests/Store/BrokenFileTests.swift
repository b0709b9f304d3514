// Tests of files that are not what they should be.

import Foundation
import Testing

@testable import SampleMarkdownSnippet

struct BrokenFileTests {
  let folder = ScratchFolder()

  private func code(of store: DocumentStore) async -> DocumentStoreError.Code? {
    do {
      _ = try await store.all()
      return nil
    } catch {
      return (error as? DocumentStoreError)?.code
    }
  }

  private func put(_ data: Data) throws {
    try FileManager.default.createDirectory(
      atPath: folder.path + "/data/behest", withIntermediateDirectories: true)
    try data.write(to: URL(fileURLWithPath: folder.file))
  }

  @Test func `a file of something else is refused and left alone`() async throws {
    let text = Data(String(repeating: "not a database\n", count: 100).utf8)
    try put(text)
    #expect(await code(of: folder.store()) == .notADatabase)
    #expect(try Data(contentsOf: URL(fileURLWithPath: folder.file)) == text)
  }

  @Test func `a damaged database is told from a missing one`() async throws {
    do {
      let store = folder.store()
      for number in 0..<200 {
        try await store.create(title: "\(number)", content: String(repeating: "x", count: 500))
      }
    }
    var bytes = try Data(contentsOf: URL(fileURLWithPath: folder.file))
    for offset in 4_096..<bytes.count { bytes[offset] = UInt8(truncatingIfNeeded: offset &* 31) }
    try put(bytes)
    #expect(await code(of: folder.store()) == .corrupt)
  }

  @Test func `a folder in place of the file is unreadable`() async throws {
    try FileManager.default.createDirectory(
      atPath: folder.file, withIntermediateDirectories: true)
    #expect(await code(of: folder.store()) == .unreadable)
  }

  @Test func `a file in place of the folder is unreadable`() async throws {
    try Data().write(to: URL(fileURLWithPath: folder.path + "/data"))
    let error = await #expect(throws: DocumentStoreError.self) {
      try await folder.store().all()
    }
    #expect(error?.code == .unreadable)
    #expect(error?.detail == "Not a directory")
  }

  @Test func `a failure to open is forgotten by the next call`() async throws {
    try put(Data(repeating: 0x41, count: 4_096))
    let store = folder.store()
    #expect(await code(of: store) == .notADatabase)
    try FileManager.default.removeItem(atPath: folder.file)
    #expect(await code(of: store) == nil)
  }

  @Test func `no space left is said and loses nothing`() async throws {
    let store = folder.store(limits: StoreLimits(maximumPages: 20))
    let kept = try await store.create(title: "kept", content: "small")
    let error = await #expect(throws: DocumentStoreError.self) {
      try await store.create(title: "big", content: String(repeating: "x", count: 200_000))
    }
    #expect(error?.code == .full)
    #expect(try await store.all() == [kept])
    try await store.create(title: "fits")
    #expect(try await folder.store().all().map(\.title) == ["fits", "kept"])
  }

  @Test func `every kind of failure has a sentence of its own`() async throws {
    try put(Data(repeating: 0x41, count: 4_096))
    let error = await #expect(throws: DocumentStoreError.self) {
      try await folder.store().all()
    }
    #expect(
      error?.description
        == "The file \(folder.file) is not a database of documents; move it away to start afresh.")
  }
}
