// Writes the package that compiles the intents of an existing project.

import Foundation
import ProjectReading

/// The files of a package with the App Intents of a project, a shell on them and a test.
struct ProjectPackage {
  /// The sources that the package compiles.
  let selection: SourceSelection
  /// The location of Behest.
  let behest: BehestPlace
  /// The packages that the project fetches and that the package depends on too.
  let fetched: FetchedPackages
  /// The folder of the package when it is not the project's: the sources are linked into it.
  let linkedFolder: URL?

  /// The name of the app's module.
  var name: String {
    // Nobody imports an extension, and phrases call it by its app.
    let name = app.name
    let taken = behest.targets.contains { $0.lowercased() == name.lowercased() }
    return taken ? name + "App" : name
  }

  /// The files to write, in the order of their paths.
  var files: [AppTemplate.File] {
    let absent = absentModules.map {
      AppTemplate.File(
        path: "Linux/Absent/\($0)/\($0).swift",
        text: "// Stands in for \($0): sources import it, and use nothing of it on Linux.\n")
    }
    let info = infoList.map { AppTemplate.File(path: "Linux/Info.plist", text: $0) }
    return [
      AppTemplate.File(path: "Package.swift", text: manifest), info,
      AppTemplate.File(path: "Linux/main.swift", text: shell),
      AppTemplate.File(path: "LinuxTests/\(name)PhraseTests.swift", text: test),
    ].compactMap { $0 } + absent
  }

  /// The module of the app itself, also where the intents are in an extension of it.
  private var app: ProjectModule {
    guard selection.app.kind == .appExtension else { return selection.app }
    return selection.project.modules.first { $0.kind == .application } ?? selection.app
  }

  /// The name that phrases call the app by.
  private var spokenName: String { app.settings.displayName ?? name }

  /// The Info.plist that Xcode makes from the build settings; `nil` where they state nothing.
  private var infoList: String? {
    let info = app.settings.info
    guard !info.isEmpty,
      let data = try? PropertyListSerialization.data(
        fromPropertyList: info, format: .xml, options: 0)
    else { return nil }
    return String(decoding: data, as: UTF8.self)
  }

  /// The links to write, from their paths to the files and folders of the project.
  var links: [(path: String, target: String)] {
    guard let linkedFolder else { return [] }
    let up = selection.project.folder.path(from: linkedFolder)
    return roots.map { ($0, up + "/" + $0) }
  }

  /// The entries of the project's folder with sources or resources of the package, sorted.
  private var roots: [String] {
    let paths =
      selection.included.map(\.path)
      + selection.order.flatMap { selection.resources(of: $0) + catalogs(of: $0) }
    return Set(paths.compactMap { $0.split(separator: "/").first.map(String.init) }).sorted()
  }

  private var absentModules: [String] {
    Set(selection.order.flatMap { selection.absentModules(of: $0.name) }).sorted()
  }

  /// The asset catalogs that a module has symbols of.
  private func catalogs(of module: ProjectModule) -> [String] {
    selection.symbols[module.name] == nil ? [] : module.assetCatalogs
  }
}

// MARK: Manifest

extension ProjectPackage {
  private var manifest: String {
    let targets =
      absentTargets + selection.order.map(target) + [
        """
            .executableTarget(
              name: \(quoted(name + "Shell")),
              dependencies: [\(quoted(name)), \(product("AppShell"))],
              path: "Linux"\(apart.isEmpty ? "" : ",\n      exclude: " + list(apart.map(quoted)))),
        """,
        """
            .testTarget(
              name: \(quoted(name + "LinuxTests")),
              dependencies: [\(quoted(name)), \(product("AppIntentsTesting"))],
              path: "LinuxTests"),
        """,
      ]
    return """
      // swift-tools-version: 6.2
      // The App Intents of \(selection.project.name) on Linux, a shell on them and a test.

      import PackageDescription

      let package = Package(
        name: \(quoted(name)),
        dependencies: [
          \(dependencies.joined(separator: ",\n    "))
        ],
        targets: [
      \(targets.joined(separator: "\n"))
        ]
      )

      // Apple's names for Behest's modules, such as SwiftUI.
      for target in package.targets where [.regular, .executable, .test].contains(target.type) {
        let names = "\(behest.root)/Sources/Apple"
        target.swiftSettings =
          (target.swiftSettings ?? []) + [.unsafeFlags(["-I\\(names)", "@\\(names)/names.flags"])]
      }

      """
  }

