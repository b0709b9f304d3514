// Writes the symbols of a string catalog or asset catalogs: catalog-symbols CATALOG… OUTPUT.

import Foundation
import SymbolWriting

let arguments = CommandLine.arguments.dropFirst().map { URL(filePath: $0) }
guard let output = arguments.last, let catalog = arguments.dropLast().first else {
  FileHandle.standardError.write(Data("usage: catalog-symbols CATALOG… OUTPUT\n".utf8))
  exit(64)
}
do {
  let source =
    catalog.pathExtension == "xcassets"
    ? AssetSymbols(catalogs: arguments.dropLast()).source
    : try StringSymbols(
      readingCatalog: Data(contentsOf: catalog),
      table: catalog.deletingPathExtension().lastPathComponent
    ).source
  try Data(source.utf8).write(to: output)
} catch {
  // Xcode's form, which SwiftPM points out.
  FileHandle.standardError.write(Data("\(catalog.path):1:1: error: \(error)\n".utf8))
  exit(1)
}
