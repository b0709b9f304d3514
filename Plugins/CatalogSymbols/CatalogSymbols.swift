// Has the symbols of a target's catalogs written before the target is compiled.

import Foundation
import PackagePlugin

@main struct CatalogSymbols: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let tool = try context.tool(named: "catalog-symbols").url
    func command(_ catalog: URL, _ kind: String, inputs: [URL]) -> Command {
      let name = catalog.deletingPathExtension().lastPathComponent
      let output = context.pluginWorkDirectoryURL
        .appending(path: "Generated\(kind)Symbols_\(name).swift")
      return .buildCommand(
        displayName: "Symbols of \(catalog.lastPathComponent)", executable: tool,
        arguments: [catalog.path, output.path], inputFiles: inputs, outputFiles: [output])
    }
    var names: Set<String> = []
    let strings = module.sourceFiles.flatMap { files(in: $0.url, endingIn: "xcstrings") }
    let assets = files(in: module.directoryURL, endingIn: "xcassets")
    return (strings + assets).compactMap { catalog in
      guard names.insert(catalog.lastPathComponent).inserted else { return nil }
      if catalog.pathExtension == "xcstrings" {
        return command(catalog, "String", inputs: [catalog])
      }
      return command(catalog, "Asset", inputs: files(in: catalog, endingIn: "json"))
    }
  }

  /// Returns a file with an extension, or those in a folder, sorted.
  private func files(in url: URL, endingIn ending: String) -> [URL] {
    if url.pathExtension == ending { return [url] }
    guard url.pathExtension.isEmpty || url.pathExtension == "xcassets" else { return [] }
    let files = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix("." + ending) }.sorted().map { url.appending(path: $0) }
  }
}
