// What tells whether phrase files are the ones that were compiled.

import Foundation

/// What tells whether phrase files are the ones that were compiled, without reading them.
///
/// Of every file its size, its place on the disk and when it was last changed; the same of the
/// program that compiled them, so that another build never takes what this one has made. A file that
/// was changed a moment ago may change again within what the file system's clock can tell apart, so
/// nothing is kept of such a file.
package struct FileFingerprint: Sendable {
  /// Everything that has to be the same, as one line for each file.
  package let text: String
  /// What stays the same when the files change.
  package let place: String
  /// Whether a file may change unnoticed.
  package let isFresh: Bool

  /// Looks at files.
  ///
  /// - Parameters:
  ///   - place: What stays the same when the files change, such as the folders they are in.
  ///   - version: What else has to be the same.
  /// - Returns: `nil` when a file is not there.
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
