// Caches compiled phrases between runs.

import BehestProcess
import Foundation
package import PhraseMatching

/// A cache of compiled phrases between runs: a folder of this user.
///
/// All files can be deleted at any time. Errors are ignored: the catalogue is compiled again.
package struct CatalogCache: Sendable {
  /// The maximum number of cached catalogues; the oldest are deleted first.
  private static let maximumFiles = 16
  private static let ending = ".catalogue"

  /// The folder, which need not exist.
  package let folder: String
  /// Additional text that must be equal, such as the version of the program.
  package let version: String

  /// Creates a cache in a folder.
  package init(folder: String, version: String) {
    self.folder = folder
    self.version = version
  }

  /// Creates the cache of this user in `$XDG_CACHE_HOME/behest/catalogues`.
  ///
  /// - Parameter environment: The variables, of which `XDG_CACHE_HOME` and `HOME` are used.
  /// - Returns: `nil` if there is no home folder.
  package init?(environment: [String: String], version: String) {
    guard let cache = UserFolder.cache.path(in: environment) else { return nil }
    self.init(folder: cache + "/catalogues", version: version)
  }

  private func path(of fingerprint: FileFingerprint) -> String {
    let hash = Array(fingerprint.place.utf8).withUnsafeBytes { Checksum.of($0) }
    return folder + "/" + String(hash, radix: 16) + Self.ending
  }

  /// Returns the catalogue that was compiled from unchanged files; `nil` if there is none.
  package func catalogue(
    of fingerprint: FileFingerprint
  ) -> (matcher: PhraseMatcher, notes: JSON)? {
    try? PhraseMatcher.mapped(from: path(of: fingerprint), key: fingerprint.text)
  }

  /// Stores a catalogue for the next run, if possible.
  package func keep(
    _ matcher: PhraseMatcher, notes: JSON, as fingerprint: FileFingerprint
  ) {
    guard !fingerprint.isFresh else { return }
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    guard
      (try? matcher.write(to: path(of: fingerprint), key: fingerprint.text, notes: notes)) != nil
    else { return }
    prune()
  }

  /// Deletes the oldest files, including incomplete ones of killed processes.
  private func prune() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    guard names.count > Self.maximumFiles else { return }
    let byAge = names.filter { $0.contains(Self.ending) }.map { name in
      var facts = stat()
      let isThere = stat(folder + "/" + name, &facts) == 0
      return (path: folder + "/" + name, time: isThere ? facts.st_mtim.tv_sec : 0)
    }
    for old in byAge.sorted(by: { $0.time > $1.time }).dropFirst(Self.maximumFiles) {
      unlink(old.path)
    }
  }
}

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
