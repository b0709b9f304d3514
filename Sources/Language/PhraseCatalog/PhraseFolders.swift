// Finds the folders of phrase files at run time.

import BehestProcess
import Foundation

/// The folders of phrase files: the installed one, and a person's own, which overrides it.
///
/// The installed folder is the first that exists of: the explicit one (`--phrases`), the one in
/// `BEHEST_PHRASES`, `../share/behest/Phrases` relative to the program's real path, and `Phrases`
/// of the checkout the program was built in. An explicit folder, or the variable, ends the search.
/// A person's own phrases are in `$XDG_CONFIG_HOME/behest/Phrases`.
public struct PhraseFolders: Hashable, Sendable {
  /// The existing folders, in the order in which they are merged.
  public let folders: [String]
  /// The installed folder; `nil` if none was found.
  public let installed: String?
  /// The person's own folder, which may not exist; `nil` without a home.
  public let own: String?
  /// The paths that were searched for the installed folder, in order.
  public let searched: [String]
  /// Whether an option or the variable names the installed folder.
  private let isNamed: Bool
  /// The names of the apps whose own phrases of the person are left out.
  private var leftOut: Set<String> = []

  /// Searches for the folders.
  ///
  /// - Parameters:
  ///   - explicit: The folder from an option, if any.
  ///   - executable: The path of the running program; symbolic links are resolved.
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
    self.init(
      installed: installed, own: Self.ownFolder(environment), searched: searched,
      isNamed: named != nil)
  }

  private init(installed: String?, own: String?, searched: [String], isNamed: Bool) {
    self.own = own
    self.searched = searched
    self.installed = installed
    self.isNamed = isNamed
    folders = [installed, own].compactMap { $0 }.filter(Self.isFolder)
  }

  /// Returns the folders of apps that bring their phrase files along, in another folder than the
  /// installed one; an explicit folder takes the place of both.
  package func bringing(_ folder: String) -> PhraseFolders {
    guard !isNamed else { return self }
    var folders = PhraseFolders(installed: folder, own: own, searched: searched, isNamed: false)
    folders.leftOut = leftOut
    return folders
  }

  /// Leaves out the person's own phrases of the app that a file is about; returns its name, or `nil` for an installed file.
  package mutating func leaveOutOwn(_ file: String) -> String? {
    guard let own, file.hasPrefix(own + "/"),
      let app = file.dropFirst(own.count + 1).split(separator: "/").first.map(String.init)
    else { return nil }
    return leftOut.insert(app).inserted ? app : nil
  }

  /// Returns the folders of the running program.
  public static func current(explicit: String? = nil) -> PhraseFolders {
    let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return PhraseFolders(
      explicit: explicit, executable: link ?? CommandLine.arguments.first ?? "",
      environment: ProcessInfo.processInfo.environment)
  }

  /// Reads the phrases of an app in all folders; a person's own take precedence.
  ///
  /// - Throws: `PhraseFileError` for the first mistake.
  public func phrases(of app: String) throws(PhraseFileError) -> AppPhrases {
    let read = leftOut.contains(app) ? folders.filter { $0 != own } : folders
    return try AppPhrases(readingFolders: read.map { $0 + "/" + app })
  }

  /// Returns all files in apps' folders and their subfolders, sorted within each folder.
  package func files(ofApps apps: [String]) -> [String] {
    let manager = FileManager.default
    func entries(of folder: String) -> [String] {
      (try? manager.contentsOfDirectory(atPath: folder)) ?? []
    }
    func paths(in folder: String) -> [String] {
      entries(of: folder).sorted().map { folder + "/" + $0 }
    }
    return folders.flatMap { folder in
      // Most of many apps have no folder.
      let present = Set(entries(of: folder))
      return apps.filter(present.contains).flatMap { app in
        paths(in: folder + "/" + app).flatMap { path in
          path.hasSuffix(".lproj") ? [path] + paths(in: path) : [path]
        }
      }
    }
  }

  /// A message for people with the searched paths, if no installed folder was found.
  public var complaint: String? {
    guard installed == nil else { return nil }
    let places = searched.isEmpty ? "nowhere" : searched.joined(separator: ", ")
    return "no phrase files were found; looked in \(places)"
  }

  private static func ownFolder(_ environment: [String: String]) -> String? {
    UserFolder.configuration.path(in: environment).map { $0 + "/Phrases" }
  }

  private static func isFolder(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
      && isDirectory.boolValue
  }
}
