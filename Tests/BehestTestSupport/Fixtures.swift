// Finds, reads and rewrites the files in `Fixtures`.

package import Foundation
package import Testing

/// The folder `Fixtures` of the checkout that the tests were built from.
package enum Fixtures {
  /// The folder itself, found from this file's path, so that a checkout may have any name.
  package static let folder: URL = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures", directoryHint: .isDirectory)

  /// Whether golden files are rewritten rather than compared: `UPDATE_FIXTURES=1`.
  package static var isUpdating: Bool {
    ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] == "1"
  }

  /// Returns the URL of a fixture, whether or not it exists.
  ///
  /// - Parameter path: The path relative to `Fixtures`, with the extension: `"Markdown/lists.md"`.
  package static func url(_ path: String) -> URL {
    folder.appending(path: path)
  }

  /// Returns the text of a fixture. Throws when it is missing or is not UTF-8.
  package static func text(_ path: String) throws -> String {
    try String(contentsOf: url(path), encoding: .utf8)
  }

  /// Returns the bytes of a fixture. Throws when it is missing.
  package static func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: url(path)))
  }

  /// Returns the paths of the files in a folder and its subfolders, sorted, relative to `Fixtures`.
  ///
  /// A folder that does not exist has no files, so that the arguments of a test are empty.
  ///
  /// - Parameters:
  ///   - path: The folder, relative to `Fixtures`.
  ///   - pathExtension: The extension without the dot; `nil` for every file.
  package static func paths(in path: String, withExtension pathExtension: String? = nil) -> [String]
  {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: url(path).path)) ?? []
    return names.filter { name in
      var isDirectory: ObjCBool = false
      let whole = url(path + "/" + name).path
      let exists = FileManager.default.fileExists(atPath: whole, isDirectory: &isDirectory)
      let ending = URL(filePath: name).pathExtension
      return exists && !isDirectory.boolValue && (pathExtension.map { $0 == ending } ?? true)
    }
    .sorted().map { path + "/" + $0 }
  }

  /// Records an issue with a diff when a text differs from a golden file.
  ///
  /// With `UPDATE_FIXTURES=1` the file is rewritten instead, and nothing is recorded.
  ///
  /// - Parameters:
  ///   - actual: The text that the code under test produced.
  ///   - path: The golden file, relative to `Fixtures`.
  package static func expect(
    _ actual: String, matches path: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    if isUpdating {
      do {
        try write(actual, to: path)
      } catch {
        Issue.record(error, "cannot write \(path)", sourceLocation: sourceLocation)
      }
      return
    }
    guard let expected = try? text(path) else {
      Issue.record(
        "\(path) is missing; UPDATE_FIXTURES=1 writes it. It would hold:\n\(actual)",
        sourceLocation: sourceLocation)
      return
    }
    if actual != expected {
      let diff = LineDiff(from: expected, to: actual)
      Issue.record(
        "\(path) differs (UPDATE_FIXTURES=1 rewrites it):\n\(diff)", sourceLocation: sourceLocation)
    }
  }

  /// Writes a fixture, with the folders it needs, only when its content changes.
  package static func write(_ text: String, to path: String) throws {
    guard (try? Self.text(path)) != text else { return }
    try FileManager.default.createDirectory(
      at: url(path).deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url(path), options: .atomic)
  }
}
