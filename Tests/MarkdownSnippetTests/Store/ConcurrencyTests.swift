// Tests of several writers, and of one killed at work.

import Foundation
import Testing

@testable import SampleMarkdownSnippet

struct ConcurrencyTests {
  let folder = ScratchFolder()

  @Test func `eight stores in one process lose no document`() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<8 {
        group.addTask { [folder] in
          let store = folder.store()
          for number in 0..<25 { try await store.create(title: "\(writer).\(number)") }
        }
      }
      try await group.waitForAll()
    }
    let titles = try await folder.store().all().map(\.title)
    #expect(Set(titles).count == 200)
  }

  @Test func `two processes that make the file at the same time lose no document`() async throws {
    let file = folder.file
    async let first: Void = write("first", to: file)
    async let second: Void = write("second", to: file)
    _ = await (first, second)
    let titles = try await folder.store().all().map(\.title)
    #expect(Set(titles).count == 100)
    #expect(titles.filter { $0.hasPrefix("first") }.count == 50)
  }

  private func write(_ name: String, to file: String) async {
    await #expect(processExitsWith: .success) { [name = name as String, file = file as String] in
      let store = DocumentStore(file: URL(fileURLWithPath: file), limits: .patient)
      for number in 0..<50 { try await store.create(title: "\(name) \(number)") }
    }
  }

  @Test(arguments: [300, 1_500, 4_000])
  func `a kill in mid-write loses nothing that was stored`(microseconds: Int) async throws {
    let file = folder.file
    let log = folder.path + "/log"
    try Data().write(to: URL(fileURLWithPath: log))
    let delay = UInt32(microseconds)
    await #expect(processExitsWith: .signal(SIGKILL)) {
      [file = file as String, log = log as String, delay = delay as UInt32] in
      let store = DocumentStore(file: URL(fileURLWithPath: file))
      let log = try #require(FileHandle(forWritingAtPath: log))
      for number in 1...Int.max {
        if number == 10 {
          Thread.detachNewThread {
            usleep(delay)
            kill(getpid(), SIGKILL)
          }
        }
        let document = try await store.create(
          title: "\(number)", content: Self.content(of: number))
        try log.write(contentsOf: Data("\(document.title)\n".utf8))
      }
    }
    let promised = try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n")
    let stored = try await folder.store().all()
    #expect(promised.count >= 9)
    #expect(Set(stored.map(\.title)).isSuperset(of: promised.map(String.init)))
    #expect(stored.count - promised.count <= 1)
    for document in stored {
      #expect(document.content == Self.content(of: Int(document.title) ?? 0))
    }
  }

  private static func content(of number: Int) -> String {
    String(repeating: "\(number) ", count: 50_000)
  }
}
