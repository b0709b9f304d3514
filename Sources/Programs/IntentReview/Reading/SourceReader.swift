// Reads the files that use App Intents.

import Foundation
import Synchronization

/// A reader of Swift files.
enum SourceReader {
  /// Words that occur in files that use App Intents; others are not parsed.
  private static let needles = [
    "AppIntent", "AppEntity", "AppEnum", "EntityQuery", "AppShortcut", "IndexedEntity",
    "SnippetIntent", "CSSearchableIndex", "AppEntities",
  ]
  /// The maximum size in bytes; larger files are generated.
  private static let largest = 4_000_000

  /// The outcome of reading a file.
  enum Outcome: Sendable {
    /// The file was parsed.
    case read(SourceFile)
    /// The file does not use App Intents.
    case other
    /// The file could not be read or parsed, for the reason in a sentence.
    case unread(String)
  }

  /// Reads a file, and parses it if it uses App Intents.
  static func read(_ path: String) -> Outcome {
    guard let data = try? Data(contentsOf: URL(filePath: path)) else {
      return unread(path, "it cannot be read")
    }
    guard data.withUnsafeBytes({ bytes in needles.contains { bytes.contains($0) } }) else {
      return .other
    }
    guard data.count <= largest else { return unread(path, "it is larger than 4 MB") }
    return file(path: path, text: [UInt8](data))
  }

  /// Parses a text as a file.
  static func file(path: String, text: [UInt8]) -> Outcome {
    guard !NestingScan.isTooDeep(text) else { return tooDeep(path) }
    let file = SourceFile(path: path, text: text)
    return file.isTooDeep ? tooDeep(path) : .read(file)
  }

  private static func tooDeep(_ path: String) -> Outcome {
    unread(path, "its code is nested too deeply")
  }

  private static func unread(_ path: String, _ reason: String) -> Outcome {
    .unread("\(path): not reviewed, because \(reason).")
  }

  /// Runs work on a thread with a stack for deep recursion, and waits for it.
  ///
  /// Only the pages of the stack that are used take memory.
  static func onDeepStack(_ work: @escaping @Sendable () -> [Outcome]) -> [Outcome] {
    final class Results: Sendable { let value = Mutex<[Outcome]>([]) }
    let results = Results()
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      let value = work()
      results.value.withLock { $0 = value }
      done.signal()
    }
    thread.stackSize = 512 << 20
    thread.start()
    done.wait()
    return results.value.withLock { $0 }
  }
}

extension UnsafeRawBufferPointer {
  /// Whether a word occurs in the bytes; most of the search is at the speed of `memchr`.
  func contains(_ word: String) -> Bool {
    let word = Array(word.utf8)
    guard var place = baseAddress else { return false }
    let end = place + count
    while let found = memchr(place, Int32(word[0]), end - place) {
      guard end - UnsafeRawPointer(found) >= word.count else { return false }
      if memcmp(found, word, word.count) == 0 { return true }
      place = UnsafeRawPointer(found) + 1
    }
    return false
  }
}
