// Finds the folders that phrase files are in when the program runs.

import Foundation

/// The folders that phrase files are in: the installed ones, and a person's own on top.
///
/// The installed folder is the first that exists of: the one asked for (`--phrases`), the one
/// `BEHEST_PHRASES` names, `../share/behest/Phrases` beside the program's real place, and the
/// `Phrases` of the checkout the program was built in. When one is asked for or named, the places
/// after it are not tried. A person's own phrases are in `$XDG_CONFIG_HOME/behest/Phrases`.
public struct PhraseFolders: Hashable, Sendable {
  /// The folders that exist, in the order in which they are merged.
  public let folders: [String]
  /// The installed folder; `nil` when none was found.
  public let installed: String?
  /// Every place that was tried for the installed folder, in order.
  public let searched: [String]

  /// Finds the folders.
  ///
  /// - Parameters:
  ///   - explicit: The folder that was asked for, if any.
  ///   - executable: The path of the running program; symbolic links are followed.
  ///   - environment: The environment variables.
  public init(explicit: String? = nil, executable: String, environment: [String: String]) {
    var searched: [String] = []
    var installed: String?
    func attempt(_ path: String) {
      if installed == nil && !searched.contains(path) {
        searched.append(path)
        if Self.isFolder(path) { installed = path }
      }
    }
    let named = [explicit, environment["BEHEST_PHRASES"]].compactMap { $0 }.first { !$0.isEmpty }
    if let named {
      attempt(named)
    } else {
      let program = URL(filePath: executable).resolvingSymlinksInPath().standardizedFileURL
      var folder = program.deletingLastPathComponent()
      attempt(folder.deletingLastPathComponent().appending(path: "share/behest/Phrases").path)
      while installed == nil {
        let isCheckout = FileManager.default.fileExists(
          atPath: folder.appending(path: "Package.swift").path)
        if isCheckout { attempt(folder.appending(path: "Phrases").path) }
        let parent = folder.deletingLastPathComponent()
        if parent.path == folder.path || folder.path == "/" { break }
        folder = parent
      }
    }
    let own = Self.ownFolder(environment)
    self.searched = searched
    self.installed = installed
    folders = [installed, own].compactMap { $0 }.filter(Self.isFolder)
  }

  /// The folders of the running program.
  public static func current(explicit: String? = nil) -> PhraseFolders {
    let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return PhraseFolders(
      explicit: explicit, executable: link ?? CommandLine.arguments.first ?? "",
      environment: ProcessInfo.processInfo.environment)
  }

  /// Everything the folders say about an app, a person's own phrases on top.
  ///
  /// - Throws: `PhraseFileError` for the first mistake.
  public func phrases(of app: String) throws(PhraseFileError) -> AppPhrases {
    try AppPhrases(readingFolders: folders.map { $0 + "/" + app })
  }

  /// Every file in the folders of some apps and in the folders in these, sorted within each folder:
  /// the phrase files, and what may lie beside them.
  package func files(ofApps apps: [String]) -> [String] {
    let manager = FileManager.default
    func names(in folder: String) -> [String] {
      ((try? manager.contentsOfDirectory(atPath: folder)) ?? []).sorted().map { folder + "/" + $0 }
    }
    return folders.flatMap { folder in
      apps.flatMap { app in
        names(in: folder + "/" + app).flatMap { path in
          path.hasSuffix(".lproj") ? [path] + names(in: path) : [path]
        }
      }
    }
  }

  /// One sentence for people, when no installed folder was found: where it was looked for.
  public var complaint: String? {
    guard installed == nil else { return nil }
    let places = searched.isEmpty ? "nowhere" : searched.joined(separator: ", ")
    return "no phrase files were found; looked in \(places)"
  }

  private static func ownFolder(_ environment: [String: String]) -> String? {
    if let config = environment["XDG_CONFIG_HOME"], config.hasPrefix("/") {
      return config + "/behest/Phrases"
    }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return home + "/.config/behest/Phrases"
  }

  private static func isFolder(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
      && isDirectory.boolValue
  }
}
