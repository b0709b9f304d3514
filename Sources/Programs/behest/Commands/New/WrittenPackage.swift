// Tells which files of a package that was written before have been edited since.

import BehestProcess
import Foundation

/// A package of `behest new app --for`, by the checksums that end its manifest.
struct WrittenPackage {
  private let folder: URL
  private let checksums: [String: String]

  /// Reads the package in a folder; `nil` if there is none, or somebody else's.
  init?(in folder: URL) {
    self.folder = folder
    guard let manifest = Self.contents(of: "Package.swift", in: folder),
      let start = manifest.range(of: Data(Self.heading.utf8))
    else { return nil }
    let lines = String(decoding: manifest[start.upperBound...], as: UTF8.self)
    let records = lines.matches(of: /\/\/ (Linux\S+) ([0-9a-f]{16})/)
      .map { (String($0.1), String($0.2)) }.filter { !$0.0.contains("..") }
    checksums = Dictionary(records) { first, _ in first }
  }

  private static let heading = "// What was written, by which --replace knows what was edited:\n"

  /// Returns the end of a manifest: the checksums of other files.
  ///
  /// - Parameter earlier: The package in whose place they are; a file of it that was edited keeps its
  ///   checksum.
  static func record(of files: [AppTemplate.File], besides earlier: WrittenPackage?) -> String {
    heading
      + files.map { file in
        let isKept = earlier?.isEdited(file.path) == true
        let known = isKept ? earlier?.checksums[file.path] : nil
        return "// \(file.path) \(known ?? checksum(of: Data(file.text.utf8)))\n"
      }.joined()
  }

  /// Returns whether there is a file at a path, and not what was written there.
  func isEdited(_ path: String) -> Bool {
    if Self.isLink(folder.appending(path: path)) { return true }
    let data = Self.contents(of: path, in: folder)
    return data.map { checksums[path] != Self.checksum(of: $0) } ?? false
  }

  /// Removes the files that were not edited and are not among those of a new package.
  func removeOthers(than files: [AppTemplate.File]) {
    for path in Set(checksums.keys).subtracting(files.map(\.path)) where !isEdited(path) {
      var place = folder.appending(path: path)
      while place.pathComponents.count > folder.pathComponents.count,
        (try? FileManager.default.contentsOfDirectory(atPath: place.path))?.isEmpty != false
      {
        guard (try? FileManager.default.removeItem(at: place)) != nil else { break }
        place = place.deletingLastPathComponent()
      }
    }
  }

  /// Returns whether a path leads elsewhere by a symbolic link.
  static func isLink(_ place: URL) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: place.path)) != nil
  }

  private static func contents(of path: String, in folder: URL) -> Data? {
    FileManager.default.contents(atPath: folder.appending(path: path).path)
  }

  private static func checksum(of data: Data) -> String {
    let digits = String(data.withUnsafeBytes(Checksum.of), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
