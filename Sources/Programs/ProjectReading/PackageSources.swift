// Reads the targets of the Swift packages in a project's folder from their manifests.

import Foundation

/// The modules of the packages inside a folder.
///
/// The manifests are read, not run: of a target its name, its path and its settings are needed, and
/// a package for iOS has dependencies that nobody wants to fetch for that.
enum PackageSources {
  /// Returns the modules of all packages in a folder; manifests in examples and tests count too.
  static func all(in folder: URL) -> [ProjectModule] {
    FolderListing.files(in: folder)
      .filter { $0 == "Package.swift" || $0.hasSuffix("/Package.swift") }
      .flatMap { modules(of: String($0.dropLast("Package.swift".count)), in: folder) }
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
    return targets(source).compactMap { name, place in
      let places = place.map { [$0] } ?? ["Sources/\(name)", "Source/\(name)", "src/\(name)"]
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
    let tokens = source.tokens
    var found: [(String, String?)] = []
    for index in tokens.indices.dropFirst().dropLast(2)
    where source.text(tokens[index]) == "target" && source.text(tokens[index - 1]) == "."
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
        case (.text, _) where depth == 1 && values[label] == nil: values[label] = text
        default: break
        }
        if depth == 0 { break }
      }
      // A name in a list of dependencies, `.target(name: "Model")`, has no folder of its own.
      if let name = values["name"] { found.append((name, values["path"])) }
    }
    var seen: Set<String> = []
    let withPath = found.filter { $0.1 != nil } + found
    return withPath.filter { seen.insert($0.0).inserted }
  }
}
