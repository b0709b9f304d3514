// Finds the folders with a module's files: its resources, and its sources where it was built.

import Foundation

/// The folders that may contain an app's Info.plist, phrases and string tables.
package enum ModuleFolders {
  /// Returns the folders of a module, later ones of greater weight.
  ///
  /// SwiftPM puts the resources of the target `Recipes` into `<package>_Recipes.resources` beside the
  /// program. A program in the folder it was built in has the target's own folder too, so that files
  /// that the manifest does not declare are found all the same, and the package's folder `Linux`,
  /// which has the Info.plist of an app whose project states its values as build settings.
  ///
  /// - Parameter module: The name of the module, which is that of its target.
  package static func of(_ module: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: program)) ?? []
    let resources = names.sorted().first { $0.hasSuffix("_\(module).resources") }
    let sources = sourceFolder(of: module)
    let own = sources.flatMap(packageFolder).map { $0 + "/Linux" }
    return (sources.map(below) ?? []) + [own].compactMap { $0 }
      + (resources.map { below("\(program)/\($0)") } ?? [])
  }

  /// Returns the folder of the package that contains a folder; `nil` if none has a manifest.
  private static func packageFolder(around folder: String) -> String? {
    var folder = URL(filePath: folder)
    while folder.path != "/" {
      let manifest = folder.appending(path: "Package.swift").path
      if FileManager.default.fileExists(atPath: manifest) { return folder.path }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  /// The folder with the program.
  static let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().path

  /// Returns a folder and those below it, itself last.
  ///
  /// What has an extension, such as an asset catalogue, is no folder of tables, and neither is what
  /// is hidden or far down.
  package static func below(_ folder: String) -> [String] {
    var found: [String] = []
    func add(_ folder: String, depth: Int) {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for name in names.sorted() where depth < 4 && found.count < 200 && !name.contains(".") {
        let path = "\(folder)/\(name)"
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
        if isFolder.boolValue { add(path, depth: depth + 1) }
      }
      found.append(folder)
    }
    add(folder, depth: 0)
    return found
  }

  /// Returns a path without the quotes that SwiftPM gives to one with a space.
  private static func unquoted(_ line: Substring) -> String {
    guard line.count > 1, line.first == "'", line.last == "'" else { return String(line) }
    return String(line.dropFirst().dropLast()).replacing("'\\''", with: "'")
  }

  /// Returns the folder that contains all sources of a module; `nil` unless the program is where both
  /// were built.
  private static func sourceFolder(of module: String) -> String? {
    let list = "\(program)/\(module).build/sources"
    guard let data = FileManager.default.contents(atPath: list) else { return nil }
    // Sources that plugins and SwiftPM wrote are in `.build`, as the program is.
    let build = URL(filePath: program).appending(path: "../..").standardizedFileURL.path
    let folders = String(decoding: data, as: UTF8.self).split(separator: "\n").map(unquoted)
      .filter { !$0.hasPrefix(build) }
      .map { $0.split(separator: "/", omittingEmptySubsequences: false).dropLast() }
    guard var common = folders.first else { return nil }
    for folder in folders {
      common = common.prefix(zip(common, folder).prefix { $0 == $1 }.count)
    }
    let folder = common.joined(separator: "/")
    // Only where the sources still are.
    return folder.isEmpty || !FileManager.default.fileExists(atPath: folder) ? nil : folder
  }
}
