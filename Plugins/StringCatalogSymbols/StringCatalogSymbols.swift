// Has the symbols of a target's String Catalogs written before the target is compiled.

import Foundation
import PackagePlugin

@main struct StringCatalogSymbols: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let tool = try context.tool(named: "catalog-symbols").url
    var tables: Set<String> = []
    return module.sourceFiles.flatMap { catalogs(at: $0.url) }.compactMap { catalog in
      let table = catalog.deletingPathExtension().lastPathComponent
      guard tables.insert(table).inserted else { return nil }
      let output = context.pluginWorkDirectoryURL
        .appending(path: "GeneratedStringSymbols_\(table).swift")
      return .buildCommand(
        displayName: "Symbols of \(catalog.lastPathComponent)", executable: tool,
        arguments: [catalog.path, output.path], inputFiles: [catalog], outputFiles: [output])
    }
  }

  /// Returns a file that is a String Catalog, or those in a folder of resources.
  private func catalogs(at url: URL) -> [URL] {
    if url.pathExtension == "xcstrings" { return [url] }
    guard url.pathExtension.isEmpty else { return [] }
    let files = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".xcstrings") }.sorted().map { url.appending(path: $0) }
  }
}
