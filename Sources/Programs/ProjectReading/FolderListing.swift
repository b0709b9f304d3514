// Lists the files of a project's folder.

package import Foundation

/// The files in the folders of a project.
enum FolderListing {
  /// The folders with nothing of the project's own.
  static let skipped: Set<String> = [
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

  /// The number of names at which a listing ends, such as that of a home folder.
  private static let most = 200_000

  /// Returns a path relative to a folder without `.` and `..`, empty for the folder itself; `nil` if
  /// it is elsewhere, also by a symbolic link.
  static func path(_ path: String, in folder: URL) -> String? {
    let folder = folder.standardizedFileURL
    let url = folder.appending(path: path).standardizedFileURL
    guard contains(folder, url),
      contains(folder.resolvingSymlinksInPath(), url.resolvingSymlinksInPath())
    else { return nil }
    return parts(url).dropFirst(parts(folder).count).joined(separator: "/")
  }

  /// Returns whether a place is a folder or in it, by their paths alone.
  static func contains(_ folder: URL, _ place: URL) -> Bool {
    parts(place).starts(with: parts(folder))
  }

  private static func parts(_ url: URL) -> [Substring] { url.path.split(separator: "/") }

  /// Returns the contents of a regular file, or of one that a symbolic link leads to; `nil` if it
  /// is larger than a number of bytes, or something else that might never end.
  static func contents(of url: URL, upTo limit: Int = 1 << 22) -> Data? {
    let url = url.resolvingSymlinksInPath()
    let values = try? url.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey])
    guard values?.isRegularFile == true, let size = values?.fileSize, size < limit else {
      return nil
    }
    return FileManager.default.contents(atPath: url.path)
  }

  /// Returns the regular files and the asset catalogs in a folder and its folders, relative to it;
  /// what is one thing for Xcode is not entered, nor is a symbolic link.
  static func files(in folder: URL) -> [String] {
    var files: [String] = []
    var count = 0
    list(folder, "", &files, &count, depth: 0)
    return files
  }

  private static func list(
    _ folder: URL, _ prefix: String, _ files: inout [String], _ count: inout Int, depth: Int
  ) {
    guard depth < 32 else { return }
    for name in names(in: folder) {
      count += 1
      guard count < most else { return }
      let url = folder.appending(path: name)
      let values = try? url.resourceValues(forKeys: [.isDirectoryKey, .isRegularFileKey])
      let isCatalog = values?.isDirectory == true && url.pathExtension == "xcassets"
      if values?.isRegularFile == true || isCatalog {
        files.append(prefix + name)
      } else if values?.isDirectory == true, !skipped.contains(name),
        !bundles.contains(url.pathExtension)
      {
        list(url, prefix + name + "/", &files, &count, depth: depth + 1)
      }
    }
  }
}

extension URL {
  /// Returns the relative path from a folder to this place.
  package func path(from folder: URL) -> String {
    let (from, to) = (folder.pathComponents, pathComponents)
    let shared = from.commonPrefix(with: to).count
    let parts = Array(repeating: "..", count: from.count - shared) + to.dropFirst(shared)
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }
}

extension Collection where Element: Equatable {
  /// Returns the elements that another collection begins with too.
  func commonPrefix(with other: some Sequence<Element>) -> SubSequence {
    prefix(zip(self, other).prefix { $0 == $1 }.count)
  }
}
