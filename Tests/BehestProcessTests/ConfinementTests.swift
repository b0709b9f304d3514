// A confined thread reads and writes what it may, and nothing else.

import BehestProcess
import BehestTestSupport
import Foundation
import Testing

@Suite struct ConfinementTests {
  /// The outcomes of a confined thread: of reading, and of writing, in each folder.
  private struct Outcome: Hashable {
    var reads: [Bool] = []
    var writes: [Bool] = []
  }

  @Test func `a confined thread reaches its folders alone`() async throws {
    let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: root) }
    let folders = ["readable", "writable", "other"].map { root.appending(path: $0) }
    for folder in folders {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data("x".utf8).write(to: folder.appending(path: "file"))
    }
    // A thread of its own: nothing else of this process is confined.
    let outcome = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        guard Confinement.begin(reading: [folders[0].path], writing: [folders[1].path]) else {
          return continuation.resume(returning: Outcome?.none)
        }
        var outcome = Outcome()
        for folder in folders {
          outcome.reads.append((try? Data(contentsOf: folder.appending(path: "file"))) != nil)
          let new = folder.appending(path: "new")
          outcome.writes.append((try? Data("y".utf8).write(to: new)) != nil)
        }
        continuation.resume(returning: outcome)
      }
    }
    guard let outcome else { return }
    #expect(outcome.reads == [true, true, false])
    #expect(outcome.writes == [false, true, false])
    #expect((try? Data(contentsOf: folders[2].appending(path: "file"))) != nil)
  }
}
