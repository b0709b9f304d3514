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
    var files = module.stringCatalogs.compactMap { path -> (name: String, source: String)? in
      let url = folder.appending(path: path)
      let table = url.deletingPathExtension().lastPathComponent
      var symbols = StringSymbols(table: table)
      guard let data = FolderListing.contents(of: url), (try? symbols.add(catalog: data)) != nil
      else { return nil }
      return ("StringSymbols_\(table).swift", symbols.source)
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
  /// The string catalogs, one of each table.
  package var stringCatalogs: [String] {
    var seen: Set<Substring> = []
    return resources.filter {
      $0.hasSuffix(".xcstrings") && seen.insert($0.split(separator: "/").last ?? "").inserted
    }
  }

  /// The asset catalogs, which are folders.
  package var assetCatalogs: [String] { resources.filter { $0.hasSuffix(".xcassets") } }
}
