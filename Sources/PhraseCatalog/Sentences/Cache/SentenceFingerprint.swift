// What tells whether files of sentences are the ones that were compiled.

import Foundation

/// What tells whether files of sentences are the ones that were compiled, without reading them.
///
/// The paths as they were given, and of every file they stand for its size, its place on the disk and
/// when it was last changed; the same of the program that compiled them, so that another build never
/// takes what this one has made. A file that was changed a moment ago may change again within what
/// the file system's clock can tell apart, so nothing is kept of such a file.
package struct SentenceFingerprint: Sendable {
  /// Everything that has to be the same, as one line for each file.
  package let text: String
  /// The working folder and the paths: what stays the same when the files change.
  package let place: String
  /// Whether a file may change unnoticed.
  package let isFresh: Bool

  /// Looks at files.
  ///
  /// - Parameter version: What else has to be the same.
  /// - Returns: `nil` when a file is not there.
  package init?(ofPaths paths: [String], version: String) {
    var lines = [version]
    var latest = 0.0
    func add(_ path: String) -> Bool {
      var facts = stat()
      guard stat(path, &facts) == 0 else { return false }
      let (changed, written) = (facts.st_ctim, facts.st_mtim)
      lines.append(
        "\(facts.st_dev) \(facts.st_ino) \(facts.st_size) \(written.tv_sec).\(written.tv_nsec) "
          + "\(changed.tv_sec).\(changed.tv_nsec) \(path)")
      for time in [changed, written] {
        latest = max(latest, Double(time.tv_sec) + Double(time.tv_nsec) / 1e9)
      }
      return true
    }
    guard add("/proc/self/exe") else { return nil }
    for path in paths {
      guard let files = try? SentenceCollection.files(at: path) else { return nil }
      lines.append(path)
      for file in files where !add(file) { return nil }
    }
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    isFresh = Double(now.tv_sec) + Double(now.tv_nsec) / 1e9 - latest < 0.05
    text = lines.joined(separator: "\n")
    place = ([FileManager.default.currentDirectoryPath] + paths).joined(separator: "\n")
  }
}
