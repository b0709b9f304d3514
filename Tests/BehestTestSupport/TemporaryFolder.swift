// A folder of one test, gone when the test is.

package import Foundation

/// A new empty folder that is removed, with what is in it, when the last reference goes.
package final class TemporaryFolder: Sendable {
  /// The folder; exists until `deinit`. No part of the path is a symbolic link.
  package let url: URL

  /// Makes the folder under the system's temporary folder.
  package init() throws {
    let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    url = base.appending(path: "behest-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// The path without a slash at the end.
  package var path: String { url.path }
}
