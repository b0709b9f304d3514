// Reads the targets of the Swift packages in a project's folder from their manifests.

import Foundation

/// The modules of the packages inside a folder.
///
/// The manifests are read, not run: of a target its name, its path and its settings are needed, and
/// a package for iOS has dependencies that nobody wants to fetch for that.
enum PackageSources {
  /// Returns the modules of all packages at a place in a folder; manifests in examples and tests
  /// count too.
  static func all(at place: String, in folder: URL) -> [ProjectModule] {
    packages(at: place, in: folder).flatMap { modules(of: $0, in: folder) }
  }

  /// Returns the packages that all packages at a place in a folder fetch, with the products that they
  /// use.
  static func fetched(at place: String, in folder: URL) -> [RemotePackage] {
    packages(at: place, in: folder).flatMap { path -> [RemotePackage] in
      guard let manifest = manifest(in: folder.appending(path: path)) else { return [] }
      let products = calls(of: "product", in: manifest)
      return calls(of: "package", in: manifest).compactMap { values in
        guard var package = RemotePackage(declaration: values) else { return nil }
        let names = [package.name, values["name"]].compactMap { $0?.lowercased() }
        package.products = Set(
          products.filter { names.contains($0["package"]?.lowercased() ?? "") }
            .compactMap(\.["name"]).filter { $0 == $0.asModuleName }
        ).sorted()
        return package.products.isEmpty ? nil : package
      }
    }
  }

  /// Returns the paths of all packages at a place in a folder, each empty or with a slash at its end.
  private static func packages(at place: String, in folder: URL) -> [String] {
    let prefix = place.isEmpty ? "" : place + "/"
    return FolderListing.files(in: folder.appending(path: place))
      .filter { $0 == "Package.swift" || $0.hasSuffix("/Package.swift") }
      .map { prefix + $0.dropLast("Package.swift".count) }
  }

  /// Returns the folders of packages that are not in a folder, and of those that they depend on by a
  /// path.
  static func folders(from places: [URL], notIn folder: URL) -> [URL] {
    var found: [URL] = []
    var queue = places.map(\.standardizedFileURL)
    while let place = queue.popLast(), found.count < 100 {
      guard !FolderListing.contains(folder.standardizedFileURL, place), !found.contains(place),
        let manifest = manifest(in: place)
      else { continue }
      found.append(place)
      queue += calls(of: "package", in: manifest).compactMap(\.["path"]).map {
        place.appending(path: $0).standardizedFileURL
      }
    }
    return found.sorted { $0.path < $1.path }
  }

  /// Returns the names of the modules of a package.
  static func names(in folder: URL) -> [String] {
    let manifest = manifest(in: folder)
    return manifest.map { targets($0).map(\.name.asModuleName) } ?? []
  }

  private static func manifest(in folder: URL) -> SwiftTokens? {
    FolderListing.contents(of: folder.appending(path: "Package.swift")).map {
      SwiftTokens(Array($0), on: CompilationConditions(modules: []))
    }
  }

  /// Returns the modules of a package at a path that is empty or ends with a slash.
  private static func modules(of path: String, in folder: URL) -> [ProjectModule] {
    let url = folder.appending(path: path + "Package.swift")
    guard let data = FolderListing.contents(of: url) else { return [] }
    let source = SwiftTokens(Array(data), on: CompilationConditions(modules: []))
    let text = String(decoding: data, as: UTF8.self)
    // A package that was written for this very purpose is no part of the project.
    if text.contains("/names.flags") { return [] }
    var settings = ModuleSettings()
    let tools = text.prefixMatch(of: /\/\/\s*swift-tools-version:\s*(\d+)/)?.1
    settings.languageMode = tools.flatMap { Int($0) } ?? 5 >= 6 ? 6 : 5
    if text.contains(/swiftLanguage(?:Mode|Version)s?[^\n]*\.v5/) { settings.languageMode = 5 }
    settings.isMainActorByDefault = text.contains(".defaultIsolation(MainActor.self)")
    settings.features = Set(
      text.matches(of: /enableUpcomingFeature\(\s*"(\w+)"/).map { String($0.1) }
    ).sorted()
    let targets = targets(source)
    return targets.compactMap { name, place in
      // The only target of a package may have all of its sources.
      let places =
        place.map { [$0] } ?? ["Sources/\(name)", "Source/\(name)", "src/\(name)"]
        + (targets.count == 1 ? ["Sources"] : [])
      let files = places.lazy.map { place -> [String] in
        guard let inside = FolderListing.path(path + place, in: folder) else { return [] }
        let prefix = inside.isEmpty ? "" : inside + "/"
        return FolderListing.files(in: folder.appending(path: inside)).map { prefix + $0 }
      }.first { !$0.isEmpty }
      return files.map {
        ProjectModule(name: name.asModuleName, kind: .library, files: $0, settings: settings)
      }
    }
  }

  /// Returns the names and the paths of a manifest's targets.
  private static func targets(_ source: SwiftTokens) -> [(name: String, path: String?)] {
    // A name in a list of dependencies, `.target(name: "Model")`, has no folder of its own.
    let found = calls(of: "target", in: source).compactMap { values in
      values["name"].map { ($0, values["path"]) }
    }
    var seen: Set<String> = []
    let withPath = found.filter { $0.1 != nil } + found
    return withPath.filter { seen.insert($0.0).inserted }
  }

  /// Returns the texts by their labels of each call of a member with a name: `.target(name: "A")`; the
  /// text in a call among the arguments has the name of that: `.upToNextMinor(from: "1.0.0")`.
  private static func calls(of name: String, in source: SwiftTokens) -> [[String: String]] {
    let tokens = source.tokens
    var found: [[String: String]] = []
    for index in tokens.indices.dropFirst().dropLast(2)
    where source.text(tokens[index]) == name && source.text(tokens[index - 1]) == "."
      && source.text(tokens[index + 1]) == "("
    {
      var depth = 0
      var label = ""
      var values: [String: String] = [:]
      for place in (index + 1)..<min(tokens.count, index + 2000) {
        let text = source.text(tokens[place])
        switch (tokens[place].kind, text) {
        case (.mark, "("), (.mark, "["): depth += 1
        case (.mark, ")"), (.mark, "]"): depth -= 1
        case (.word, _) where depth == 1: label = text
        case (.text, _) where depth <= 2 && values[label] == nil: values[label] = text
        default: break
        }
        if depth == 0 { break }
      }
      found.append(values)
    }
    return found
  }
}
