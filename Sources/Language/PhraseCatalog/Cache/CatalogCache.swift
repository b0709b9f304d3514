// Where compiled phrases are kept between runs.

import Foundation
package import PhraseMatching

/// Where compiled phrases are kept between runs: a folder of this person's.
///
/// Everything in it can be removed at any time. What cannot be read or written is done without.
package struct CatalogCache: Sendable {
  /// The most catalogues that are kept; the oldest go first.
  private static let maximumFiles = 16
  private static let ending = ".catalogue"

  /// The folder; it need not exist.
  package let folder: String
  /// What has to be the same beside the files, such as the version of the program.
  package let version: String

  /// Creates a cache in a folder.
  package init(folder: String, version: String) {
    self.folder = folder
    self.version = version
  }

  /// The cache of this person, as the XDG Base Directory Specification 0.8 has it:
  /// `$XDG_CACHE_HOME/behest/catalogues`, where `XDG_CACHE_HOME` is `~/.cache` unless it is absolute.
  ///
  /// - Parameter environment: Where `XDG_CACHE_HOME` and `HOME` are looked up.
  /// - Returns: `nil` when there is no home folder.
  package init?(environment: [String: String], version: String) {
    if let given = environment["XDG_CACHE_HOME"], given.hasPrefix("/") {
      self.init(folder: given + "/behest/catalogues", version: version)
    } else if let home = environment["HOME"], home.hasPrefix("/") {
      self.init(folder: home + "/.cache/behest/catalogues", version: version)
    } else {
      return nil
    }
  }

  private func path(of fingerprint: FileFingerprint) -> String {
    let hash = Array(fingerprint.place.utf8).withUnsafeBytes { Checksum.of($0) }
    return folder + "/" + String(hash, radix: 16) + Self.ending
  }

  /// The catalogue that was compiled from what is there now; `nil` when there is none.
  package func catalogue(
    of fingerprint: FileFingerprint
  ) -> (matcher: PhraseMatcher, notes: StructuredValue)? {
    try? PhraseMatcher.mapped(from: path(of: fingerprint), key: fingerprint.text)
  }

  /// Keeps a catalogue for the next time, where that is possible.
  package func keep(
    _ matcher: PhraseMatcher, notes: StructuredValue, as fingerprint: FileFingerprint
  ) {
    guard !fingerprint.isFresh else { return }
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    guard
      (try? matcher.write(to: path(of: fingerprint), key: fingerprint.text, notes: notes)) != nil
    else { return }
    prune()
  }

  /// Removes the oldest files, and what a killed process left half written.
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
