// A folder for one test, which is removed after it.

package import Foundation

/// A new empty folder that is removed with its content when the last reference is released.
package final class TemporaryFolder: Sendable {
  /// The URL of the folder, which exists until `deinit`. No part of the path is a symbolic link.
  package let url: URL

  /// Creates the folder in the system's temporary directory.
  package init() throws {
    let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    url = base.appending(path: "behest-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// The path without a trailing slash.
  package var path: String { url.path }
}
