// Reads an iOS project, a package or a folder of sources: its modules, their files and settings.

package import Foundation

/// An app's project, as far as a package on Linux needs it.
package struct Project: Sendable {
  /// The folder that the paths of files are relative to.
  package private(set) var folder: URL
  /// The name of the file or folder that was read.
  package let name: String
  /// The modules; those of tests are left out.
  package var modules: [ProjectModule]
  /// The packages that the project refers to and that are not read, by the names of modules.
  package internal(set) var packages: [String: PackageReference] = [:]

  /// The packages that the project fetches and uses products of, by name.
  package var remotePackages: [RemotePackage] {
    let all = packages.values.compactMap {
      if case .remote(let package) = $0 { package } else { nil }
    }
    return Set(all).sorted { $0.name < $1.name }
  }

  /// Reads the project at a path: an `.xcodeproj`, or a folder with one, with a package, or with
  /// sources alone.
  ///
  /// - Parameter isLinked: Whether a package elsewhere will have links to the sources. Then the
  ///   packages beside the project that it refers to are read too, and the folder has them all.
  /// - Throws: `ProjectError` when nothing is there, or more than one project.
  package init(at url: URL, isLinked: Bool = false) throws {
    let url = url.standardizedFileURL
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder),
      isFolder.boolValue
    else { throw ProjectError("There is no folder “\(url.path)”.") }
    let bundle = try Self.xcodeProject(in: url)
    var places = [""]
    if let bundle {
      let isBundle = ["xcodeproj", "xcworkspace"].contains(url.pathExtension)
      let xcode = try XcodeProject(bundle, in: isBundle ? url.deletingLastPathComponent() : url)
      self = xcode.project
      let besides = PackageSources.folders(from: xcode.localPackages, notIn: folder)
      if isLinked, !besides.isEmpty {
        places = widen(by: besides)
      } else {
        for place in besides {
          for name in PackageSources.names(in: place) {
            packages[name] = .local(place.path(from: folder))
          }
        }
      }
    } else {
      self.init(folder: url, name: url.lastPathComponent, modules: [])
    }
    let libraries = places.flatMap { PackageSources.all(at: $0, in: folder) }
    modules += libraries
    if bundle == nil, libraries.isEmpty {
      modules = [ProjectModule(folder: folder, files: FolderListing.files(in: folder))]
    }
    for place in places { add(PackageSources.fetched(at: place, in: folder)) }
    // A test is no part of the app, and a tool of the build none that runs on a phone.
    modules.removeAll { $0.sources.isEmpty || $0.name.hasSuffix("Tests") }
    guard !modules.isEmpty else { throw ProjectError("There are no Swift files in “\(url.path)”.") }
  }

  init(folder: URL, name: String, modules: [ProjectModule]) {
    self.folder = folder
    self.name = name
    self.modules = modules
  }

  /// Adds packages that are fetched; one that is known already keeps its requirement.
  private mutating func add(_ fetched: [RemotePackage]) {
    for other in fetched {
      let name = other.name.lowercased()
      var package = remotePackages.first { $0.name.lowercased() == name } ?? other
      package.products = Set(package.products + other.products).sorted()
      for product in package.products {
        if case .local = packages[product] { continue }
        packages[product] = .remote(package)
      }
    }
  }

  /// Moves up the folder that paths are relative to, until it has other folders as well.
  ///
  /// - Returns: The former folder and the others, relative to the new one.
  private mutating func widen(by others: [URL]) -> [String] {
    let folders = ([folder] + others).map(\.standardizedFileURL.pathComponents)
    let common = folders.reduce(folders[0]) { common, folder in
      Array(common.commonPrefix(with: folder))
    }
    folder = URL(filePath: "/" + common.dropFirst().joined(separator: "/"))
    let places = folders.map { $0.dropFirst(common.count).joined(separator: "/") }
    let prefix = places[0].isEmpty ? "" : places[0] + "/"
    for index in modules.indices {
      modules[index].sources = modules[index].sources.map { prefix + $0 }
      modules[index].resources = modules[index].resources.map { prefix + $0 }
    }
    return places
  }

  /// Returns the one `.xcodeproj` at a place, in it or in a folder of it.
  private static func xcodeProject(in url: URL) throws -> URL? {
    if url.pathExtension == "xcodeproj" { return url }
    if url.pathExtension == "xcworkspace" {
      return try xcodeProject(in: url.deletingLastPathComponent())
    }
    func bundles(in folder: URL) -> [URL] {
      FolderListing.names(in: folder).filter { $0.hasSuffix(".xcodeproj") }
        .map { folder.appending(path: $0) }
        .filter {
          FileManager.default.fileExists(atPath: $0.appending(path: "project.pbxproj").path)
        }
    }
    var found = bundles(in: url)
    let hasPackage = FileManager.default.fileExists(
      atPath: url.appending(path: "Package.swift").path)
    var folders = [url]
    // A project is rarely deeper, and a home folder has many folders.
    for _ in 0..<4 where found.isEmpty && !hasPackage {
      folders = folders.flatMap { folder in
        FolderListing.names(in: folder).filter { !FolderListing.skipped.contains($0) }
          .map { folder.appending(path: $0) }
      }.prefix(10_000).filter {
        (try? $0.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
      }
      found = folders.flatMap(bundles)
    }
    if found.count > 1 {
      let same = found.filter {
        $0.deletingPathExtension().lastPathComponent == url.lastPathComponent
      }
      if same.count == 1 { return same[0] }
      let paths = found.map {
        $0.pathComponents.dropFirst(url.pathComponents.count).joined(separator: "/")
      }
      throw ProjectError("There are several projects in “\(url.path)”.", choices: paths)
    }
    return found.first
  }
}

