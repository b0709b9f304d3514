// Reads the targets of an Xcode project.

import Foundation

/// An Xcode project, from its file `project.pbxproj`.
///
/// The file is a property list in the old style, a graph of objects by identifier. What
/// cannot be understood is left out.
struct XcodeProject {
  private let bundle: URL
  private let objects: ObjectGraph
  private let root: [String: Any]
  private let folder: URL
  private let parents: [String: String]

  /// Reads a project.
  ///
  /// - Parameter named: The folder that was named: the project's folder has to be there or in it.
  /// - Throws: `ProjectError` when its file is no list of a project's objects, or its folder is
  ///   elsewhere.
  init(_ bundle: URL, in named: URL) throws {
    self.bundle = bundle
    objects = try ObjectGraph(bundle.appending(path: "project.pbxproj"))
    root = objects.root
    let place = root["projectDirPath"] as? String ?? ""
    folder = bundle.deletingLastPathComponent().appending(path: place).standardizedFileURL
    let (real, parent) = (folder.resolvingSymlinksInPath(), bundle.deletingLastPathComponent())
    guard FolderListing.contains(real, parent.resolvingSymlinksInPath()),
      FolderListing.contains(named.resolvingSymlinksInPath(), real)
    else {
      throw ProjectError(
        "“\(bundle.path)” states “\(folder.path)” as its folder, which has to contain it, and to be "
          + "the folder that is named or in it."
      )
    }
    var parents: [String: String] = [:]
    for (id, object) in objects.all {
      for child in object["children"] as? [String] ?? [] { parents[child] = id }
    }
    self.parents = parents
  }

  /// The project.
  var project: Project {
    var project = Project(
      folder: folder, name: bundle.lastPathComponent, modules: modules)
    var products: [RemotePackage: Set<String>] = [:]
    for object in objects.all.values {
      guard object["isa"] as? String == "XCSwiftPackageProductDependency",
        let name = object["productName"] as? String, name == name.asModuleName,
        let package = (object["package"] as? String).flatMap({ objects[$0] }),
        let remote = RemotePackage(package)
      else { continue }
      products[remote, default: []].insert(name)
    }
    for (package, names) in products {
      var package = package
      package.products = names.sorted()
      for name in names { project.packages[name] = .remote(package) }
    }
    return project
  }

  /// The folders of the local packages that the project refers to.
  var localPackages: [URL] {
    objects.all.values.compactMap { object in
      guard object["isa"] as? String == "XCLocalSwiftPackageReference" else { return nil }
      return (object["relativePath"] as? String).map { folder.appending(path: $0) }
    }
  }

  private var modules: [ProjectModule] {
    (root["targets"] as? [String] ?? []).compactMap { id in
      guard let target = objects[id], target["isa"] as? String == "PBXNativeTarget",
        let kind = Self.kind(target["productType"] as? String ?? "")
      else { return nil }
      let settings = BuildSettings(of: target, root, objects, file: { path(of: $0) }, in: folder)
      let name = settings["PRODUCT_MODULE_NAME"] ?? settings["PRODUCT_NAME"]
      return ProjectModule(
        name: (name ?? settings.target).asModuleName, kind: kind, files: files(of: target, id),
        settings: settings.module)
    }
  }

  private static func kind(_ product: String) -> ProjectModule.Kind? {
    let product = product.split(separator: ".").last.map(String.init) ?? ""
    if product.contains("test") || product == "tool" { return nil }
    if product.hasPrefix("application") { return .application }
    if product.contains("framework") || product.contains("library") { return .library }
    return product.contains("extension") ? .appExtension : nil
  }

  /// Returns the files of a target, relative to the folder.
  private func files(of target: [String: Any], _ id: String) -> [String] {
    var files: [String] = []
    for phase in (target["buildPhases"] as? [String] ?? []).compactMap({ objects[$0] }) {
      guard let isa = phase["isa"] as? String,
        ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"].contains(isa)
      else { continue }
      for item in phase["files"] as? [String] ?? [] {
        guard let file = objects[item]?["fileRef"] as? String else { continue }
        // The tables of all languages are one thing, a group.
        let variants = objects[file]?["children"] as? [String]
        files += (variants ?? [file]).compactMap(path(of:))
      }
    }
    let own = Set(target["fileSystemSynchronizedGroups"] as? [String] ?? [])
    for (group, object) in objects.all
    where object["isa"] as? String == "PBXFileSystemSynchronizedRootGroup" {
      let exceptions = (object["exceptions"] as? [String] ?? []).compactMap { objects[$0] }
        .filter { $0["target"] as? String == id }
        .flatMap { $0["membershipExceptions"] as? [String] ?? [] }
      guard own.contains(group) || !exceptions.isEmpty, let place = path(of: group) else {
        continue
      }
      // For the targets of the group the exceptions are left out, for others they are the members.
      let listing = FolderListing.files(in: folder.appending(path: place))
      let members = listing.filter { file in
        let isException = exceptions.contains { file == $0 || file.hasPrefix($0 + "/") }
        return isException != own.contains(group)
      }
      files += members.map { place.isEmpty ? $0 : place + "/" + $0 }
    }
    return files.filter { FileManager.default.fileExists(atPath: folder.appending(path: $0).path) }
  }

  /// Returns the path of a file or group, relative to the folder; `nil` if it is elsewhere.
  private func path(of id: String) -> String? {
    var parts: [String] = []
    var next: String? = id
    for _ in 0..<64 {
      guard let id = next, let object = objects[id] else { break }
      if let part = object["path"] as? String { parts.insert(part, at: 0) }
      switch object["sourceTree"] as? String ?? "<group>" {
      case "<group>": next = parents[id]
      case "SOURCE_ROOT": next = nil
      default: return nil
      }
    }
    return FolderListing.path(parts.joined(separator: "/"), in: folder)
  }
}

/// The objects of a `project.pbxproj`, by identifier.
struct ObjectGraph {
  /// The objects.
  let all: [String: [String: Any]]
  /// The object of the project itself.
  let root: [String: Any]

  subscript(id: String) -> [String: Any]? { all[id] }

  /// Reads a file.
  ///
  /// - Throws: `ProjectError` when it cannot be read, or is not a project.
  init(_ url: URL) throws {
    guard let data = FolderListing.contents(of: url, upTo: 1 << 26) else {
      throw ProjectError("“\(url.path)” cannot be read.")
    }
    try self.init(data, url.path)
  }

  /// Reads the contents of a file with a name.
  init(_ data: Data, _ name: String) throws {
    let broken = ProjectError("“\(name)” is not the file of an Xcode project.")
    guard let list = OldPropertyList(Array(data))?.plain as? [String: Any],
      let objects = list["objects"] as? [String: Any], let id = list["rootObject"] as? String
    else { throw broken }
    all = objects.compactMapValues { $0 as? [String: Any] }
    guard let root = all[id] else { throw broken }
    self.root = root
  }
}