  private var dependencies: [String] {
    [behest.dependency + ", traits: [\"Macros\", \"WholeModules\"])"]
      + fetched.packages.map(\.dependency)
  }

  private func product(_ name: String) -> String {
    ".product(name: \"\(name)\", package: \"\(behest.package)\")"
  }

  /// The entries of the folder of the shell that are no part of it.
  private var apart: [String] {
    (absentModules.isEmpty ? [] : ["Absent"]) + (infoList == nil ? [] : ["Info.plist"])
  }

  private var absentTargets: [String] {
    guard !absentModules.isEmpty else { return [] }
    return ["    // Empty: what the sources import and do not use on Linux."]
      + absentModules.map { "    .target(name: \"Absent\($0)\", path: \"Linux/Absent/\($0)\")," }
  }

  private func target(_ module: ProjectModule) -> String {
    let isApp = module.name == selection.app.name
    let files = selection.files(of: module.name)
    let resources = selection.resources(of: module)
    let folder = SourceSelection.commonFolder(of: files + resources + catalogs(of: module))
    let absent = selection.absentModules(of: module.name)
    var dependencies = [product("AppIntents")]
    dependencies += (selection.dependencies(of: module.name) + absent.map { "Absent" + $0 })
      .map(quoted)
    if !selection.imports(of: module.name).isDisjoint(with: fetched.modules) {
      dependencies += fetched.packages.flatMap(\.productDependencies)
    }
    let excluded = excluded(in: folder, but: files + resources)
    var lines = [
      "name: \(quoted(isApp ? name : module.name))",
      "dependencies: " + list(dependencies),
      "path: \(quoted(folder.isEmpty ? "." : folder))",
    ]
    if !excluded.isEmpty { lines.append("exclude: " + list(excluded.map(quoted))) }
    if !resources.isEmpty {
      let inside = resources.map { $0.dropFirst(folder.isEmpty ? 0 : folder.count + 1) }
      lines.append("resources: " + list(inside.map { ".copy(\(quoted(String($0))))" }))
    }
    lines.append("swiftSettings: " + list(settings(of: module, absent)))
    if selection.symbols[module.name] != nil {
      let plugin = ".plugin(name: \"CatalogSymbols\", package: \"\(behest.package)\")"
      lines.append("plugins: [\(plugin)]")
    }
    return "    .target(\n      " + lines.joined(separator: ",\n      ") + "),"
  }

