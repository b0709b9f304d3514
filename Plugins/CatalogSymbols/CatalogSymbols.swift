// Has the symbols of a target's catalogs written before the target is compiled.

import Foundation
import PackagePlugin

@main struct CatalogSymbols: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let tool = try context.tool(named: "catalog-symbols").url
    func command(_ catalogs: [URL], _ name: String, inputs: [URL]) -> Command {
      let output = context.pluginWorkDirectoryURL.appending(path: "Generated\(name).swift")
      return .buildCommand(
        displayName: "Symbols of \(catalogs.map(\.lastPathComponent).joined(separator: ", "))",
        executable: tool, arguments: (catalogs + [output]).map(\.path), inputFiles: inputs,
        outputFiles: [output])
    }
    // Catalogs of one name are one table: their symbols are members of one extension or enumeration.
    let catalogs = Set(module.sourceFiles.flatMap { files(in: $0.url, endingIn: "xcstrings") })
    let tables = Dictionary(grouping: catalogs.sorted { $0.path < $1.path }) {
      $0.deletingPathExtension().lastPathComponent
    }
    var commands = tables.sorted { $0.key < $1.key }.map { table, catalogs in
      command(catalogs, "StringSymbols_\(table)", inputs: catalogs)
    }
    // Several asset catalogs are one, as in Xcode: most have an AccentColor. The folder may be a link.
    let folder = module.directoryURL.resolvingSymlinksInPath()
    let assets = files(in: folder, endingIn: "xcassets")
    if !assets.isEmpty {
      let inputs = assets.flatMap { files(in: $0, endingIn: "json") }
      commands.append(command(assets, "AssetSymbols", inputs: inputs))
    }
    return commands
  }

  /// Returns a file with an extension, or those in a folder, sorted.
  private func files(in url: URL, endingIn ending: String) -> [URL] {
    if url.pathExtension == ending { return [url] }
    guard url.pathExtension.isEmpty || url.pathExtension == "xcassets" else { return [] }
    let files = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix("." + ending) }.sorted().map { url.appending(path: $0) }
  }
}
