// Asks the Swift compiler whether it accepts a choice of sources.

package import Foundation

/// A check of sources by `swiftc`, beside the modules of a checkout of Behest that has been built.
package struct CompilerCheck {
  private let project: URL
  private let flags: [String]
  private let modules: URL
  private let patience: Duration
  private let deadline: ContinuousClock.Instant

  /// Creates a check with the modules of a checkout; `nil` if nothing has been built there.
  ///
  /// - Parameters:
  ///   - checkout: The root of the checkout.
  ///   - project: The folder that the paths of sources are relative to.
  ///   - scratch: A folder for the modules of the project.
  ///   - fetched: The packages whose modules there are as well.
  ///   - patience: The time that the compiler has for everything.
  package init?(
    checkout: URL, project: URL, scratch: URL, fetched: FetchedPackages? = nil,
    patience: Duration = .seconds(600)
  ) {
    self.project = project
    modules = scratch
    self.patience = patience
    deadline = .now + patience
    let builds = ["release", "debug"].map { checkout.appending(path: ".build/\($0)") }.filter {
      FileManager.default.fileExists(
        atPath: $0.appending(path: "Modules/AppIntents.swiftmodule").path)
    }
    let newest = builds.max { Self.date($0) < Self.date($1) }
    guard let newest else { return nil }
    let tool = newest.appending(path: "AppIntentsMacros-tool").path
    var flags = [
      "-I", newest.appending(path: "Modules").path, "-I", scratch.path,
      "-I", checkout.appending(path: "Sources/C/CAppleNames").path,
      "-I", checkout.appending(path: "Sources/Apple").path,
      "@" + checkout.appending(path: "Sources/Apple/names.flags").path,
    ]
    if FileManager.default.fileExists(atPath: tool) {
      flags += ["-load-plugin-executable", tool + "#AppIntentsMacros"]
    }
    self.flags = flags + (fetched?.flags ?? [])
  }

  private static func date(_ build: URL) -> Date {
    let module = build.appending(path: "Modules/AppIntents.swiftmodule")
    let values = try? module.resourceValues(forKeys: [.contentModificationDateKey])
    return values?.contentModificationDate ?? .distantPast
  }

  /// Compiles the files of a module as far as errors are found, and keeps the module.
  ///
  /// - Returns: The errors, in the order in which the compiler reports them.
  /// - Throws: The reason why no compiler can be started.
  package func messages(
    of module: ProjectModule, in selection: SourceSelection
  ) throws -> [CompilerMessage] {
    let settings = module.settings
    let files = selection.files(of: module.name)
    var words = ["swiftc"] + files.map { project.appending(path: $0).path }
    words += try madeFiles(of: module, in: selection)
    words += ["-module-name", module.name, "-swift-version", String(settings.languageMode)]
    words += ["-parse-as-library", "-wmo", "-Onone", "-enable-testing", "-DDEBUG"]
    words += ["-suppress-warnings", "-diagnostic-style", "llvm"]
    // One expression may otherwise take ten minutes; the file is refused for it instead.
    words += ["-Xfrontend", "-solver-expression-time-threshold=20"]
    if settings.isMainActorByDefault { words += ["-default-isolation", "MainActor"] }
    words += settings.features.flatMap { ["-enable-upcoming-feature", $0] }
    words += settings.defines.map { "-D" + $0 } + flags
    for absent in selection.absentModules(of: module.name) {
      words += ["-module-alias", "\(absent)=Absent\(absent)"]
      try makeEmptyModule("Absent" + absent)
    }
    if selection.loadsURLs(module.name) { words += Self.networkingImport }
    // A module is written once its sources have no error of type; then what the compiler finds in
    // the flow of the code is looked for as well.
    let steps = [
      ["-emit-module", "-o", modules.appending(path: module.name + ".swiftmodule").path],
      ["-emit-sil", "-o", "/dev/null"],
    ]
    for step in steps {
      let errors = try run(words + step)
      if !errors.isEmpty { return errors }
    }
    return []
  }

  /// The flags that import the part of Foundation that loads from URLs.
  package static let networkingImport = [
    "-Xfrontend", "-import-module", "-Xfrontend", "FoundationNetworking",
  ]

  /// The declaration that SwiftPM adds to a module with resources.
  private static let bundleAccessor = """
    import Foundation
    extension Foundation.Bundle { static nonisolated var module: Bundle { .main } }

    """

  /// Writes the sources that a build makes for a module, and returns their paths: the symbols of its
  /// catalogs, and `Bundle.module`.
  private func madeFiles(
    of module: ProjectModule, in selection: SourceSelection
  ) throws -> [String] {
    let folder = modules.appending(path: module.name + "Made")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var files = selection.symbols[module.name]?.files ?? []
    if selection.namesModuleBundle(module.name), !selection.resources(of: module).isEmpty {
      files.append(("resource_bundle_accessor.swift", Self.bundleAccessor))
    }
    return try files.map { name, source in
      let place = folder.appending(path: name)
      try Data(source.utf8).write(to: place)
      return place.path
    }
  }

  private func makeEmptyModule(_ name: String) throws {
    let place = modules.appending(path: name + ".swiftmodule").path
    guard !FileManager.default.fileExists(atPath: place) else { return }
    let source = modules.appending(path: name + ".swift")
    try Data().write(to: source)
    _ = try run([
      "swiftc", "-emit-module", "-parse-as-library", "-module-name", name,
      source.path, "-o", place,
    ])
  }

  private func run(_ words: [String]) throws -> [CompilerMessage] {
    guard let run = try ToolRun(words, before: deadline) else {
      let limit = "it took more than \(patience.components.seconds) seconds."
      return [CompilerMessage(path: "", line: 0, text: limit)]
    }
    guard !run.isSuccess else { return [] }
    let base = project.path.hasSuffix("/") ? project.path : project.path + "/"
    var found: [CompilerMessage] = []
    // An error in what a macro expands to is one at the place of the macro.
    var expanded: String?
    for line in run.lines {
      guard let match = line.firstMatch(of: /^(\/.+?):(\d+):\d+: (error|note): (.*)$/) else {
        continue
      }
      let isNote = match.3 == "note"
      guard !isNote || match.4.hasPrefix("in expansion of macro") else { continue }
      guard match.1.hasPrefix(base) else {
        if !isNote { expanded = String(match.4) }
        continue
      }
      guard let message = isNote ? expanded : String(match.4) else { continue }
      expanded = nil
      found.append(
        CompilerMessage(
          path: String(match.1.dropFirst(base.count)), line: Int(match.2) ?? 1,
          text: message.trimmingCharacters(in: .whitespaces)))
    }
    let other = run.lines.first { $0.contains("error:") }
    return found.isEmpty
      ? [CompilerMessage(path: "", line: 0, text: String(other ?? "swiftc failed"))] : found
  }
}