  private func settings(of module: ProjectModule, _ absent: [String]) -> [String] {
    let settings = module.settings
    var words = [".swiftLanguageMode(.v\(settings.languageMode))"]
    if settings.isMainActorByDefault { words.append(".defaultIsolation(MainActor.self)") }
    words += settings.features.map { ".enableUpcomingFeature(\(quoted($0)))" }
    words += settings.defines.map { ".define(\(quoted($0)))" }
    if selection.entry(of: module.name) != nil {
      // The program begins in `Linux/main.swift`; the linker allows one `main`.
      let flags = ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "\(name)_main"]
      words.append(".unsafeFlags([\(flags.map(quoted).joined(separator: ", "))])")
    }
    if selection.loadsURLs(module.name) {
      words.append(
        ".unsafeFlags([\(CompilerCheck.networkingImport.map(quoted).joined(separator: ", "))])")
    }
    words += absent.map { ".unsafeFlags([\"-module-alias\", \"\($0)=Absent\($0)\"])" }
    return words
  }

  /// Returns what a folder has beside files, relative to it: whole folders where none is in them.
  private func excluded(in folder: String, but files: [String]) -> [String] {
    let kept = Set(files)
    let prefix = folder.isEmpty ? "" : folder + "/"
    var found: [String] = []
    func visit(_ path: String) {
      if kept.contains(path) { return }
      guard kept.contains(where: { $0.hasPrefix(path + "/") }) else {
        found.append(String(path.dropFirst(prefix.count)))
        return
      }
      for entry in entries(of: path) { visit(path + "/" + entry) }
    }
    for entry in entries(of: folder) { visit(prefix + entry) }
    return found
  }

  private func entries(of folder: String) -> [String] {
    let url = selection.project.folder.appending(path: folder)
    var names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    if folder.isEmpty {
      if linkedFolder != nil { names = roots }
      names = Set(names).union(["Linux", "LinuxTests"]).subtracting(["Package.swift"]).sorted()
    }
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }

  private func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  /// Returns an array of the manifest, on one line if it fits.
  private func list(_ items: [String]) -> String {
    let line = "[" + items.joined(separator: ", ") + "]"
    guard line.count > 76 else { return line }
    return "[\n" + items.map { "        \($0)," }.joined(separator: "\n") + "\n      ]"
  }
}

// MARK: Program and test

extension ProjectPackage {
  /// The closure that registers dependencies, to be filled in; empty where there are none.
  private func launch(indent: String) -> String {
    let lines = selection.registrations.filter(\.lacking.isEmpty).flatMap { place in
      ["\(place.source.path):\(place.registration.line):"]
        + place.registration.statements.map { "  " + $0 }
    }
    guard !lines.isEmpty else { return "" }
    let request = "Register here what the app does, after a testable import of \(name):"
    let comment = ([request] + lines).map { "\(indent)  // \($0)\n" }.joined()
    return " {\n\(comment)\(indent)}"
  }

  private var shell: String {
    """
    // The shell on this app alone, for Linux.

    import AppShell

    await AppShell.open("\(name)")\(launch(indent: ""))

    """
  }

  /// The App Shortcuts of the package, in the order of their files.
  var shortcuts: [DeclaredShortcut] {
    selection.included.sorted { $0.path < $1.path }
      .flatMap { selection.outlines[$0]?.shortcuts ?? [] }
  }

  /// A phrase to say first: one without parameters if there is one.
  var firstPhrase: String? {
    shortcuts.lazy.flatMap(\.phrases).filter { $0.contains("\\(.applicationName)") }
      .map { $0.replacing("\\(.applicationName)", with: spokenName) }
      .first { !$0.contains("\\") && !$0.contains("\"") && !$0.contains(where: \.isNewline) }
  }

  private var test: String {
    var body = """
          let phrases = await app.phrases()
          #expect(!phrases.isEmpty)
      """
    var title = "its phrases are known"
    if let firstPhrase {
      title = "a phrase is understood"
      body = """
            // Without anything stored the app may have nothing to do; it has understood all the same.
            let turn = await app.say("\(firstPhrase)")
            #expect(turn.end != .nothingMatched, "\\(turn)")
        """
    } else if let intent = shortcuts.lazy.compactMap(\.intent).first ?? selection.firstIntent {
      title = "an intent is found by its name"
      body = """
            let definitions = IntentDefinitions(bundleIdentifier: "\(name)")
            // This throws for a name that is unknown; what the intent says depends on what is stored.
            try await app.run(definitions.intents["\(intent)"].makeIntent())
        """
    }
    return """
      // A first conversation with \(name).

      import AppIntentsTesting
      import Testing

      @Suite struct \(name)PhraseTests {
        @Test func `\(title)`() async throws {
          let app = try await AppConversation("\(name)")\(launch(indent: "    "))
      \(body)
        }
      }

      """
  }
}
