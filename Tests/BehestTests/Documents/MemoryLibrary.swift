// Documents in memory, for tests of the screen that shows them.

import Foundation
import Synchronization
import behest

/// Documents in memory, with a clock that goes on by a minute for each change.
final class MemoryLibrary: DocumentLibrary {
  private struct State {
    var documents: [Document] = []
    var deleted: [[Document]] = []
    var minutes = 0
    var failsToUpdate = false
  }

  /// An error of a store that cannot be written.
  struct Full: Error {}

  static let start = Date(timeIntervalSince1970: 1_800_000_000)

  private let state = Mutex(State())

  init(_ documents: [(title: String, content: String)] = []) {
    for document in documents { add(document.title, document.content) }
  }

  /// The date of the last change.
  var now: Date {
    state.withLock { Self.start.addingTimeInterval(Double($0.minutes) * 60) }
  }

  /// The titles and texts, the last changed first.
  var texts: [String] { sorted.map { "\($0.title)|\($0.content)" } }

  private var sorted: [Document] {
    state.withLock { state in
      state.documents.sorted { ($0.modifiedAt ?? now) > ($1.modifiedAt ?? now) }
    }
  }

  func refuseUpdates(_ refuses: Bool) {
    state.withLock { $0.failsToUpdate = refuses }
  }

  @discardableResult
  func add(_ title: String, _ content: String) -> Document {
    state.withLock { state in
      state.minutes += 1
      let document = Document(
        id: UUID().uuidString, title: title, content: content,
        modifiedAt: Self.start.addingTimeInterval(Double(state.minutes) * 60))
      state.documents.append(document)
      return document
    }
  }

  func all() async throws -> [Document] { sorted }

  func document(id: String) async throws -> Document? {
    state.withLock { $0.documents.first { $0.id == id } }
  }

  func create(title: String?, content: String?, fromTemplate: Bool) async throws -> Document {
    add(title ?? (fromTemplate ? "New Document" : "Untitled"), content ?? "# Hello")
  }

  func update(_ id: String, title: String?, content: String?) async throws -> Document {
    // As in a store on a disk, somebody else has a turn meanwhile.
    await Task.yield()
    return try state.withLock { state in
      guard !state.failsToUpdate,
        let index = state.documents.firstIndex(where: { $0.id == id })
      else { throw Full() }
      state.minutes += 1
      let old = state.documents[index]
      state.documents[index] = Document(
        id: id, title: title ?? old.title, content: content ?? old.content,
        modifiedAt: Self.start.addingTimeInterval(Double(state.minutes) * 60))
      return state.documents[index]
    }
  }

  func delete(_ ids: [String]) async throws {
    state.withLock { state in
      state.deleted.append(state.documents.filter { ids.contains($0.id) })
      state.documents.removeAll { ids.contains($0.id) }
    }
  }

  func undoDeletion(of ids: [String]) async throws -> Bool {
    state.withLock { state in
      guard let last = state.deleted.popLast() else { return false }
      state.documents += last
      return true
    }
  }
}
