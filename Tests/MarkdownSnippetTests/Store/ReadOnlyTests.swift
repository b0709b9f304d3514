// Tests of a database that a person may read but not change.

import Foundation
import Testing

@testable import SampleMarkdownSnippet

struct ReadOnlyTests {
  let folder = ScratchFolder()

  @Test(arguments: [false, true])
  func `what may not be changed can be read`(isOpenElsewhere: Bool) async throws {
    var writer: DocumentStore? = folder.store()
    try await writer?.create(title: "kept", content: "text")
    if !isOpenElsewhere { writer = nil }
    try protect(true)
    defer { try? protect(false) }
    #expect(FileManager.default.fileExists(atPath: folder.file + "-wal") == isOpenElsewhere)
    await #expect(processExitsWith: .success) { [file = folder.file as String] in
      try Self.becomeNobody()
      let store = DocumentStore(file: URL(fileURLWithPath: file))
      #expect(try await store.all().map(\.title) == ["kept"])
      #expect(try await store.search("TEXT").count == 1)
      let error = await #expect(throws: DocumentStoreError.self) { try await store.create() }
      #expect(error?.description.hasPrefix("The documents at \(file) cannot be changed") == true)
    }
    withExtendedLifetime(writer) {}
  }

  /// Takes the right to write away from the file and its folders, or gives it back.
  private func protect(_ isProtected: Bool) throws {
    let folders = [folder.path, folder.path + "/data", folder.path + "/data/behest"]
    for path in folders { try set(isProtected ? 0o555 : 0o755, on: path) }
    for suffix in ["", "-wal", "-shm"]
    where FileManager.default.fileExists(atPath: folder.file + suffix) {
      try set(isProtected ? 0o444 : 0o644, on: folder.file + suffix)
    }
  }

  private func set(_ permissions: Int, on path: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path)
  }

  /// Gives up the rights of root, for whom no file is read-only.
  private static func becomeNobody() throws {
    guard getuid() == 0 else { return }
    try #require(setgid(65_534) == 0 && setuid(65_534) == 0)
  }
}
