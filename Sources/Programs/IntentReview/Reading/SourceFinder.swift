// Finds the Swift files of an Xcode project, a package or any other folder.

import Foundation

/// A search for Swift files at paths and in their folders.
package enum SourceFinder {
  /// The folders that contain no source of the project's own.
  private static let skipped: Set<String> = [
    "Build", "Carthage", "DerivedData", "Pods", "SourcePackages", "node_modules",
  ]

  /// Returns the Swift files at paths and in their folders, sorted, without duplicates.
  ///
  /// Hidden folders, build products and the checkouts of package tools are ignored. Symbolic links
  /// to folders are not followed, so that cycles end. For an `.xcodeproj` or `.xcworkspace`, its
  /// enclosing folder is searched.
  ///
  /// - Throws: `ReviewFailure` for a path that does not exist, or has no Swift files.
  package static func files(at paths: [String]) throws -> [String] {
    var found: Set<String> = []
    for path in paths {
      let root = projectFolder(URL(filePath: path).standardizedFileURL)
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path),
        FileManager.default.fileExists(atPath: root.path, isDirectory: &isFolder)
      else {
        throw ReviewFailure(path: path, isThere: false)
      }
      let isSource = root.pathExtension == "swift"
      let files = isFolder.boolValue ? swiftFiles(in: root) : isSource ? [root.path] : []
      guard !files.isEmpty else { throw ReviewFailure(path: path, isThere: true) }
      found.formUnion(files)
    }
    return found.sorted()
  }

  private static func projectFolder(_ url: URL) -> URL {
    ["xcodeproj", "xcworkspace"].contains(url.pathExtension)
      ? url.deletingLastPathComponent() : url
  }

  private static func swiftFiles(in folder: URL) -> [String] {
    let keys: [URLResourceKey] = [.isDirectoryKey, .isRegularFileKey]
    guard
      let walk = FileManager.default.enumerator(
        at: folder, includingPropertiesForKeys: keys, options: [.skipsHiddenFiles])
    else { return [] }
    var files: [String] = []
    for case let url as URL in walk {
      if url.pathExtension == "swift" {
        let values = try? url.resourceValues(forKeys: Set(keys))
        if values?.isRegularFile == true { files.append(url.path) }
      } else if skipped.contains(url.lastPathComponent) {
        walk.skipDescendants()
      }
    }
    return files
  }
}

/// A path without anything to review.
package struct ReviewFailure: Error, CustomStringConvertible, Sendable {
  /// The path, as it was given.
  package let path: String
  /// Whether the path exists.
  package let isThere: Bool

  /// The error as a sentence.
  package var description: String {
    isThere
      ? "\(path): this is no Swift file, and there is none in it."
      : "\(path): there is no such file or folder."
  }
}
