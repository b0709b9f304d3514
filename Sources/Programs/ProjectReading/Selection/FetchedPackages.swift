// Builds packages that a project fetches, for the compiler to judge the files that import them.

package import Foundation

/// Packages that a project fetches and that are built here too.
package struct FetchedPackages {
  /// The packages.
  package let packages: [RemotePackage]
  /// The modules that they have, with those of the packages that they depend on.
  package let modules: Set<String>
  /// The flags by which the compiler finds the modules.
  let flags: [String]

  /// Fetches and builds the named packages of a project; none without a name.
  ///
  /// - Parameters:
  ///   - names: The names of packages; case does not count.
  ///   - scratch: A folder to build in.
  ///   - patience: The time that there is.
  /// - Throws: `ProjectError` for a name that is none of the project's packages, and for packages that
  ///   cannot be built here.
  package init(
    _ names: [String], of project: Project, scratch: URL, patience: Duration = .seconds(1800)
  ) throws {
    let all = project.remotePackages
    packages = try Set(names.map { $0.lowercased() }).sorted().map { name in
      guard let package = all.first(where: { $0.name.lowercased() == name }) else {
        let known = all.isEmpty ? "none" : all.map(\.name).joined(separator: ", ")
        throw ProjectError("“\(project.name)” fetches no package “\(name)”; it fetches \(known).")
      }
      return package
    }
    guard !packages.isEmpty else {
      (modules, flags) = ([], [])
      return
    }
    let folder = scratch.appending(path: "Fetched")
    try Self.write(packages, to: folder)
    let run = try ToolRun(
      ["swift", "build", "--package-path", folder.path], before: .now + patience, withOutput: true)
    guard let run, run.isSuccess else {
      // The place of an error says more than that a command failed.
      let errors = run?.lines.filter { $0.contains("error:") } ?? []
      let error = (errors.first { $0.contains(": error:") } ?? errors.first).map {
        $0.split(separator: "/.build/checkouts/").last ?? $0
      }
      let reason = run == nil ? "it took more than \(patience.components.seconds) seconds" : error
      let words = packages.map(\.name).joined(separator: ", ")
      throw ProjectError("\(words) cannot be built here: \(reason ?? "swift build failed").")
    }
    let build = folder.appending(path: ".build/debug")
    let found = FolderListing.names(in: build.appending(path: "Modules"))
      .filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(".swiftmodule".count)) }
    modules = Set(found).subtracting(["Fetched"])
    // Modules in C have maps, of the package's own or made by SwiftPM.
    let maps = ["checkouts", "debug"].flatMap { name -> [String] in
      let place = folder.appending(path: ".build/\(name)").resolvingSymlinksInPath()
      let paths = FileManager.default.enumerator(atPath: place.path)
      return (paths?.compactMap { $0 as? String } ?? [])
        .filter { $0.hasSuffix("/module.modulemap") && !$0.contains("Tests/") }
        .map { place.appending(path: $0).path }.sorted()
    }
    flags =
      ["-I", build.appending(path: "Modules").path]
      + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
  }

  /// Writes a package that needs all products that the project uses.
  private static func write(_ packages: [RemotePackage], to folder: URL) throws {
    let sources = folder.appending(path: "Sources/Fetched")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    try Data().write(to: sources.appending(path: "Fetched.swift"))
    let manifest = """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "Fetched",
        dependencies: [
      \(packages.map { "    \($0.dependency),\n" }.joined())  ],
        targets: [
          .target(
            name: "Fetched",
            dependencies: [
      \(packages.flatMap(\.productDependencies).map { "        \($0),\n" }.joined())      ])
        ])

      """
    try Data(manifest.utf8).write(to: folder.appending(path: "Package.swift"))
  }
}

/// A package that a project fetches.
package struct RemotePackage: Hashable, Sendable {
  /// The name, which SwiftPM takes from the address.
  package let name: String
  /// The dependency, as a manifest has it.
  package let dependency: String
  /// The products that the project uses, sorted.
  package internal(set) var products: [String] = []

  /// The products as dependencies of a target.
  package var productDependencies: [String] {
    products.map { ".product(name: \"\($0)\", package: \"\(name)\")" }
  }

  /// Reads a reference in an Xcode project; `nil` if its parts are not those of an address.
  init?(_ object: [String: Any]) {
    let requirement = object["requirement"] as? [String: Any] ?? [:]
    func text(_ key: String) -> String {
      let text = (requirement[key] as? String ?? "")
      return "\""
        + text.filter { $0.isASCII && ($0.isLetter || $0.isNumber || "._-+/".contains($0)) }
        + "\""
    }
    guard let url = object["repositoryURL"] as? String, !url.contains("\""), !url.contains("\\"),
      !url.contains(where: \.isNewline),
      let last = url.split(whereSeparator: { "/:".contains($0) }).last
    else { return nil }
    name = String(last.hasSuffix(".git") ? last.dropLast(4) : last)
    let range =
      switch requirement["kind"] as? String {
      case "upToNextMinorVersion": ".upToNextMinor(from: \(text("minimumVersion")))"
      case "exactVersion": "exact: \(text("version"))"
      case "versionRange": "\(text("minimumVersion"))..<\(text("maximumVersion"))"
      case "branch": "branch: \(text("branch"))"
      case "revision": "revision: \(text("revision"))"
      default: "from: \(text("minimumVersion"))"
      }
    dependency = ".package(url: \"\(url)\", \(range))"
  }

  /// Creates a package from the arguments of its declaration in a manifest, by their labels; `nil` if
  /// they have no address or no requirement that can be read.
  init?(declaration values: [String: String]) {
    let kinds = [
      ("from", "upToNextMajorVersion", "minimumVersion"),
      ("upToNextMajor", "upToNextMajorVersion", "minimumVersion"),
      ("upToNextMinor", "upToNextMinorVersion", "minimumVersion"),
      ("exact", "exactVersion", "version"), ("branch", "branch", "branch"),
      ("revision", "revision", "revision"),
    ]
    guard let url = values["url"], let kind = kinds.first(where: { values[$0.0] != nil }) else {
      return nil
    }
    let requirement = ["kind": kind.1, kind.2: values[kind.0] ?? ""]
    self.init(["repositoryURL": url, "requirement": requirement])
  }
}