/// A package that a project refers to.
package enum PackageReference: Hashable, Sendable {
  /// A package in a folder, by its path relative to the project's.
  case local(String)
  /// A package that is fetched.
  case remote(RemotePackage)
}

/// A module of a project: a target of Xcode or of a package, or a folder.
package struct ProjectModule: Hashable, Sendable {
  /// A kind of module.
  package enum Kind: Hashable, Sendable {
    /// An app, or a folder of sources.
    case application
    /// An extension of an app: widgets, intents.
    case appExtension
    /// A module that others import.
    case library
  }

  /// The module's name, as `import` spells it.
  package let name: String
  /// The kind.
  package let kind: Kind
  /// The Swift files, relative to the project's folder, sorted.
  package var sources: [String]
  /// The string tables and other files, relative to the project's folder, sorted.
  package var resources: [String]
  /// The way in which the module is compiled.
  package var settings = ModuleSettings()

  init(
    name: String, kind: Kind, files: [String], settings: ModuleSettings = ModuleSettings()
  ) {
    self.name = name
    self.kind = kind
    self.settings = settings
    sources = Set(files.filter { $0.hasSuffix(".swift") }).sorted()
    resources = Set(files.filter { !$0.hasSuffix(".swift") }).sorted()
  }

  /// Creates a module of a folder without a project.
  fileprivate init(folder: URL, files: [String]) {
    let files = files.filter { path in
      let folders = path.split(separator: "/").dropLast()
      return !folders.contains { $0.hasSuffix("Tests") } && !path.hasSuffix("Package.swift")
        && !path.hasSuffix("Tests.swift") && path != "Project.swift"
    }
    self.init(name: folder.lastPathComponent.asModuleName, kind: .application, files: files)
    let list = files.first { $0.split(separator: "/").last == "Info.plist" }
    let name = list.flatMap { folder.appending(path: $0).displayNameOfInfoList }
    settings.displayName = name.flatMap { $0.contains("$") ? nil : $0 }
  }
}

/// The settings of a module that change how its sources are compiled.
package struct ModuleSettings: Hashable, Sendable {
  /// The language mode: 5 or 6.
  package var languageMode = 5
  /// Whether declarations are isolated to the main actor unless they say otherwise.
  package var isMainActorByDefault = false
  /// The upcoming features, sorted.
  package var features: [String] = []
  /// The compilation conditions, without `DEBUG`, sorted.
  package var defines: [String] = []
  /// The values of an Info.plist that the settings state, by their keys.
  package var info: [String: String] = [:]
  /// The name that phrases call the app by; `nil` where it is the module's.
  package var displayName: String?
}

/// A project that cannot be read.
package struct ProjectError: Error, CustomStringConvertible, Sendable {
  /// The error as a sentence.
  package let description: String
  /// The paths of the projects to choose from, relative to the folder that was named.
  package let choices: [String]

  init(_ description: String, choices: [String] = []) {
    self.description = description
    self.choices = choices
  }
}

extension URL {
  /// The app's name in an Info.plist, as it is written there; `nil` if it has none.
  var displayNameOfInfoList: String? {
    let data = FolderListing.contents(of: self)
    let list = data.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
    return (list as? [String: Any])?["CFBundleDisplayName"] as? String
  }
}

extension String {
  /// The text as the name of a module: what no name may have is an underscore.
  package var asModuleName: String {
    let name = String(map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return name.first?.isNumber == true ? "_" + name : name.isEmpty ? "App" : name
  }
}
