// Reads the outlines of a project's files.

import Foundation

/// Reads the outlines of files, each once for the same conditions.
struct OutlineReader {
  private let folder: URL
  private let modules: Set<String>
  private var read: [CompilationConditions: [String: SwiftOutline]] = [:]

  init(_ project: Project, available: Set<String>) {
    folder = project.folder
    modules = available.union(project.modules.map(\.name))
  }

  /// Returns the outlines of a module's files that can be read, as its settings have them compiled.
  mutating func outlines(of module: ProjectModule) -> [String: SwiftOutline] {
    let conditions = CompilationConditions(
      modules: modules, defined: Set(module.settings.defines).union(["DEBUG"]),
      languageMode: module.settings.languageMode)
    var found: [String: SwiftOutline] = [:]
    for path in module.sources {
      let data = FolderListing.contents(of: folder.appending(path: path))
      let outline =
        read[conditions]?[path] ?? data.map { SwiftOutline(Array($0), on: conditions) }
      read[conditions, default: [:]][path] = outline
      found[path] = outline
    }
    return found
  }
}
