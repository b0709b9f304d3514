// Makes the symbols that Xcode, and here the plugin CatalogSymbols, makes of a module's catalogs.

import Foundation
import SymbolWriting

/// The symbols of a module's string and asset catalogs.
package struct CatalogSymbols: Sendable {
  /// The files with the symbols, one for each string catalog and one for all asset catalogs.
  let files: [(name: String, source: String)]
  /// The names of the symbols.
  let names: Set<String>

  /// Creates the symbols of a module in a folder; those of a catalog that is broken are left out.
  init(of module: ProjectModule, in folder: URL) {
    // Catalogs of one name are one table, as the plugin has it.
    let tables = Dictionary(grouping: module.stringCatalogs) {
      folder.appending(path: $0).deletingPathExtension().lastPathComponent
    }
    var files = tables.sorted { $0.key < $1.key }.map { table, catalogs in
      var symbols = StringSymbols(table: table)
      for path in catalogs {
        guard let data = FolderListing.contents(of: folder.appending(path: path)) else { continue }
        try? symbols.add(catalog: data)
      }
      return (name: "StringSymbols_\(table).swift", source: symbols.source)
    }
    if !module.assetCatalogs.isEmpty {
      let catalogs = module.assetCatalogs.map { folder.appending(path: $0) }
      files.append(("AssetSymbols.swift", AssetSymbols(catalogs: catalogs).source))
    }
    self.files = files
    names = files.reduce(into: []) { names, file in
      let outline = SwiftOutline(Array(file.source.utf8), on: CompilationConditions(modules: []))
      names.formUnion(outline.extended.values.joined())
    }
  }
}

extension ProjectModule {
  /// The string catalogs, sorted.
  package var stringCatalogs: [String] {
    resources.filter { $0.hasSuffix(".xcstrings") }.sorted()
  }

  /// The asset catalogs, which are folders.
  package var assetCatalogs: [String] { resources.filter { $0.hasSuffix(".xcassets") } }
}
