// A fingerprint of phrase files, which tells whether they have changed.

import Foundation

/// A fingerprint of phrase files, which tells whether they have changed without reading them.
///
/// It has the size, the inode and the times of every file, and those of the running program, so
/// that no build uses the cache of another. A file changed a moment ago may change again within
/// the resolution of the file system's clock, so nothing is cached for it.
package struct FileFingerprint: Sendable {
  /// The properties that must be equal, one line for each file.
  package let text: String
  /// The part of the key that remains when the files change.
  package let place: String
  /// Whether a file has changed so recently that another change might not be detected.
  package let isFresh: Bool

  /// Reads the properties of files.
  ///
  /// - Parameters:
  ///   - place: The part that remains when the files change, such as their folders.
  ///   - version: Additional text that must be equal.
  /// - Returns: `nil` if a file does not exist.
  package init?(of files: [String], place: [String], version: String) {
    var lines = [version] + place
    var latest = 0.0
    for path in ["/proc/self/exe"] + files {
      var facts = stat()
      guard stat(path, &facts) == 0 else { return nil }
      let (changed, written) = (facts.st_ctim, facts.st_mtim)
      lines.append(
        "\(facts.st_dev) \(facts.st_ino) \(facts.st_size) \(written.tv_sec).\(written.tv_nsec) "
          + "\(changed.tv_sec).\(changed.tv_nsec) \(path)")
      for time in [changed, written] {
        latest = max(latest, Double(time.tv_sec) + Double(time.tv_nsec) / 1e9)
      }
    }
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    isFresh = Double(now.tv_sec) + Double(now.tv_nsec) / 1e9 - latest < 0.05
    text = lines.joined(separator: "\n")
    self.place = place.joined(separator: "\n")
  }
}
