// A folder for what an app writes during one test.

import Foundation

/// A new empty folder that is removed with the last reference to it.
final class ScratchFolder: Sendable {
  let url = FileManager.default.temporaryDirectory.appending(path: "behest-\(UUID().uuidString)")

  deinit {
    try? FileManager.default.removeItem(at: url)
  }
}
