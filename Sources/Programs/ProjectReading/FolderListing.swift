// Lists the files of a project's folder.

import Foundation

/// The files in the folders of a project.
enum FolderListing {
  /// The folders with nothing of the project's own.
  private static let skipped: Set<String> = [
    "Build", "Carthage", "DerivedData", "Linux", "LinuxTests", "Pods", "SourcePackages",
    "checkouts", "node_modules",
  ]
  /// The folders that are one thing for Xcode.
  private static let bundles: Set<String> = [
    "app", "appiconset", "bundle", "docc", "framework", "playground", "xcassets", "xcdatamodeld",
    "xcframework", "xcodeproj", "xcworkspace", "icon",
  ]

  /// Returns the names in a folder, sorted, without hidden ones.
  static func names(in folder: URL) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }

  /// Returns the files in a folder and its folders, relative to it; what is one thing for Xcode is
  /// not entered, nor is a symbolic link.
  static func files(in folder: URL) -> [String] {
    var files: [String] = []
    list(folder, "", &files, depth: 0)
    return files
  }

  private static func list(_ folder: URL, _ prefix: String, _ files: inout [String], depth: Int) {
    guard depth < 32 else { return }
    for name in names(in: folder) {
      let url = folder.appending(path: name)
      let values = try? url.resourceValues(forKeys: [.isDirectoryKey, .isSymbolicLinkKey])
      if values?.isSymbolicLink == true { continue }
      if values?.isDirectory != true {
        files.append(prefix + name)
      } else if !skipped.contains(name), !bundles.contains(url.pathExtension) {
        list(url, prefix + name + "/", &files, depth: depth + 1)
      }
    }
  }
}
