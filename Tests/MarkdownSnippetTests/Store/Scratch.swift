// Folders and stores that a test throws away.

import BehestTestSupport
import Foundation

@testable import SampleMarkdownSnippet

/// A folder of its own for one test, deleted with the value's last reference.
final class ScratchFolder: Sendable {
  let path: String

  var url: URL { URL(fileURLWithPath: path, isDirectory: true) }

  init() {
    path = NSTemporaryDirectory() + "behest-" + UUID().uuidString
    mkdir(path, 0o700)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The database inside; its folder does not exist yet.
  var file: String { path + "/data/behest/MarkdownSnippet.sqlite" }

  func store(
    limits: StoreLimits = .patient,
    now: @escaping @Sendable () -> Date = TickingClock().now
  ) -> DocumentStore {
    DocumentStore(file: URL(fileURLWithPath: file), limits: limits, now: now)
  }
}

/// A clock that moves one second each time it is read.
final class TickingClock: Sendable {
  private let clock = FixedClock()

  func now() -> Date {
    clock.advance(by: 1)
    return clock.now
  }
}

extension StoreLimits {
  /// Waits for the other writers of a test, however busy the machine is.
  static let patient = StoreLimits(patience: .seconds(120))
}
